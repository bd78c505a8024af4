extension LayoutDescription {
  /// Returns the layout under other names for some of its elements, for people to read. Nothing
  /// else is different.
  ///
  /// - Parameter name: The new name of an element; nil where it keeps its own. A name that another
  ///   element has is not given again.
  package func renaming(_ name: (Element) -> String?) -> LayoutDescription {
    var renamed = self
    var taken = Set(elements.map { $0.name })
    for (index, element) in elements.enumerated() {
      guard let name = name(element), taken.insert(name).inserted else { continue }
      renamed.rename(elementAt: index, name)
    }
    return renamed
  }

  /// Renames an element, and the guides whose names begin with its own.
  private mutating func rename(elementAt index: Int, _ name: String) {
    let old = elements[index].name + "."
    for guide in elements.indices where elements[guide].container == index {
      guard elements[guide].name.hasPrefix(old) else { continue }
      elements[guide] = elements[guide].named(
        "\(name).\(elements[guide].name.dropFirst(old.count))")
    }
    elements[index] = elements[index].named(name)
  }
}

extension LayoutDescription.Element {
  fileprivate func named(_ name: String) -> LayoutDescription.Element {
    LayoutDescription.Element(
      name: name, site: site, container: container, role: role, attributes: attributes,
      autoresizing: autoresizing, className: className, stack: stack)
  }
}
