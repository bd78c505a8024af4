/// An element of an XML document, with the line on which it begins.
package struct MarkupElement: Sendable {
  /// An attribute as it is written, its references replaced.
  package struct Attribute: Sendable {
    package let name: String
    package let value: String
  }

  let name: String
  /// The line of its start tag, from 1.
  let line: Int
  /// The attributes in the order of the file; no name occurs twice.
  var attributes: [Attribute]
  /// The elements within it, in the order of the file.
  var children: [MarkupElement] = []
  /// The characters directly within it; white space between elements counts only where there is
  /// other text as well.
  var text = ""

  /// The value of an attribute; nil where it is not written.
  subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      attributes.removeAll { $0.name == attribute }
      if let newValue { attributes.append(Attribute(name: attribute, value: newValue)) }
    }
  }

  func child(_ name: String) -> MarkupElement? {
    children.first { $0.name == name }
  }

  func children(_ name: String) -> [MarkupElement] {
    children.filter { $0.name == name }
  }

  /// The first child that the file gives this role by its attribute `key`.
  func child(key: String) -> MarkupElement? {
    children.first { $0["key"] == key }
  }
}
