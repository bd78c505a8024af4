import SelfSizing

/// The changed heights of a template that the same constants made.
struct ChangeGroup {
  /// The constants; empty where none made the changes.
  let constants: [ChangedConstant]
  let isTraced: Bool
  /// The changes, the largest first; never empty.
  let changes: [HeightChange]

  /// The cause in words: `text.spacing 4 → 12`.
  var title: String {
    guard isTraced else { return "not traced to a constant" }
    guard !constants.isEmpty else {
      return "without a changed constant: contents, conditions or the measuring changed"
    }
    return constants.map { "\($0.name) \($0.old) → \($0.new)" }.joined(separator: ", ")
  }

  var sites: [DeclarationSite] { constants.map(\.site).distinct }

  /// How many heights, and by how much: `12 heights, +8 to +16 points`.
  var summary: String {
    "\(NumberFormat.counted(changes.count, "height")), \(changes.range) points"
  }

  /// The change that stands for the others: the largest at L, at AX3, or of all.
  func example(in measured: TemplateMeasurements) -> HeightChange {
    for size in [DynamicTypeCategory.large, .accessibilityExtraLarge] {
      let change = changes.first { measured.categories[$0.category] == size }
      if let change { return change }
    }
    return changes[0]
  }
}

extension TemplateComparison {
  /// The changes by their causes, the group with the largest change first.
  var changeGroups: [ChangeGroup] {
    struct Key: Hashable {
      let constants: [ChangedConstant]
      let isTraced: Bool
    }
    return changes.enumerated().grouped {
      Key(constants: $0.element.causes.map(\.constant), isTraced: $0.offset < tracedCount)
    }.map { key, changes in
      ChangeGroup(constants: key.constants, isTraced: key.isTraced, changes: changes.map(\.element))
    }
  }
}

extension [HeightChange] {
  /// The least and greatest difference, `+8 to +16`, or one if they are printed alike.
  var range: String {
    let least = (lazy.map(\.difference).min() ?? 0).signed
    let greatest = (lazy.map(\.difference).max() ?? 0).signed
    return least == greatest ? least : "\(least) to \(greatest)"
  }
}

/// Changes by the same difference for the same reasons, as one row of a table.
struct FoldedChanges {
  let contents: [Int], widths: [Int], categories: [Int]
  /// One of the changes; all differ from what was recorded as it does.
  let change: HeightChange
  let expected: ClosedRange<Double>, actual: ClosedRange<Double>
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
    struct Place: Hashable { let width: Int, content: Int }
    struct Span: Hashable { let categories: [Int], contents: [Int] }
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
