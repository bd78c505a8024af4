import SelfSizing
import Testing

@testable import SelfSizingInterfaceBuilder

@Suite("Importing as Swift")
struct ImportTests {
  @Test("a cell is written as a person would have written it")
  func source() throws {
    let text = Document.cell(
      """
      <label text="Say &quot;hi&quot;" numberOfLines="0" horizontalHuggingPriority="251" \
      translatesAutoresizingMaskIntoConstraints="NO" id="t"><fontDescription key="fontDescription" \
      style="UICTFontTextStyleHeadline"/></label>
      <imageView image="pic" hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
      """,
      """
      <constraint firstItem="t" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="1"/>
      <constraint firstItem="t" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" priority="999" id="2"/>
      <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="t" secondAttribute="bottom" id="3"/>
      <constraint firstItem="i" firstAttribute="width" secondItem="i" secondAttribute="height" multiplier="3:2" id="4"/>
      """, resources: "<image name=\"pic\" width=\"30\" height=\"20\"/>",
      cellChildren:
        "<connections><outlet property=\"titleLabel\" destination=\"t\" id=\"o\"/><outlet property=\"badge\" destination=\"i\" id=\"p\"/></connections>"
    )
    #expect(
      try InterfaceSource([Document.read(text)]).text == """
        import SelfSizing

        /// The content of `test`, as it is in Test.xib.
        struct TestContent: Codable, Sendable {
          var titleLabel = "Say \\"hi\\""
          var isBadgeHidden = true
        }

        /// Imported from Test.xib.
        let test = CellTemplate<TestContent>("Test") { cell in
          let titleLabel = cell.label(\\.titleLabel, style: .headline).contentHugging(251, for: .horizontal)
          let badge = cell.image(intrinsicSize: LayoutSize(width: 30, height: 20))
            .hidden { $0.isBadgeHidden }
            .named("badge")

          cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
            top: 15, leading: 16, bottom: 15, trailing: 16)
          let margins = cell.contentView.layoutMarginsGuide
          titleLabel.topAnchor.constraint(equalTo: margins.topAnchor)
          titleLabel.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16)
            .priority(999)
          titleLabel.bottomAnchor.constraint(lessThanOrEqualTo: cell.contentView.bottomAnchor)

          badge.widthAnchor.constraint(equalTo: badge.heightAnchor, multiplier: 1.5)
        }

        """)
  }

  @Test("four edges are one statement, equal priorities one modifier, and long lines are broken")
  func compact() throws {
    let text = Document.cell(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="card" customClass="GradientView"><subviews>
      <label text="A" horizontalHuggingPriority="251" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="t">
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/></label></subviews>
      <constraints>
      <constraint firstItem="t" firstAttribute="top" secondItem="card" secondAttribute="top" constant="1" id="1"/>
      <constraint firstItem="card" firstAttribute="leading" secondItem="t" secondAttribute="leading" constant="-2" id="2"/>
      <constraint firstItem="t" firstAttribute="bottom" secondItem="card" secondAttribute="bottom" constant="-3" id="3"/>
      <constraint firstAttribute="trailing" secondItem="t" secondAttribute="trailing" constant="4" id="4"/>
      </constraints></view>
      """,
      ["top", "leading", "trailing", "bottom"].map {
        "<constraint firstItem=\"card\" firstAttribute=\"\($0)\" secondItem=\"content\" secondAttribute=\"\($0)\" \($0 == "top" ? "priority=\"900\"" : "") id=\"\($0)\"/>"
      }.joined(),
      cellChildren:
        "<connections><outlet property=\"titleLabelOfTheCell\" destination=\"t\" id=\"o\"/></connections>"
    )
    let source = try InterfaceSource([Document.read(text)]).text
    #expect(
      source.hasSuffix(
        """
          let gradientView = cell.view()
          let titleLabelOfTheCell = cell.label(
            \\.titleLabelOfTheCell, font: .fixed(.systemFont(ofSize: 17, weight: .semibold)), numberOfLines: 1
          )
          .contentHugging(251)

          gradientView.addSubview(titleLabelOfTheCell)

          gradientView.topAnchor.constraint(equalTo: cell.contentView.topAnchor).priority(900)
          gradientView.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
          gradientView.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
          gradientView.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)

          titleLabelOfTheCell.edges(
            equalTo: gradientView,
            insets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }

        """), "\(source)")
  }

  @Test("what has no name is called after what it arranges, and the names of others stay theirs")
  func derivedNames() throws {
    func label(_ id: String) -> String {
      "<label text=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"/>"
    }
    func stack(_ axis: String, _ views: String) -> String {
      "<stackView \(axis) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"s\(views.count)\">"
        + "<subviews>\(views)</subviews></stackView>"
    }
    let line =
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\"><constraints>"
      + "<constraint firstAttribute=\"height\" constant=\"1\" id=\"h\"/></constraints></view>"
    let text = Document.cell(
      stack(
        "axis=\"vertical\"",
        stack("", label("a") + label("b")) + stack("", label("c"))
          + stack("", label("d") + label("e") + "<view id=\"v\"/>") + line),
      cellChildren: "<connections>"
        + [
          ("a", "subtotalLabel"), ("b", "subtotalValue"), ("c", "row"), ("d", "name"),
          ("e", "price"),
        ].map { "<outlet property=\"\($0.1)\" destination=\"\($0.0)\" id=\"o\($0.0)\"/>" }.joined()
        + "</connections>")
    let cell = try Document.read(text)
    #expect(
      Set(ItemIdentifiers(cell.plan).listed)
        == [
          "cell.contentView", "column", "subtotalRow", "subtotalLabel", "subtotalValue", "row2",
          "row",
          "nameAndPriceRow", "name", "price", "view", "separator",
        ])
    let two = Document.cell(
      "<view id=\"v\"><subviews>\(label("d"))\(label("e"))</subviews></view>",
      cellChildren: "<connections><outlet property=\"nameLabel\" destination=\"d\" id=\"1\"/>"
        + "<outlet property=\"priceLabel\" destination=\"e\" id=\"2\"/></connections>")
    #expect(try ItemIdentifiers(Document.read(two).plan).listed[1] == "nameAndPriceContainer")
  }

  @Test("the order of the file stays where another one would change a height")
  func conflictsKeepOrder() throws {
    // Two required heights: which one is broken may depend on their order.
    for (first, second) in [(30, 50), (50, 30)] {
      let text = Document.filling(
        "label",
        "text=\"A\"><constraints>"
          + "<constraint firstAttribute=\"height\" constant=\"\(first)\" id=\"1\"/>"
          + "<constraint firstAttribute=\"height\" constant=\"\(second)\" id=\"2\"/></constraints>")
      let plan = try Document.read(text).plan
      let written = plan.written(file: "Test.xib")
      for width in [320.0, 375] {
        let heights = try [plan, written].map {
          try Measurer($0.template(file: "Test.xib")).measure(.asInFile, width: width).size.height
        }
        #expect(heights[0] == heights[1])
      }
    }
  }

  @Test("the constants of a built-in style stay bound to the text size")
  func builtInStyle() throws {
    let cells = try Fixture("Prototypes.storyboard").read().cells
    let source = InterfaceSource(cells).text
    #expect(source.contains("cell.usePlatformRowHeight()"))
    #expect(
      source.contains(
        """
          cell.constant(
            of: textLabel.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            when: { $0.contentSizeCategory.isAccessibilityCategory ? 15 : 9 })
        """))
    #expect(!source.contains("InterfaceMetrics"))
  }

  @Test(
    "names become Swift's",
    arguments: [
      ("titleLabel", "titleLabel"), ("Title Label", "titleLabel"), ("URLLabel", "urlLabel"),
      ("switch", "switchView"), ("2nd row", "view2ndRow"), ("Überschrift", "berschrift"),
      ("…", "view"), ("URL", "url"), ("cell", "cellView"),
    ])
  func names(_ name: String, _ identifier: String) {
    var names = SwiftIdentifiers()
    #expect(names.unused(name) == identifier)
    #expect(names.unused(name) == identifier + "2")
  }

  @Test(
    "thousands of items that are named alike get names in time that grows with their number",
    .timeLimit(.minutes(1)))
  func manyNames() {
    var items = ItemNames()
    var identifiers = SwiftIdentifiers()
    let names = (1...20_000).map { _ in (items.unused("view"), identifiers.unused("view")) }
    #expect(names.prefix(3).map(\.0) == ["view", "view 2", "view 3"])
    #expect(names.last.map { [$0.0, $0.1] } == ["view 20000", "view20000"])
  }

  @Test("texts are literals that mean the same")
  func literals() {
    #expect("a\"\\\n\t\u{7}\u{202E}é".swiftLiteral == #""a\"\\\n\t\u{7}\u{202E}é""#)
    #expect("\\(x)".swiftLiteral == #""\\(x)""#)
  }
}
