import SelfSizingGeometry

extension DocumentReader {
  /// The values that a document sets by key path when it loads a view, in the order of the file.
  func runtimeAttributes(of element: MarkupElement) -> [InterfaceView.RuntimeAttribute] {
    element.children("userDefinedRuntimeAttributes").flatMap(\.children).compactMap { attribute in
      guard let keyPath = attribute["keyPath"] else { return nil }
      return InterfaceView.RuntimeAttribute(
        keyPath: keyPath, value: runtimeValue(of: attribute), line: attribute.line)
    }
  }

  private func runtimeValue(of attribute: MarkupElement) -> InterfaceView.RuntimeAttribute.Value? {
    let value = attribute.child(key: "value")
    func number(_ name: String) -> Double { value?[name].flatMap(plainNumber) ?? 0 }
    switch attribute["type"] {
    case "string":
      guard let value else { return attribute["value"].map { .text($0) } }
      return value.name == "nil" ? nil : .text(text(of: value))
    case "boolean": return .flag(attribute["value"] == "YES")
    case "number":
      let written = value?["value"] ?? attribute["value"]
      return written.flatMap(plainNumber).map { .number($0) }
    case "color": return value.map { $0.name == "nil" ? .color(.clear) : .color(color($0)) }
    case "size": return .size(LayoutSize(width: number("width"), height: number("height")))
    case "point": return .size(LayoutSize(width: number("x"), height: number("y")))
    case "rect":
      return .rect(
        LayoutRect(
          x: number("x"), y: number("y"), width: number("width"), height: number("height")))
    case "image": return attribute["value"].map { .image($0) }
    default: return nil
    }
  }
}
