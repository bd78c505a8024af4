import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

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

  func flag(_ name: String) -> Bool? { choice(name, ["YES": true, "NO": false]) }

  /// An attribute that is a finite number of ordinary size.
  func number(_ name: String) -> Double? { value(name, plainNumber) }

  func choice<Value>(_ name: String, _ choices: [String: Value]) -> Value? {
    value(name) { choices[$0] }
  }

  func choice<Value: CaseIterable>(_ name: String) -> Value? {
    value(name) { text in Value.allCases.first { "\($0)" == text } }
  }

  private func value<Value>(_ name: String, _ meaning: (String) -> Value?) -> Value? {
    guard let text = string(name) else { return nil }
    let value = meaning(text)
    if value == nil { noteValue(text, of: name) }
    return value
  }

  /// Lengths in points; 0 for one that is not written.
  func insets(
    _ top: String = "top", _ leading: String = "leading", _ bottom: String = "bottom",
    _ trailing: String = "trailing"
  ) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: number(top) ?? 0, leading: number(leading) ?? 0, bottom: number(bottom) ?? 0,
      trailing: number(trailing) ?? 0)
  }

  func noteValue(_ value: String, of name: String) {
    note(.unknown, "\(element.name) has \(name)=\"\(value.shortened)\", which is not known")
  }

  func ignore(_ names: String...) { readAttributes.formUnion(names) }

  func ignoreRest() {
    readAttributes.formUnion(element.attributes.map(\.name))
    readChildren.formUnion(element.children.indices)
  }
  func children(_ name: String) -> [MarkupElement] { children { $0.name == name } }
  func child(key: String) -> MarkupElement? { children { $0["key"] == key }.first }
  func child(_ name: String) -> MarkupElement? { children(name).first }

  func children(where isMeant: (MarkupElement) -> Bool) -> [MarkupElement] {
    element.children.enumerated().compactMap { index, child in
      guard isMeant(child) else { return nil }
      readChildren.insert(index)
      return child
    }
  }

  func finish() {
    for attribute in element.attributes where !readAttributes.contains(attribute.name) {
      if WithoutEffect.attributes.contains(attribute.name) { continue }
      let value = attribute.value.shortened
      note(.unknown, "\(element.name) has an unknown attribute \(attribute.name)=\"\(value)\"")
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
  let isPlain = text.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 || "+-.eE".utf8.contains($0) }
  guard isPlain, text.utf8.count <= 40, let number = Double(text), number.magnitude <= 1e6
  else { return nil }
  return number
}

extension String {
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}

final class ReadingLog {
  let file: String
  private(set) var findings: [InterfaceFinding] = []
  init(file: String) { self.file = file }

  func note(_ kind: InterfaceFinding.Kind, _ message: String, line: Int) {
    add(InterfaceFinding(kind, message, site: site(line)))
  }

  func note(_ fixed: CellFinding.FixedHeight, line: Int) {
    add(
      InterfaceFinding(.fixedHeight, fixed.message, site: site(line), detail: .fixedHeight(fixed)))
  }

  private func add(_ finding: InterfaceFinding) {
    // An unusual document says the same of one line many times.
    if findings.last != finding { findings.append(finding) }
  }

  func site(_ line: Int) -> DeclarationSite { DeclarationSite(fileID: file, line: line) }
}
