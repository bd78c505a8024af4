extension LayoutDescription {
  /// Gives some elements other names, for people to read; nil keeps one's own. A name that another
  /// element has is not given again.
  package func renaming(_ name: (Element) -> String?) -> LayoutDescription {
    var renamed = self
    var taken = Set(elements.map { $0.name })
    for (index, element) in elements.enumerated() {
      guard let name = name(element), taken.insert(name).inserted else { continue }
      renamed.rename(elementAt: index, name)
    }
    return renamed
  }

  /// Takes the names from another layout if it has the same elements.
  package func named(like other: LayoutDescription) -> LayoutDescription {
    guard elements.map({ $0.site }) == other.elements.map({ $0.site }) else { return self }
    var named = self
    for (index, element) in other.elements.enumerated() {
      named.elements[index] = elements[index].named(element.name)
    }
    return named
  }

  private mutating func rename(elementAt index: Int, _ name: String) {
    let old = elements[index].name + "."
    for guide in elements.indices where elements[guide].container == index {
      guard elements[guide].name.hasPrefix(old) else { continue }
      elements[guide] = elements[guide].named(
        "\(name).\(elements[guide].name.dropFirst(old.count))")
    }
    elements[index] = elements[index].named(name)
  }

  package func declared(at sites: [DeclarationSite]) -> LayoutDescription {
    var moved = self
    for (index, site) in zip(elements.indices, sites) {
      moved.elements[index] = elements[index].named(elements[index].name, at: site)
    }
    return moved
  }
}

extension LayoutDescription.Element {
  fileprivate func named(_ name: String, at site: DeclarationSite? = nil)
    -> LayoutDescription.Element
  {
    LayoutDescription.Element(
      name: name, site: site ?? self.site, container: container, role: role, attributes: attributes,
      autoresizing: autoresizing, className: className, stack: stack)
  }
}
