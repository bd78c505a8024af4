import SelfSizing

/// Changes by the same difference for the same reasons, as one row of a table.
struct FoldedChanges {
  /// The contents, widths and text sizes of the changes, by their indices.
  let contents: [Int]
  let widths: [Int]
  let categories: [Int]
  /// One of the changes; all differ from what was recorded as it does.
  let change: HeightChange
  let expected: ClosedRange<Double>
  let actual: ClosedRange<Double>
  let count: Int

  /// The text sizes in spans: `xS–AX5`, or `L, AX1–AX5`.
  func sizes(in measured: TemplateMeasurements) -> String {
    var spans: [ClosedRange<Int>] = []
    for category in categories {
      if let last = spans.last, last.upperBound + 1 == category {
        spans[spans.count - 1] = last.lowerBound...category
      } else {
        spans.append(category...category)
      }
    }
    return spans.map { span in
      let names = [span.lowerBound, span.upperBound].map { measured.categories[$0].headingName }
      return span.count == 1 ? names[0] : names.joined(separator: "–")
    }.joined(separator: ", ")
  }
}

extension TemplateComparison {
  /// The changes of equal differences and reasons together, the largest difference first. A row has
  /// every combination of its contents, widths and sizes.
  var foldedChanges: [FoldedChanges] {
    changes.enumerated().grouped { index, change in
      let reason = index < tracedCount ? change.causes.map(\.text).joined(separator: "; ") : "?"
      return change.difference.signed + reason
    }.flatMap { Self.folded($0.elements.map(\.element)) }
  }

  private static func folded(_ changes: [HeightChange]) -> [FoldedChanges] {
    struct Place: Hashable {
      let width: Int
      let content: Int
    }
    struct Span: Hashable {
      let categories: [Int]
      let contents: [Int]
    }
    let places = Dictionary(grouping: changes) { Place(width: $0.width, content: $0.content) }
    // The contents that changed at the same sizes of a width, then the widths of the same contents.
    var contents: [Int: [[Int]: [Int]]] = [:]
    for (place, changes) in places {
      let categories = changes.map(\.category).sorted()
      contents[place.width, default: [:]][categories, default: []].append(place.content)
    }
    var widths: [Span: [Int]] = [:]
    for (width, spans) in contents {
      for (categories, contents) in spans {
        widths[Span(categories: categories, contents: contents.sorted()), default: []].append(width)
      }
    }
    let rows = widths.map { span, widths in
      let own = widths.sorted().flatMap { width in
        span.contents.flatMap { places[Place(width: width, content: $0)] ?? [] }
      }
      let (expected, actual) = (own.map(\.expected), own.map(\.actual))
      return FoldedChanges(
        contents: span.contents, widths: widths.sorted(), categories: span.categories,
        change: own[0], expected: (expected.min() ?? 0)...(expected.max() ?? 0),
        actual: (actual.min() ?? 0)...(actual.max() ?? 0), count: own.count)
    }
    return rows.sorted { first, second in
      (first.widths[0], first.contents[0], first.categories[0])
        < (second.widths[0], second.contents[0], second.categories[0])
    }
  }
}
