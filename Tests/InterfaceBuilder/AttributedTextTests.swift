import SelfSizing
import Testing

@testable import SelfSizingInterfaceBuilder

@Suite("Attributed texts of documents")
struct AttributedTextTests {
  /// A label whose text is what the `attributedString` element holds.
  private static func label(_ inner: String) -> String {
    Document.filling(
      "label",
      """
      numberOfLines="0" usesAttributedText="YES"><attributedString key="attributedText">
      \(inner)
      </attributedString>
      """)
  }

  private static let fragments = """
    <fragment content="Small "><attributes><font key="NSFont" metaFont="system" size="13"/></attributes></fragment>
    <fragment><string key="content">large</string><attributes><font key="NSFont" size="30" name=".SFUI-Bold"/></attributes></fragment>
    """

  @Test("parts directly within the text are read as those in a list of fragments are")
  func bareFragments() throws {
    let bare = try Document.read(Self.label(Self.fragments))
    let listed = try Document.read(Self.label("<fragments>\(Self.fragments)</fragments>"))
    #expect(bare.template.texts(for: .asInFile) == ["Small large"])
    #expect(listed.template.texts(for: .asInFile) == ["Small large"])
    #expect(
      try Document.height(Self.label(Self.fragments))
        == Document.height(Self.label("<fragments>\(Self.fragments)</fragments>")))
    #expect(!bare.findings.contains { $0.kind == .unknown })
    #expect(InterfaceSource([bare]).text.contains("AttributedText(\"large\""))
  }

  @Test("a paragraph style sets the lines, and is imported")
  func paragraphStyle() throws {
    func text(_ style: String) -> String {
      Self.label(
        """
        <fragment content="One line of a text that wraps"><attributes>
        <font key="NSFont" metaFont="system" size="15"/>\(style)
        </attributes></fragment>
        """)
    }
    let style =
      "<paragraphStyle key=\"NSParagraphStyle\" alignment=\"left\" lineBreakMode=\"wordWrapping\" baseWritingDirection=\"natural\" lineHeightMultiple=\"1.2\" tighteningFactorForTruncation=\"0.0\"/>"
    let cell = try Document.read(text(style))
    #expect(cell.findings.map(\.kind) == [.fixedFont])
    // A line of 15 points is 17.9 high; 1.2 times that is 21.48, and 21.67 in whole pixels.
    #expect(abs(try Document.height(text(style)) - 21 - 2 / 3.0) < 1e-6)
    #expect(abs(try Document.height(text("")) - 18) < 1e-6)
    #expect(InterfaceSource([cell]).text.contains("lineHeightMultiple: 1.2"))
  }

  @Test(
    "what is not understood is a finding",
    arguments: [
      ("<fragment content=\"A\" odd=\"1\"/>", "odd"),
      (
        "<fragment content=\"A\"><attributes><real key=\"NSExpansion\" value=\"1\"/></attributes></fragment>",
        "NSExpansion"
      ),
      (
        "<fragment content=\"A\"><attributes><paragraphStyle key=\"NSParagraphStyle\" skew=\"2\"/></attributes></fragment>",
        "skew"
      ),
      ("<piece content=\"A\"/>", "piece"),
      ("<fragments><piece/></fragments>", "piece"),
    ])
  func unknown(_ inner: String, _ name: String) throws {
    let cell = try Document.read(Self.label(inner))
    #expect(cell.findings.contains { $0.kind == .unknown && $0.message.contains(name) })
  }

  @Test("attributes that only change the look are no findings")
  func looks() throws {
    let cell = try Document.read(
      Self.label(
        """
        <fragment content="A"><attributes>
        <color key="NSColor" white="0" alpha="1"/><integer key="NSUnderline" value="1"/>
        <url key="NSLink" string="https://example.com"/><font key="NSOriginalFont" metaFont="system"/>
        </attributes></fragment>
        """))
    #expect(!cell.findings.contains { $0.kind == .unknown })
  }
}
