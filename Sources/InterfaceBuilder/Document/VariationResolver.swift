import SelfSizingCells

/// Rewrites a document to what it is under one pair of size classes: masks are carried out, and
/// varied attributes and elements replace the others.
struct VariationResolver {
  let sizeClasses: Device.SizeClasses
  let log: ReadingLog
  private(set) var removed: Set<String> = []

  /// The element without variations. As deep as the XML reader allows.
  mutating func resolved(_ element: MarkupElement) -> MarkupElement {
    var element = element
    let variations = variations(of: element)
    element.children.removeAll { $0.name == "variation" }
    if !variations.isEmpty {
      var isExcluded: [String: Bool] = [:]
      for variation in variations { apply(variation, to: &element, &isExcluded) }
      let excluded = Set(isExcluded.filter(\.value).keys)
      removed.formUnion(excluded)
      for index in element.children.indices {
        element.children[index].children.removeAll { $0["id"].map(excluded.contains) ?? false }
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

extension Device.SizeClasses {
  /// An iPhone held upright. Also used for a class that is unspecified.
  package static let portraitPhone = Self(horizontal: .compact, vertical: .regular)

  /// The number of a variation's traits, and those that are not size classes; nil where one
  /// differs. The key is `default`, or `heightClass=compact-widthClass=regular`.
  fileprivate func match(_ key: String) -> (specificity: Int, unknown: [String])? {
    if key == "default" { return (0, []) }
    let own = [
      "widthClass": horizontal == .regular ? "regular" : "compact",
      "heightClass": vertical == .compact ? "compact" : "regular",
    ]
    let traits = key.split(separator: "-").map(String.init)
    var unknown: [String] = []
    for trait in traits {
      let parts = trait.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2, let value = own[parts[0]] {
        if parts[1] != value { return nil }
      } else {
        unknown.append(trait)
      }
    }
    return (traits.count, unknown)
  }
}
