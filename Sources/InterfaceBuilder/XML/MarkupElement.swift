package struct MarkupElement: Sendable {
  package struct Attribute: Sendable {
    package let name: String
    package let value: String
  }

  let name: String
  /// The line of its start tag, from 1.
  let line: Int
  /// The attributes in the order of the file; no name occurs twice.
  var attributes: [Attribute]
  var children: [MarkupElement] = []
  /// The characters directly within it; white space between elements counts only beside other text.
  var text = ""

  subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      attributes.removeAll { $0.name == attribute }
      if let newValue { attributes.append(Attribute(name: attribute, value: newValue)) }
    }
  }

  /// The element and all within it, each before what it contains.
  var withDescendants: UnfoldSequence<MarkupElement, [MarkupElement]> {
    sequence(state: [self]) { pending in
      guard let element = pending.popLast() else { return nil }
      pending += element.children.reversed()
      return element
    }
  }

  func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }
  func child(key: String) -> MarkupElement? { children.first { $0["key"] == key } }
  func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}
