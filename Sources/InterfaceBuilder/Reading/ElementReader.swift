/// Reads one element, and notes what was never read, so that nothing is dropped silently.
final class ElementReader {
  let element: MarkupElement
  private let log: ReadingLog
  private var readAttributes: Set<String> = []
  private var readChildren: Set<Int> = []

  init(_ element: MarkupElement, _ log: ReadingLog) {
    self.element = element
    self.log = log
  }

  var line: Int { element.line }

  func note(_ kind: InterfaceFinding.Kind, _ message: String) {
    log.note(kind, message, line: line)
  }

  func string(_ name: String) -> String? {
    readAttributes.insert(name)
    return element[name]
  }

  /// An attribute that is YES or NO; nil where it is not written.
  func flag(_ name: String) -> Bool? {
    switch string(name) {
    case nil: return nil
    case "YES": return true
    case "NO": return false
    case let other?:
      noteValue(other, of: name)
      return nil
    }
  }

  /// An attribute that is a finite number of ordinary size.
  func number(_ name: String) -> Double? {
    guard let text = string(name) else { return nil }
    guard let number = plainNumber(text) else {
      noteValue(text, of: name)
      return nil
    }
    return number
  }

  /// An attribute that is one of a few words.
  func choice<Value>(_ name: String, _ choices: [String: Value]) -> Value? {
    guard let text = string(name) else { return nil }
    if let value = choices[text] { return value }
    noteValue(text, of: name)
    return nil
  }

  func noteValue(_ value: String, of name: String) {
    note(.unknown, "\(element.name) has \(name)=\"\(value.shortened)\", which is not known")
  }

  /// Marks attributes as understood that have no effect on layout.
  func ignore(_ names: String...) { readAttributes.formUnion(names) }

  /// Marks all attributes and children as understood: none of them has an effect on layout.
  func ignoreRest() {
    readAttributes.formUnion(element.attributes.map(\.name))
    readChildren.formUnion(element.children.indices)
  }

  func children(_ name: String) -> [MarkupElement] { children { $0.name == name } }

  /// The first child with a value of the attribute `key`.
  func child(key: String) -> MarkupElement? { children { $0["key"] == key }.first }

  func child(_ name: String) -> MarkupElement? { children(name).first }

  /// The children for which a test holds, which then count as read.
  func children(where isMeant: (MarkupElement) -> Bool) -> [MarkupElement] {
    element.children.enumerated().compactMap { index, child in
      guard isMeant(child) else { return nil }
      readChildren.insert(index)
      return child
    }
  }

  /// Notes the attributes and elements that were never read and that may matter.
  func finish() {
    for attribute in element.attributes
    where !readAttributes.contains(attribute.name)
      && !WithoutEffect.attributes.contains(attribute.name)
    {
      note(
        .unknown,
        "\(element.name) has an unknown attribute \(attribute.name)=\"\(attribute.value.shortened)\""
      )
    }
    for (index, child) in element.children.enumerated() where !readChildren.contains(index) {
      let key = child["key"]
      if WithoutEffect.elements.contains(child.name) { continue }
      if let key, WithoutEffect.keys.contains(key) { continue }
      let role = key.map { " as \($0)" } ?? ""
      log.note(
        .unknown, "unknown element \(child.name)\(role) in \(element.name)", line: child.line)
    }
  }
}

/// A number as Interface Builder writes it: finite, and within what layouts can work with.
func plainNumber(_ text: String) -> Double? {
  guard text.utf8.count <= 40,
    text.utf8.allSatisfy({ byte in
      byte &- UInt8(ascii: "0") < 10 || "+-.eE".utf8.contains(byte)
    }),
    let number = Double(text), number.magnitude <= 1e6
  else { return nil }
  return number
}

extension String {
  /// The text, or the beginning of a long one: what a message can hold.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
