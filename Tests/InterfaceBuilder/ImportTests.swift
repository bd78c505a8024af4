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

        /// What fills `test`, as it stands in Test.xib.
        struct TestContent: Codable, Sendable {
          var titleLabel = "Say \\"hi\\""
          var isBadgeHidden = true
        }

        /// Imported from Test.xib.
        let test = CellTemplate<TestContent>("Test") { cell in
          let titleLabel = cell.label(\\.titleLabel, style: .headline)
            .contentHugging(251, for: .horizontal)
          let badge = cell.image(intrinsicSize: LayoutSize(width: 30, height: 20))
            .hidden { $0.isBadgeHidden }
            .named("badge")

          cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
            top: 15, leading: 16, bottom: 15, trailing: 16)
          let margins = cell.contentView.layoutMarginsGuide
          titleLabel.topAnchor.constraint(equalTo: margins.topAnchor)
          titleLabel.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16)
            .priority(999)
          cell.contentView.bottomAnchor.constraint(greaterThanOrEqualTo: titleLabel.bottomAnchor)
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
            \\.titleLabelOfTheCell, font: .fixed(.systemFont(ofSize: 17, weight: .semibold)), lines: 1
          )
          .contentHugging(251)

          gradientView.addSubview(titleLabelOfTheCell)

          titleLabelOfTheCell.edges(
            equalTo: gradientView,
            insets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          gradientView.topAnchor.constraint(equalTo: cell.contentView.topAnchor).priority(900)
          gradientView.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
          gradientView.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
          gradientView.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
        }

        """), "\(source)")
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

  @Test("texts are literals that mean the same")
  func literals() {
    #expect("a\"\\\n\t\u{7}\u{202E}é".swiftLiteral == #""a\"\\\n\t\u{7}\u{202E}é""#)
    #expect("\\(x)".swiftLiteral == #""\\(x)""#)
  }
}
