import SelfSizingCells

/// Rewrites a document to what it is under one pair of size classes: masks are carried out, and
/// varied attributes and elements replace the others.
struct VariationResolver {
  let sizeClasses: Device.SizeClasses
  let log: ReadingLog
  /// The elements that masks take out, of the whole document.
  private var removed: Set<String> = []

  init(_ sizeClasses: Device.SizeClasses, _ log: ReadingLog) {
    self.sizeClasses = sizeClasses
    self.log = log
  }

  /// Returns the document without variations, and the ids of the objects that are not installed.
  mutating func resolve(_ root: MarkupElement) -> (root: MarkupElement, removed: Set<String>) {
    (resolved(root), removed)
  }

  /// Recursion is bounded by the depth of elements that the XML reader allows.
  private mutating func resolved(_ element: MarkupElement) -> MarkupElement {
    var element = element
    let variations = variations(of: element)
    element.children.removeAll { $0.name == "variation" }
    if !variations.isEmpty {
      var isExcluded: [String: Bool] = [:]
      for variation in variations { apply(variation, to: &element, &isExcluded) }
      let excluded = Set(isExcluded.filter(\.value).keys)
      removed.formUnion(excluded)
      for index in element.children.indices {
        element.children[index].children.removeAll { child in
          child["id"].map(excluded.contains) ?? false
        }
      }
    }
    for index in element.children.indices {
      element.children[index] = resolved(element.children[index])
    }
    return element
  }

  /// The variations that apply, the more specific ones later.
  private func variations(of element: MarkupElement) -> [MarkupElement] {
    let matching = element.children("variation").enumerated().compactMap { index, variation in
      sizeClasses.match(variation["key"] ?? "").flatMap { match in
        if match.unknown.isEmpty { return (match.specificity, index, variation) }
        log.note(
          .unknown,
          "the variation for \(match.unknown.joined(separator: ", ").shortened) is not known and left out",
          line: variation.line)
        return nil
      }
    }
    return matching.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private func apply(
    _ variation: MarkupElement, to element: inout MarkupElement, _ isExcluded: inout [String: Bool]
  ) {
    for attribute in variation.attributes where attribute.name != "key" {
      element[attribute.name] = attribute.value
    }
    for child in variation.children {
      if child.name == "mask" {
        for entry in child.children {
          if let reference = entry["reference"] { isExcluded[reference] = entry.name == "exclude" }
        }
      } else if let key = child["key"] {
        element.children.removeAll { $0["key"] == key }
        element.children.append(child)
      }
    }
  }
}
