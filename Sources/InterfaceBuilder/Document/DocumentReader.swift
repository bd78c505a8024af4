import SelfSizingCells
import SelfSizingGeometry

final class DocumentReader {
  let log: ReadingLog
  private(set) var imageSizes: [String: LayoutSize] = [:]
  /// The images that are the system's symbols, by name.
  private(set) var symbolSizes: [String: LayoutSize] = [:]
  private let colors: [String: CellColor]
  let usesAutoLayout: Bool
  /// Whether the views are read as the canvas shows them, with what a running app leaves out.
  let isOnCanvas: Bool

  init(_ root: MarkupElement, isOnCanvas: Bool, _ log: ReadingLog) {
    self.log = log
    self.isOnCanvas = isOnCanvas
    usesAutoLayout = root["useAutolayout"] == "YES"
    let resources = root.children("resources")
    let named = resources.flatMap { $0.children("systemColor") + $0.children("namedColor") }
    colors = Dictionary(
      named.compactMap { element in
        guard let name = element["name"] else { return nil }
        return element.child("color").flatMap(Self.components).map { (name, $0) }
      }, uniquingKeysWith: { first, _ in first })
    for reader in resources.flatMap({ $0.children("image") }).map(reader) {
      let name = reader.string("name")
      let (width, height) = (reader.number("width"), reader.number("height"))
      guard let name, let width, let height, width >= 0, height >= 0 else { continue }
      let size = LayoutSize(width: width, height: height)
      if reader.string("catalog") == "system" {
        symbolSizes[name] = size
      } else {
        imageSizes[name] = size
      }
    }
  }

  func reader(_ element: MarkupElement) -> ElementReader { ElementReader(element, log) }

  func read<Value>(_ element: MarkupElement, _ body: (ElementReader) -> Value) -> Value {
    let reader = reader(element)
    defer { reader.finish() }
    return body(reader)
  }

  /// The color of an element; nil for one that only the app knows, such as that of a catalog.
  func color(_ element: MarkupElement) -> CellColor? {
    if let components = Self.components(of: element) { return components }
    if let name = element["systemColor"] ?? element["name"], let known = colors[name] {
      return known
    }
    return element["cocoaTouchSystemColor"].flatMap { Self.oldColors[$0] }
  }

  private static func components(of element: MarkupElement) -> CellColor? {
    func part(_ name: String) -> Double? { element[name].flatMap(plainNumber) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return CellColor(white: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue")
    else { return nil }
    return CellColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colors that older documents write by name only.
  private static let oldColors: [String: CellColor] = [
    "clearColor": .clear, "whiteColor": CellColor(white: 1), "blackColor": CellColor(white: 0),
    "darkTextColor": CellColor(white: 0), "darkGrayColor": CellColor(white: 1.0 / 3),
    "lightGrayColor": CellColor(white: 2.0 / 3), "lightTextColor": CellColor(white: 1, alpha: 0.6),
  ]

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
      return (value?["value"] ?? attribute["value"]).flatMap(plainNumber).map { .number($0) }
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
