import SelfSizing
import Testing

@testable import SelfSizingInterfaceBuilder

/// The same view declared in Swift and read from a file.
@Suite("Declared and read controls")
struct DeclaredAndReadTests {
  typealias Declare = @Sendable (CellDeclaration<String>) -> any CellItem<String>

  /// A view with the traits that figures depend on.
  struct View: Sendable, CustomTestStringConvertible {
    let element: String
    let inner: String
    let declare: Declare

    init(_ element: String, _ inner: String, _ declare: @escaping Declare) {
      (self.element, self.inner, self.declare) = (element, inner, declare)
    }

    var testDescription: String { "\(element) \(inner)" }
  }

  private static let body =
    "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
  private static let fixed =
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"15\"/>"

  static let views = [
    View("button", "buttonType=\"system\"><state key=\"normal\" title=\"Save it\"/>\(fixed)") {
      $0.systemButton(font: .fixed(.systemFont(ofSize: 15))) { _ in "Save it" }
    },
    View("button", "buttonType=\"system\"><state key=\"normal\" title=\"Save it\"/>\(body)") {
      $0.systemButton(font: .style(.body)) { _ in "Save it" }
    },
    View(
      "button", "><buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Save it\"/>"
    ) { $0.button { _ in "Save it" } },
    View(
      "button",
      "><buttonConfiguration key=\"configuration\" style=\"plain\" buttonSize=\"large\" title=\"Save all the pictures of this album, and the films as well\"/>"
    ) {
      $0.button(size: .large) { _ in "Save all the pictures of this album, and the films as well" }
    },
    View("textField", "text=\"Wallpaper\">\(body)") { $0.textField { _ in "Wallpaper" } },
    View("textField", "borderStyle=\"roundedRect\" text=\"Wallpaper\">\(body)") {
      $0.textField(isBordered: true) { _ in "Wallpaper" }
    },
    View(
      "segmentedControl",
      "><segments><segment title=\"Day\"/><segment title=\"Month\"/></segments>"
    ) { $0.segmentedControl(titles: ["Day", "Month"]) },
    View("switch", ">") { $0.control(.switch) },
    View("colorWell", ">") { $0.control(.colorWell) },
    View("toolbar", ">") { $0.control(.toolbar) },
    View("datePicker", "datePickerMode=\"time\" style=\"wheels\">") {
      $0.control(.wheelsDatePicker)
    },
  ]

  @Test(
    "have the same size on both systems, with and without Bold Text, at any text size",
    arguments: views)
  func agree(_ view: View) throws {
    let text = Document.cell(
      "<\(view.element) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"it\" \(view.inner)</\(view.element)>",
      [("top", ""), ("leading", ""), ("bottom", ""), ("trailing", "relation=\"lessThanOrEqual\"")]
        .map {
          "<constraint firstItem=\"it\" firstAttribute=\"\($0)\" \($1) secondItem=\"content\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
        }.joined())
    for platform in PlatformProfile.all {
      var options = InterfaceOptions()
      options.platform = platform
      let read = try Document.read(text, options).template
      let declared = CellTemplate<String>("declared", platform: platform) { cell in
        let item = view.declare(cell)
        item.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
        item.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
        item.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
        item.trailingAnchor.constraint(lessThanOrEqualTo: cell.contentView.trailingAnchor)
      }
      for weight in [TextLegibilityWeight.regular, .bold] {
        for category in [DynamicTypeCategory.large, .accessibilityExtraLarge] {
          var traits = TraitCollection(contentSizeCategory: category)
          traits.legibilityWeight = weight
          let measured = (
            try Measurer(read).measure(.asInFile, width: 300, traits: traits),
            try Measurer(declared).measure("", width: 300, traits: traits)
          )
          let items = (measured.0.items.last, measured.1.items.last)
          #expect(items.0?.frame == items.1?.frame, "\(platform.name), \(weight), \(category)")
          #expect(items.0?.kind == .control && items.1?.kind == .control)
          #expect(measured.0.fidelity == measured.1.fidelity)
        }
      }
    }
  }

  @Test("texts of a file are as bold as the reader asks for, in labels of one look and of several")
  func boldText() throws {
    var bold = TraitCollection()
    bold.legibilityWeight = .bold
    for content in [
      "text=\"Wallpaper\">\(Self.fixed)",
      "><attributedString key=\"attributedText\"><fragment content=\"Wall\"><attributes><font key=\"NSFont\" metaFont=\"system\" size=\"17\"/></attributes></fragment><fragment content=\"paper\"><attributes><font key=\"NSFont\" metaFont=\"system\" size=\"24\"/></attributes></fragment></attributedString>",
    ] {
      let template = try Document.read(Document.filling("label", content)).template
      let widths = try [TraitCollection(), bold].map { traits in
        try #require(
          Measurer(template).measure(.asInFile, width: 375, traits: traits).items.last?.text
        ).lines[0].width
      }
      #expect(widths[1] > widths[0], "\(content)")
    }
  }
}
