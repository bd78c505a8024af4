import SelfSizingCells

extension DocumentReader {
  /// The color of an element; nil for one that only the app knows, such as that of a catalog.
  func color(_ element: MarkupElement) -> CellColor? {
    if let components = Self.components(of: element) { return components }
    if let name = element["systemColor"] ?? element["name"], let known = colors[name] {
      return known
    }
    return element["cocoaTouchSystemColor"].flatMap { Self.oldColors[$0] }
  }

  static func colors(among resources: [MarkupElement]) -> [String: CellColor] {
    let named = resources.flatMap { $0.children("systemColor") + $0.children("namedColor") }
    return Dictionary(
      named.compactMap { element in
        guard let name = element["name"] else { return nil }
        return element.child("color").flatMap(components).map { (name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The parts that an element writes down.
  private static func components(of element: MarkupElement) -> CellColor? {
    func part(_ name: String) -> Double? { element[name].flatMap(plainNumber) }
    if let white = part("white") { return CellColor(white: white, alpha: part("alpha") ?? 1) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return CellColor(red: red, green: green, blue: blue, alpha: part("alpha") ?? 1)
  }

  /// The colors that older documents write by name only.
  private static let oldColors: [String: CellColor] = [
    "clearColor": .clear, "whiteColor": CellColor(white: 1), "blackColor": CellColor(white: 0),
    "darkTextColor": CellColor(white: 0), "darkGrayColor": CellColor(white: 1.0 / 3),
    "lightGrayColor": CellColor(white: 2.0 / 3), "lightTextColor": CellColor(white: 1, alpha: 0.6),
  ]
}
