import SelfSizing
import Testing

@testable import SelfSizingInterfaceBuilder

@Suite("Documents that are no cells, or hostile")
struct DocumentTests {
  static let refused: [(String, String)] = [
    (
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>",
      "Test.xib:1: a document of Xcode 4 or older; open it in a later Xcode and save it"
    ),
    ("<plist/>", "Test.xib:1: not a document of Interface Builder: its root is <plist>"),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
      "Test.xib:1: a document of another platform than iOS: com.apple.InterfaceBuilder3.Cocoa.XIB"
    ),
    ("\n<document/>", "Test.xib:2: the document has no type"),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>",
      "Test.xib:1: there is no cell, reusable view or plain view in the document"
    ),
    ("<document>", "Test.xib:1: the file ends within <document>"),
    ("{}", "Test.xib:1: malformed XML; < is expected"),
  ]

  @Test("a document that holds no cell says what it is, with the line", arguments: refused)
  func refuses(text: String, message: String) {
    let error = #expect(throws: InterfaceFileError.self) {
      try InterfaceFile(Array(text.utf8), name: "Test.xib")
    }
    #expect(error?.description == message)
  }

  @Test("an invalid number of lines, and an id of two objects, are named with their lines")
  func impossible() throws {
    for value in ["-1", "1.5"] {
      let text = Document.filling("label", "text=\"A\" numberOfLines=\"\(value)\">")
      let findings = try Document.read(text).findings.filter { $0.kind == .unknown }.map(\.message)
      #expect(findings == ["label has numberOfLines=\"\(value)\", which is not known"])
    }
    let twice = Document.cell("<view id=\"q\"/>\n<view id=\"q\"/>")
    let findings = try InterfaceFile(Array(twice.utf8), name: "Test.xib").findings
    #expect(findings.contains { $0.message.hasPrefix("the id q is that of the object in line") })
  }

  @Test("a row height that is no height, and a font of a negative size, are findings")
  func impossibleHeights() throws {
    for value in ["nan", "1e12", "-66", "0", "tall"] {
      let cell = try Document.read(Document.cell("", attributes: "rowHeight=\"\(value)\""))
      #expect(
        cell.findings.first?.message
          == "tableViewCell has rowHeight=\"\(value)\", which is not known")
      #expect(try Measurer(cell.template).measure(.asInFile, width: 375).size.height == 44)
    }
    let automatic = try Document.read(Document.cell("", attributes: "rowHeight=\"-1\""))
    #expect(automatic.findings.map(\.kind) == [.fixedHeight])
    let small = try Document.read(
      Document.filling(
        "label",
        "text=\"A\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"-3\"/>"))
    #expect(
      small.findings.first?.message == "fontDescription has pointSize=\"-3\", which is not known")
  }

  @Test("a cell of too many views is refused")
  func tooManyViews() {
    let views = String(repeating: "<view/>", count: 2001)
    let error = #expect(throws: InterfaceFileError.self) { try Document.read(Document.cell(views)) }
    #expect(error?.description == "Test.xib:2: the cell has more than 2000 views")
  }

  @Test("views nested as deeply as the reader allows are measured")
  func deepViews() throws {
    let depth = 150
    let nested =
      String(
        repeating: "<view translatesAutoresizingMaskIntoConstraints=\"NO\"><subviews>", count: depth
      )
      + String(repeating: "</subviews></view>", count: depth)
    #expect(try Document.height(Document.cell(nested, attributes: "rowHeight=\"70\"")) == 70)
  }

  @Test("unknown elements, attributes and values are named with their line")
  func unknowns() throws {
    let text = Document.filling(
      "label",
      "text=\"A\" numberOfLines=\"many\" wobble=\"YES\">\n<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleShout\"/>\n<sparkle key=\"glitter\"/>\n"
    )
    #expect(
      try Document.read(text).findings.filter { $0.kind == .unknown }.map(\.description) == [
        "Test.xib:4: unknown: label has numberOfLines=\"many\", which is not known",
        "Test.xib:4: unknown: label has an unknown attribute wobble=\"YES\"",
        "Test.xib:5: unknown: fontDescription has style=\"UICTFontTextStyleShout\", which is not known",
        "Test.xib:6: unknown: unknown element sparkle as glitter in label",
      ])
  }

  @Test("an unknown view is a plain view, and its constraints hold")
  func unknownView() throws {
    let text = Document.filling(
      "hologram",
      "><constraints><constraint firstAttribute=\"height\" constant=\"33\" id=\"h\"/></constraints>"
    )
    #expect(try Document.height(text) == 33)
    #expect(try Document.read(text).findings.map(\.kind) == [.unknown])
  }

  @Test("what dangles, or is refused by UIKit, is left out and named")
  func leftOut() throws {
    let kinds = try Fixture("Constraints.xib").read().cells[0].findings.map(\.kind)
    #expect(kinds.filter { $0 == .dangling }.count == 1)
    #expect(kinds.filter { $0 == .invalidConstraint }.count == 3)
    #expect(kinds.filter { $0 == .designTime }.count == 1)
  }

  static let numbers = ["nan", "inf", "1e400", "0x10", "1e9", "-1e9", "", "12px", "١٢"]

  @Test("invalid numbers are named, and read as the default", arguments: numbers)
  func namesNumber(_ number: String) throws {
    let text = Document.filling(
      "view",
      "><constraints><constraint firstAttribute=\"height\" constant=\"\(number)\" id=\"h\"/></constraints>"
    )
    #expect(try Document.read(text).findings.contains { $0.kind == .unknown })
    #expect(try Document.height(text) == 0)
  }

  @Test("two objects with one id, and constraints in circles, are measured")
  func circles() throws {
    let view = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"same\"/>"
    let circle = [("a", "b"), ("b", "a")].map { first, second in
      "<constraint firstItem=\"\(first)\" firstAttribute=\"top\" secondItem=\"\(second)\" secondAttribute=\"bottom\" constant=\"5\" id=\"\(first)\(second)\"/>"
    }.joined()
    let text = Document.cell(
      view + view + "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"/>"
        + "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\"/>", circle,
      attributes: "rowHeight=\"50\"")
    let cell = try Document.read(text)
    let measured = try Measurer(cell.template).measure(.asInFile, width: 375)
    #expect(measured.findings.contains { $0.kind == .conflicting && $0.site.fileID == "Test.xib" })
  }
}
