import SelfSizingAutoLayout

extension CellTemplate {
  /// The names of all items and guides in the order of the tree.
  package var itemNames: [String] { layout.description.elements.map(\.name) }

  /// Returns the template with other names for its unnamed items, for people to read.
  ///
  /// An item is known by a name in code only at its own line: where several are declared in one
  /// line they keep their names.
  ///
  /// - Parameter name: The name that the code gives to a declaration at a site; nil if there is
  ///   none.
  package func namingItems(_ name: (DeclarationSite) -> String?) -> CellTemplate {
    let elements = layout.description.elements
    let sites = Dictionary(elements.filter(\.isItem).map { ($0.site, 1) }, uniquingKeysWith: +)
    guard elements.contains(where: \.isUnnamed) else { return self }
    var layout = layout
    layout.description = layout.description.renaming { element in
      element.isUnnamed && sites[element.site] == 1 ? name(element.site) : nil
    }
    return with(layout)
  }

  package func named(like other: CellTemplate) -> CellTemplate {
    var layout = layout
    layout.description = layout.description.named(like: other.layout.description)
    return with(layout)
  }
}

extension LayoutDescription.Element {
  /// The names that declarations give items which have no other.
  private static let commonNames: Set<Substring> = [
    "stack", "image", "view", "spacer", "label", "separator", "control", "button", "text view",
  ]

  /// Whether the name is one that was made up: `stack`, or `stack 3`.
  fileprivate var isUnnamed: Bool {
    guard isItem else { return false }
    let end = name.lastIndex(of: " ")
    let number = end.map { name[name.index(after: $0)...] } ?? ""
    let isNumbered = !number.isEmpty && number.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    return Self.commonNames.contains(isNumbered ? name[..<(end ?? name.endIndex)] : name[...])
  }
}
