import SelfSizing
import Testing

@testable import SelfSizingInterfaceBuilder

@Suite("Texts, controls and accessories of cells")
struct CellContentTests {
  private func measured(_ text: String, width: Double = 375) throws -> CellMeasurement {
    try Measurer(Document.read(text).template).measure(.asInFile, width: width)
  }

  private static let attributed = Document.filling(
    "label",
    """
    numberOfLines="0"><fontDescription key="fontDescription" type="system" pointSize="17"/>
    <attributedString key="attributedText">
    <fragment content="Small "><attributes><font key="NSFont" metaFont="system" size="13"/></attributes></fragment>
    <fragment content="large"><attributes><font key="NSFont" size="30" name=".SFUI-Bold"/></attributes></fragment>
    </attributedString>
    """.replacing("<fragment content=\"Small", with: "<fragments><fragment content=\"Small")
      .replacing("</attributedString>", with: "</fragments></attributedString>"))

  @Test("an attributed text is measured in the fonts of its parts")
  func attributedText() throws {
    let template = CellTemplate<Int>("same") { cell in
      let label = cell.label(numberOfLines: 0) { _, _ in
        AttributedText("Small ", font: .systemFont(ofSize: 13))
          + AttributedText("large", font: .systemFont(ofSize: 30, weight: .bold))
      }
      label.edges(equalTo: cell.contentView)
    }
    for width in [60.0, 100, 375] {
      #expect(
        try measured(Self.attributed, width: width).size
          == Measurer(template).measure(0, width: width).size)
    }
    let cell = try Document.read(Self.attributed)
    #expect(cell.template.texts(for: .asInFile) == ["Small large"])
    #expect(cell.findings.map(\.kind) == [.fixedFont, .fixedFont])
    let (content, unknown) = cell.content(setting: ["it": .text("Other")])
    #expect(unknown.isEmpty && cell.template.texts(for: content) == ["Other"])
    #expect(
      InterfaceSource([cell]).text.contains(
        "font: LabelFont.fixed(.systemFont(ofSize: 30, weight: .bold)).resolved(for: traits))"))
  }

  @Test("a label's text shrinks as far as the file allows, and is imported so")
  func shrinking() throws {
    let text = Document.filling(
      "label",
      "text=\"A title that is too long\" minimumScaleFactor=\"0.25\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"
    )
    let template = CellTemplate<Int>("same") { cell in
      cell.label(font: .fixed(.systemFont(ofSize: 20)), numberOfLines: 1) { _ in
        "A title that is too long"
      }
      .adjustsFontSizeToFitWidth().minimumScaleFactor(0.25).edges(equalTo: cell.contentView)
    }
    let (read, written) = (
      try measured(text, width: 90), try Measurer(template).measure(0, width: 90)
    )
    let scales = [read, written].map { $0.items.compactMap(\.text?.fontScale) }
    #expect(scales[0] == scales[1] && scales[0][0] < 0.6 && read.size == written.size)
    #expect(read.findings.map(\.kind) == written.findings.map(\.kind))
    let cell = try Document.read(text)
    #expect(cell.findings.map(\.kind) == [.fixedFont])
    #expect(
      InterfaceSource([cell]).text.contains(
        "  .adjustsFontSizeToFitWidth()\n  .minimumScaleFactor(0.25)\n"))
  }

  @Test(
    "a smallest size is a part of the font's; without one, or on several lines, nothing shrinks",
    arguments: [
      ("minimumFontSize=\"5\"", 0.25, true), ("adjustsFontSizeToFit=\"YES\"", nil, false),
      ("", nil, false), ("adjustsFontSizeToFit=\"NO\" minimumScaleFactor=\"0.5\"", nil, false),
      ("minimumScaleFactor=\"0.5\" numberOfLines=\"2\"", nil, true),
      ("minimumScaleFactor=\"0\"", nil, false), ("minimumScaleFactor=\"1\"", nil, false),
      ("minimumFontSize=\"-3\"", nil, false), ("minimumFontSize=\"40\"", nil, false),
    ] as [(String, Double?, Bool)])
  func smallestSize(_ attributes: String, _ factor: Double?, isNoted: Bool) throws {
    let cell = try Document.read(
      Document.filling(
        "label",
        "text=\"A\" \(attributes)><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"
      ))
    let factors = cell.plan.items.map { item -> Double? in
      guard case .label(let label) = item.content, label.style.adjustsFontSizeToFitWidth else {
        return nil
      }
      return label.style.minimumScaleFactor
    }
    #expect(factors == [nil, factor])
    #expect(cell.findings.contains { $0.kind == .notMeasured } == isNoted)
  }

  @Test("a part without a font of its own has the label's")
  func appearanceFont() throws {
    let text = Document.filling(
      "label",
      "><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/><attributedString key=\"attributedText\"><fragments><fragment content=\"A\"><attributes><font key=\"NSFont\" usesAppearanceFont=\"YES\"/></attributes></fragment></fragments></attributedString>"
    )
    #expect(try Document.read(text).findings.isEmpty)
    #expect(try Document.height(text, .accessibilityLarge) > Document.height(text) * 1.5)
  }

  @Test("what a list content configuration shows is laid out as the built-in styles are")
  func listContent() throws {
    func row(_ configuration: String) -> String {
      Document.cell("", cellChildren: configuration)
    }
    let one = row("<listContentConfiguration key=\"contentConfiguration\" text=\"Flags\"/>")
    let two = row(
      "<listContentConfiguration key=\"contentConfiguration\" text=\"Flags\" secondaryText=\"All\"/>"
    )
    // - Source: rows of built-in styles are 52 and 62 high on iOS 26.1.
    #expect(try Document.height(one) == 52)
    #expect(try abs(Document.height(two) - 62) < 1)
    #expect(try Document.read(two).template.texts(for: .asInFile) == ["Flags", "All"])
    #expect(try Document.read(one).findings.filter { $0.kind == .unknown }.isEmpty)
    #expect(try measured(two).findings.filter { $0.kind == .ambiguous }.isEmpty)
  }

  @Test("an accessory takes the platform's width from the content view")
  func accessory() throws {
    let text = Document.filling("label", "text=\"A\">").replacing(
      "<tableViewCell id=\"cell\"",
      with: "<tableViewCell accessoryType=\"disclosureIndicator\" id=\"cell\"")
    let width = PlatformProfile.iOS26.accessoryWidth(.disclosureIndicator, for: TraitCollection())
    let label = try #require(measured(text).items.first { $0.kind == .label })
    #expect(abs(label.frame.width - (375 - width.value)) < 0.4)
    #expect(
      InterfaceSource([try Document.read(text)]).text.contains(
        "cell.accessory(.disclosureIndicator)"))
  }

  @Test("hidden controls are no conflict with the room around their texts")
  func hiddenControls() throws {
    for control in [
      "<textField hidden=\"YES\" borderStyle=\"roundedRect\" text=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"f\"/>",
      "<textView hidden=\"YES\" scrollEnabled=\"NO\" text=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"f\"/>",
      "<button hidden=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"f\"><buttonConfiguration key=\"configuration\" style=\"filled\" title=\"A\"/></button>",
    ] {
      let text = Document.filling(
        "stackView", "axis=\"vertical\"><subviews>\(control)<label text=\"B\" id=\"l\"/></subviews>"
      )
      #expect(try measured(text).findings.filter { $0.kind == .conflicting }.isEmpty, "\(control)")
    }
  }

  @Test("findings about the file come with the template, once and with their line")
  func fileFindings() throws {
    let cell = try Document.read(
      Document.filling("label", "text=\"A\" sparkle=\"YES\" customClass=\"Fancy\">"))
    #expect(cell.template.fileFindings.map(\.kind) == [.unread, .remark, .fixedFont])
    #expect(cell.template.fileFindings.map(\.kind.isDefect) == [true, false, true])
    #expect(
      cell.template.fileFindings.allSatisfy { $0.site.fileID == "Test.xib" && $0.site.line == 4 })
  }

  @Test(
    "a runtime attribute that may change a size is reported, and one that only changes looks is not",
    arguments: [
      ("layer.cornerRadius", false), ("cornerRadius", false), ("borderColor", false),
      ("accessibilityIdentifier", false), ("shadowOpacity", false), ("topInset", true),
    ])
  func runtimeAttributes(_ path: String, _ isTold: Bool) throws {
    let text = Document.filling(
      "view",
      "><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(path)\"/></userDefinedRuntimeAttributes><constraints><constraint firstAttribute=\"height\" constant=\"30\" id=\"h\"/></constraints>"
    )
    #expect(try Document.read(text).findings.contains { $0.kind == .notMeasured } == isTold)
  }
}
