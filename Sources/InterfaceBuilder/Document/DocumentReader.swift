import SelfSizingCells
import SelfSizingGeometry

/// The state of a document that reading its views needs.
final class DocumentReader {
  let log: ReadingLog
  let imageSizes: [String: LayoutSize]
  /// The images that are the system's symbols, by name.
  let symbolSizes: [String: LayoutSize]
  let colors: [String: CellColor]
  /// Whether the document is laid out by constraints at all.
  let usesAutoLayout: Bool
  /// Whether the views are read as the canvas shows them, with what a running app leaves out.
  let isOnCanvas: Bool

  init(_ root: MarkupElement, isOnCanvas: Bool, _ log: ReadingLog) {
    self.log = log
    self.isOnCanvas = isOnCanvas
    usesAutoLayout = root["useAutolayout"] == "YES"
    var images: [String: LayoutSize] = [:]
    var symbols: [String: LayoutSize] = [:]
    for image in root.children("resources").flatMap({ $0.children("image") }) {
      let reader = ElementReader(image, log)
      let name = reader.string("name")
      let width = reader.number("width")
      let height = reader.number("height")
      let isSymbol = reader.string("catalog") == "system"
      guard let name, let width, let height, width >= 0, height >= 0 else { continue }
      if isSymbol {
        symbols[name] = LayoutSize(width: width, height: height)
      } else {
        images[name] = LayoutSize(width: width, height: height)
      }
    }
    imageSizes = images
    colors = Self.colors(among: root.children("resources"))
    symbolSizes = symbols
  }

  func reader(_ element: MarkupElement) -> ElementReader { ElementReader(element, log) }
}
