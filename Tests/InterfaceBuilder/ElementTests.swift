import SelfSizing
import Testing

@testable import SelfSizingInterfaceBuilder

@Suite("What elements and attributes mean")
struct ElementTests {
  private static let body =
    "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"

  /// A body label's line at 3x.
  private func lines(_ count: Int, pointSize: Double = 17, leading: Double = 0) -> Double {
    let height = Double(count) * pointSize * 2444 / 2048 + Double(count - 1) * leading
    return (height * 3).rounded(.up) / 3
  }

  @Test("a label of a fixed font keeps its height at every text size, one of a style does not")
  func scaling() throws {
    let fixed = Document.filling(
      "label",
      "text=\"A\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let styled = Document.filling("label", "text=\"A\">\(Self.body)")
    #expect(try Document.height(fixed) == lines(1))
    #expect(try Document.height(fixed, .accessibilityLarge) == lines(1))
    #expect(try Document.height(styled) == lines(1))
    #expect(try Document.height(styled, .accessibilityLarge) == lines(1, pointSize: 33))
    #expect(try Document.read(fixed).findings.map(\.kind) == [.fixedFont])
    #expect(try Document.read(styled).findings.isEmpty)
    var options = InterfaceOptions()
    options.scalesFonts = true
    #expect(
      try Document.height(fixed, .accessibilityLarge, width: 375, options)
        == lines(1, pointSize: 31))
    #expect(try Document.read(fixed, options).findings.isEmpty)
  }

  @Test("the number of lines is one unless the file says otherwise")
  func numberOfLines() throws {
    let text = String(repeating: "word ", count: 60)
    func height(_ attributes: String) throws -> Double {
      try Document.height(Document.filling("label", "text=\"\(text)\" \(attributes)>"))
    }
    #expect(try height("") == lines(1))
    #expect(try height("numberOfLines=\"2\"") == lines(2))
    #expect(try height("numberOfLines=\"0\"") > lines(5))
  }

  @Test(
    "a number of lines that no label has is named with its value",
    arguments: [("-1", 0), ("-0.5", 0), ("2.5", 2), ("many", 1), ("1e99", 1)])
  func invalidNumberOfLines(value: String, count: Int) throws {
    let text = String(repeating: "word ", count: 60)
    func label(_ lines: String) -> String {
      Document.filling("label", "text=\"\(text)\" numberOfLines=\"\(lines)\">")
    }
    let findings = try Document.read(label(value)).findings.filter { $0.kind == .unknown }
    #expect(findings.map(\.message) == ["label has numberOfLines=\"\(value)\", which is not known"])
    #expect(try Document.height(label(value)) == Document.height(label("\(count)")))
    #expect(try Document.read(label("\(count)")).findings.allSatisfy { $0.kind != .unknown })
  }

  @Test("texts come from attributes, from elements and from base64")
  func texts() throws {
    let cell = try Fixture("Fonts.xib").read().cells[0]
    let texts = cell.template.texts(for: .asInFile)
    #expect(texts.contains("First line\nsecond line & more"))
    #expect(texts.contains("Tab\tand bell \u{7}"))
    #expect(texts.contains("Small and large\ntext"))
  }

  @Test("content goes in by outlet, by label of the author's, and by id")
  func keys() throws {
    let text = Document.cell(
      "<label translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"abc\" userLabel=\"The Title\" text=\"A\"/>",
      cellChildren:
        "<connections><outlet property=\"titleLabel\" destination=\"abc\" id=\"o\"/></connections>")
    let cell = try Document.read(text)
    #expect(cell.contentKeys == ["titleLabel", "The Title", "abc"])
    for key in ["titleLabel", "titleLabel.text", "The Title", "abc"] {
      let (content, unknown) = cell.content(setting: [key: .text("New")])
      #expect(unknown.isEmpty)
      #expect(cell.template.texts(for: content) == ["New"])
    }
    #expect(cell.content(setting: ["titel": .text("x")]).unknownKeys == ["titel"])
    #expect(cell.content(setting: ["titleLabel": .flag(true)]).unknownKeys == ["titleLabel"])
    #expect(
      cell.content(setting: ["titleLabel.isHidden": .flag(true)]).content.hidden == ["abc": true])
  }

  @Test("an arranged view that is hidden gives up its place, and content may show it")
  func hidden() throws {
    let cell = try Fixture("Stacks.xib").read().cells[0]
    let measurer = Measurer(cell.template)
    let shown = cell.content(setting: ["hiddenLabel.isHidden": .text("false")])
    #expect(shown.unknownKeys.isEmpty)
    let heights = try [InterfaceContent.asInFile, shown.content].map {
      try measurer.measure($0, width: 375).size.height
    }
    #expect(heights[1] - heights[0] > lines(1))
  }

  static let multipliers: [(String, Double?)] = [
    ("0.5", 0.5), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("1:1", 1), ("4:0", nil), ("1:2:3", nil),
    ("a:b", nil),
    ("", nil), ("-2", -2),
  ]

  @Test("multipliers are numbers or ratios", arguments: multipliers)
  func readsMultiplier(_ text: String, _ value: Double?) {
    #expect(InterfaceConstraint.multiplier(text) == value)
  }

  @Test("constraints that are not installed, inactive or placeholders take no effect")
  func inactive() throws {
    for attribute in ["placeholder=\"YES\"", "installed=\"NO\"", "active=\"NO\""] {
      let text = Document.filling(
        "view",
        "><constraints><constraint firstAttribute=\"height\" constant=\"70\" \(attribute) id=\"h\"/><constraint firstAttribute=\"height\" constant=\"30\" id=\"i\"/></constraints>"
      )
      #expect(try Document.height(text) == 30)
    }
  }

  static let controls: [(String, String, Double)] = [
    ("switch", ">", 28), ("slider", ">", 34), ("stepper", ">", 32), ("progressView", ">", 4),
    ("activityIndicatorView", "style=\"large\">", 37), ("segmentedControl", ">", 34),
    ("pageControl", "numberOfPages=\"3\">", 77.0 / 3), ("imageView", "image=\"pic\">", 44),
    ("button", "buttonType=\"system\"><state key=\"normal\" title=\"Go\"/>", 30),
    (
      "button",
      "><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/><state key=\"normal\" title=\"Go\"/>",
      33
    ),
    ("textField", "placeholder=\"Name\">", 22),
    ("textField", "borderStyle=\"roundedRect\" placeholder=\"Name\">", 34),
  ]

  @Test("controls have the heights that were measured on iOS 26.1", arguments: controls)
  func measuresControl(_ element: String, _ inner: String, _ height: Double) throws {
    let text = Document.filling(
      element, inner, resources: "<image name=\"pic\" width=\"60\" height=\"44\"/>")
    #expect(try Document.height(text) == height)
  }

  @Test("a button with a configuration is its title with insets around it")
  func configuredButton() throws {
    func height(_ configuration: String) throws -> Double {
      try Document.height(
        Document.filling(
          "button",
          "><state key=\"normal\" title=\"x\"/><buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Add\" \(configuration)</buttonConfiguration>"
        ))
    }
    // - Source: measured on iOS 26.1 at 3x: 34.333 for the medium size, 28 for small, 50.333 for
    //   large.
    #expect(abs(try height(">") - 34.333) < 0.01)
    #expect(abs(try height("buttonSize=\"small\">") - 28) < 0.01)
    #expect(abs(try height("buttonSize=\"large\">") - 50.333) < 0.01)
    #expect(
      try height(
        "><directionalEdgeInsets key=\"contentInsets\" top=\"0\" leading=\"0\" bottom=\"0\" trailing=\"0\"/>"
      )
        == lines(1))
  }

  @Test("a text view that does not scroll grows with its text")
  func textView() throws {
    let text = Document.filling("textView", "scrollEnabled=\"NO\" text=\"One line\">\(Self.body)")
    // Each line is as high as body's leading at large.
    #expect(try Document.height(text) == 22 + 16)
    let long = String(repeating: "many words ", count: 20)
    #expect(try Document.height(text, setting: ["it": .text(long)]) > lines(4) + 16)
  }

  @Test("a text view that scrolls asks for no size, whatever its text")
  func scrollingTextView() throws {
    let cell = try Document.read(Document.filling("textView", "text=\"One line\">\(Self.body)"))
    let measured = try Measurer(cell.template).measure(.asInFile, width: 375)
    #expect(measured.items.map(\.kind) == [.contentView, .view])
    // So that nothing but the table's own height is left for the cell.
    #expect(measured.size.height == 44)
    #expect(Set(cell.findings.map(\.kind)) == [.fixedHeight, .fixedSize])
  }

  @Test(
    "only lines that are set right have an alignment that a size depends on",
    arguments: [("right", TextAlignment.right), ("center", .natural), ("natural", .natural)])
  func textAlignment(written: String, alignment: TextAlignment) throws {
    let label = Document.filling("label", "text=\"A\" textAlignment=\"\(written)\">\(Self.body)")
    let cell = try Document.read(label)
    #expect(cell.template.layout.labels.map(\.style.paragraphStyle.alignment) == [alignment])
    #expect(cell.findings.isEmpty)
    #expect(try Measurer(cell.template).measure(.asInFile, width: 375).fidelity != .assumed)
  }

  @Test("a missing font is named, and one that is given is measured")
  func customFonts() throws {
    let text = Document.filling(
      "label",
      "text=\"A\"><fontDescription key=\"fontDescription\" name=\"Harvest-Bold\" family=\"Harvest\" pointSize=\"20\"/>"
    )
    #expect(try Document.read(text).findings.map(\.kind) == [.missingFont, .fixedFont])
    #expect(try Document.height(text) == lines(1, pointSize: 20))
  }

  @Test(
    "weights follow from a font's name",
    arguments: [
      ("Avenir-Heavy", FontWeight.heavy), ("A-DemiBold", .semibold), ("A-ExtraLight", .ultraLight),
      ("A-BoldItalic", .bold), ("Avenir", .regular), ("Bold", .regular),
      ("Poppins-Medium", .medium),
    ])
  func weights(_ name: String, _ weight: FontWeight) {
    #expect(FontDescription.weight(inName: name) == weight)
  }

  @Test("variations are chosen by size classes; what they take out is gone without a finding")
  func variations() throws {
    var regular = InterfaceOptions()
    regular.sizeClasses = Device.SizeClasses(horizontal: .regular, vertical: .regular)
    let fixture = Fixture("Variations.xib")
    let compact = try fixture.read().cells[0]
    let wide = try fixture.read(regular).cells[0]
    #expect(compact.findings.map(\.kind) == [.fixedFont])
    let heights = try [compact, wide].map {
      try Measurer($0.template).measure(.asInFile, width: 700).size.height
    }
    // 10, a line, 5, a line and 10; then 10, a line, 50, a line of 34 points, 5, a line and 10.
    #expect(abs(heights[0] - (25 + lines(1) * 2)) < 1e-9)
    #expect(abs(heights[1] - (75 + lines(1) * 2 + lines(1, pointSize: 34))) < 1e-9)
  }

  @Test("frames become constraints where constraints place nothing")
  func autoresizing() throws {
    let cell = try Fixture("Autoresizing.xib").read().cells[0]
    let items = try Measurer(cell.template).measure(.asInFile, width: 420).items
    let views = items.filter { $0.kind == .view }.map(\.frame)
    #expect(views[0] == LayoutRect(x: 10, y: 10, width: 60, height: 20))
    #expect(views[1] == LayoutRect(x: 10, y: 40, width: 400, height: 20))
    #expect(views[2] == LayoutRect(x: 350, y: 10, width: 60, height: 20))
    #expect(views[3].midX == 210)
    #expect(views[4] == LayoutRect(x: 10, y: 70, width: 50, height: 20))
  }

  @Test("a cell whose bottom nothing reaches takes the document's height, and says so")
  func openBottom() throws {
    let cell = try Fixture("OpenBottom.xib").read().cells[0]
    #expect(try Measurer(cell.template).measure(.asInFile, width: 375).size.height == 66)
    #expect(cell.findings.map(\.kind) == [.fixedHeight])
    let constraints =
      "<constraint firstAttribute=\"bottom\" secondItem=\"v\" secondAttribute=\"bottom\" id=\"b\"/>"
    let empty = Document.cell(
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"/>", constraints)
    #expect(try Document.height(empty) == 44)
  }

  @Test("a height that no constraint gives is found first and assumed, unless more is asked for")
  func fixedHeights() throws {
    func measured(_ height: Int) throws -> CellMeasurement {
      let document = Document.cell(
        "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"/>",
        """
        <constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="top" id="t"/>
        <constraint firstItem="v" firstAttribute="height" constant="\(height)" id="h"/>
        <constraint firstItem="content" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="v" secondAttribute="bottom" priority="900" id="b"/>
        """, attributes: "rowHeight=\"72.5\"")
      return try Measurer(Document.read(document).template).measure(.asInFile, width: 375)
    }
    let sized = try measured(30)
    #expect(sized.size.height == 30 && !sized.findings.contains { $0.kind == .fixedHeight })
    let fixed = try Measurer(
      Document.read(Document.cell("", attributes: "rowHeight=\"72.5\"")).template
    ).measure(.asInFile, width: 375)
    #expect(fixed.fidelity == .assumed)
    guard case .fixedHeight(let facts) = fixed.findings.first?.detail else {
      Issue.record("not the first finding: \(fixed.findings)")
      return
    }
    #expect(facts.height == 72.5 && facts.source == .document && facts.reason == "nothing is in it")
    // Rounded up to the pixel, it is the document's height still.
    #expect(fixed.size.height > 72.5 && fixed.size.height < 72.7)
  }

  @Test("a cell that at some content asks for more than its document's height is measured there")
  func grownHeight() throws {
    let document = Document.cell(
      "<label numberOfLines=\"0\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"it\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label>",
      """
      <constraint firstItem="it" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="y"/>
      <constraint firstItem="it" firstAttribute="width" constant="100" id="w"/>
      <constraint firstItem="it" firstAttribute="top" relation="greaterThanOrEqual" secondItem="content" secondAttribute="top" id="t"/>
      """, attributes: "rowHeight=\"40\"")
    let cell = try Document.read(document)
    let measurer = Measurer(cell.template)
    func kinds(_ text: String) throws -> [CellFinding.Kind] {
      let content = cell.content(setting: ["it": .text(text)]).content
      return try measurer.measure(content, width: 375).findings.map(\.kind)
    }
    #expect(try kinds("").first == .fixedHeight)
    #expect(!(try kinds(String(repeating: "many words ", count: 20)).contains(.fixedHeight)))
  }

  @Test("a document without Auto Layout keeps its frames")
  func withoutAutoLayout() throws {
    let file = try Fixture("WithoutAutoLayout.xib").read()
    #expect(file.findings.map(\.kind) == [.fixedSize])
    let measured = try Measurer(file.cells[0].template).measure(.asInFile, width: 400)
    #expect(measured.size.height == 70)
    #expect(measured.items[1].frame == LayoutRect(x: 20, y: 10, width: 360, height: 21))
  }

  @Test("a storyboard gives its prototypes, with styles and accessories")
  func storyboard() throws {
    let cells = try Fixture("Prototypes.storyboard").read().cells
    #expect(
      cells.map(\.name) == [
        "Prototypes.basic", "Prototypes.rightDetail", "Prototypes.leftDetail",
        "Prototypes.subtitle", "Prototypes.withAccessory", "Prototypes.custom", "Prototypes.tile",
        "Prototypes.header",
      ])
    func height(_ index: Int, _ category: DynamicTypeCategory = .large) throws -> Double {
      try Measurer(cells[index].template).measure(
        .asInFile, width: 375, traits: TraitCollection(contentSizeCategory: category)
      ).size.height
    }
    // - Source: measured on iOS 26.1: rows of 52, and 80 at accessibilityLarge.
    #expect(try height(0) == 52)
    #expect(try height(0, .accessibilityLarge) == 80)
    #expect(try height(1) == 52)
    let row = try Measurer(cells[5].template).measure(.asInFile, width: 375).items
    let content = try #require(row.first { $0.name == "contentView" })
    #expect(abs(content.frame.maxX - (375 - 26.5)) < 0.4)
  }

  @Test("a custom class is the view it is drawn as, and named")
  func customClasses() throws {
    let findings = try Fixture("PlainView.xib").read().cells[0].findings
    #expect(
      findings.filter { $0.kind == .customClass }.map(\.message) == [
        "RatingView is measured as the view it is drawn as"
      ])
    #expect(findings.contains { $0.kind == .designTime })
  }

  @Test("stack views begin without margins, plain views with eight points")
  func margins() throws {
    func height(_ element: String) throws -> Double {
      try Document.height(
        Document.filling(
          element,
          ">"
            + "<subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"in\"><constraints><constraint firstAttribute=\"height\" constant=\"10\" id=\"h\"/></constraints></view></subviews><constraints>"
            + ["top", "bottom"].map {
              "<constraint firstItem=\"in\" firstAttribute=\"\($0)\" secondItem=\"it\" secondAttribute=\"\($0)Margin\" id=\"m\($0)\"/>"
            }.joined() + "</constraints>"))
    }
    #expect(try height("view") == 26)
    #expect(try height("stackView") == 10)
  }
}
