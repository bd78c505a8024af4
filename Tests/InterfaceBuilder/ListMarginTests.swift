import SelfSizing
import Testing

@testable import SelfSizingInterfaceBuilder

@Suite("Margins and heights that a cell gets from its list")
struct ListMarginTests {
  /// A collection view cell with a label between its margins.
  private func cell(_ attributes: String) -> String {
    func edge(_ attribute: String) -> String {
      "<constraint firstItem=\"it\" firstAttribute=\"\(attribute)\" secondItem=\"cell\" secondAttribute=\"\(attribute)Margin\" id=\"\(attribute)\"/>"
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><collectionViewCell id="cell" \(attributes)><rect key="frame" x="0" y="0" width="320" height="90"/>
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="90"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="it"/></subviews></view>
      <constraints>\(["top", "leading", "trailing", "bottom"].map(edge).joined())</constraints>
      </collectionViewCell></objects></document>
      """
  }

  private func frame(_ attributes: String) throws -> LayoutRect {
    let measured = try Measurer(Document.read(cell(attributes)).template)
      .measure(.asInFile, width: 375)
    return try #require(measured.items.last).frame
  }

  @Test("a cell that preserves its list's margins has at least 16 points at the sides")
  func preserved() throws {
    let plain = try frame("")
    #expect(plain.minX == 8 && plain.width == 375 - 16)
    let preserving = try frame("preservesSuperviewLayoutMargins=\"YES\"")
    #expect(preserving.minX == 16 && preserving.width == 375 - 32)
    #expect(plain.minY == 8 && preserving.minY == 8)
    let findings = try Document.read(cell("preservesSuperviewLayoutMargins=\"YES\"")).findings
    #expect(findings.map(\.kind) == [.assumedSize])
  }

  @Test("a view that is centered and kept off the top decides the height")
  func centered() throws {
    func document(_ constraints: String) -> String {
      Document.cell(
        "<label text=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"it\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label>",
        constraints)
    }
    let center =
      "<constraint firstItem=\"it\" firstAttribute=\"centerY\" secondItem=\"content\" secondAttribute=\"centerY\" id=\"y\"/>"
    let top =
      "<constraint firstItem=\"it\" firstAttribute=\"top\" secondItem=\"content\" secondAttribute=\"top\" constant=\"20\" id=\"t\"/>"
    let decided = try Document.read(document(center + top))
    #expect(!decided.findings.contains { $0.kind == .fixedHeight })
    let line = try Document.height(document(center + top)) - 40
    #expect(line > 20 && line < 21)
    let open = try Document.read(document(center))
    #expect(open.findings.contains { $0.kind == .fixedHeight })
    #expect(try Document.height(document(center)) == 44)
  }

  @Test("a custom button without a font has a title of 18 points, one of the system's type of 15")
  func titleSizes() throws {
    func height(_ type: String) throws -> Double {
      try Document.height(
        Document.filling("button", "\(type)><state key=\"normal\" title=\"Try it now\"/>"))
    }
    #expect(try height("") == 34)
    #expect(try height("buttonType=\"custom\"") == 34)
    #expect(try height("buttonType=\"system\"") == 30)
  }
}
