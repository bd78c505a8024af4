import SelfSizing
import Testing

@testable import SelfSizingInterfaceBuilder

@Suite("Backgrounds of views, for drawings")
struct BackgroundTests {
  /// The background that a cell's first view has with some children, attributes and resources.
  private func background(
    _ children: String, attributes: String = "", resources: String = ""
  ) throws -> CellColor? {
    let text = Document.filling("view", "\(attributes)>\(children)", resources: resources)
    let cell = try Document.read(text)
    let items = try Measurer(cell.template).measure(.asInFile, width: 320).items
    return try #require(items.first { $0.kind == .view }).backgroundColor
  }

  @Test("a plain view is clear unless the file fills it, whatever its class")
  func clear() throws {
    #expect(try background("") == .clear)
    #expect(try background("", attributes: "customClass=\"GradientView\"") == .clear)
    #expect(try background("<nil key=\"backgroundColor\"/>") == .clear)
  }

  static let colors: [(String, CellColor?)] = [
    ("white=\"0.5\" alpha=\"0.25\"", CellColor(white: 0.5, alpha: 0.25)),
    ("red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\"", CellColor(red: 1, green: 0.5, blue: 0)),
    ("systemColor=\"paper\"", CellColor(white: 0.9)), ("name=\"brand\"", CellColor(white: 0.2)),
    ("cocoaTouchSystemColor=\"blackColor\"", CellColor(white: 0)),
    // What only the app's catalog knows is not known here.
    ("name=\"missing\"", nil), ("white=\"nan\"", nil), ("red=\"1\"", nil),
    ("white=\"7\" alpha=\"-1\"", CellColor(white: 1, alpha: 0)),
  ]

  @Test(
    "colors are read by their parts, and by names that the document explains", arguments: colors)
  func reads(_ attributes: String, _ color: CellColor?) throws {
    let found = try background(
      "<color key=\"backgroundColor\" \(attributes)/>",
      resources: "<systemColor name=\"paper\"><color white=\"0.9\" alpha=\"1\"/></systemColor>"
        + "<namedColor name=\"brand\"><color white=\"0.2\" alpha=\"1\"/></namedColor>")
    #expect(found == color)
  }
}
