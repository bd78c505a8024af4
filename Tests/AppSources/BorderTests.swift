import SelfSizingAppSources
import Testing

@Suite struct BorderTests {
  private static let app = [
    "App/Cells/RecipeCell.swift": """
    import UIKit
    final class RecipeCell: BaseCell, Themed {
      let label = UILabel()
      let badge = BadgeView(style: .round)
      func configure(with model: RecipeModel, theme: Theme) {
        label.text = model.title + theme.suffix
        label.pinToParent()
        meta.view.font = .body
        meta.view.isEditable = false
        meta.viewCount = badge.hits
        meta.glow = 1
      }
    }
    """,
    "App/Cells/BaseCell.swift": "import UIKit\nclass BaseCell: UITableViewCell {}\n",
    "App/Cells/BadgeView.swift":
      "import UIKit\nclass BadgeView: UIView, Badged {\n  init(style: Int) {}\n}\n",
    "App/Cells/BadgeView+Hits.swift":
      "import UIKit\nextension BadgeView {\n  override var hits: Int { 1 }\n}\n",
    "App/Models/RecipeModel.swift": "struct RecipeModel {\n  let title: String\n}\n",
    "App/Services/Theme.swift": "import Absent\nclass Theme { var suffix: String { \"\" } }\n",
  ]
  private static let cell = "App/Cells/RecipeCell.swift"
  private static let index = AppIndex(of: app, knownMembers: ["UILabel.text", "Meta.viewCount"])

  private func folder(_ border: Border = Border()) -> InitialFolder {
    InitialFolder(
      of: ["RecipeCell"], in: Self.index, prefix: "..", build: AppBuildSettings(), border: border)
  }

  private func moved(
    _ file: String, _ line: Int, _ message: String = "", from border: Border = Border()
  ) -> Border? {
    folder(border).border(
      after: [CompilerError(file: file, line: line, message: message)], border)
  }

  /// The line of the stubs with a text, from 1.
  private func line(of text: String, _ border: Border = Border()) throws -> Int {
    let stubs = try #require(folder(border).files["Stubs.swift"])
    return try #require(
      stubs.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
        $0.contains(text)
      }) + 1
  }

  @Test("leaves out an override of no member in an extension, which is compiled in its class")
  func overridesOfNothing() throws {
    let border = try #require(
      moved(
        "App/Cells/BadgeView.swift", 2,
        "property does not override any property from its superclass"))
    #expect(border.dropped == ["App/Cells/BadgeView+Hits.swift": ["BadgeView.hits"]])
  }

  @Test("leaves out types that are no views, and makes stubs of them")
  func models() throws {
    let border = try #require(moved("App/Models/RecipeModel.swift", 1))
    #expect(border.dropped == ["App/Models/RecipeModel.swift": ["RecipeModel"]])
    #expect(folder(border).closure.stubs.map(\.type) == ["RecipeModel", "Theme"])
  }

  @Test("makes members of stubs internal, leaves them out, and then what stubs conform to")
  func stubs() throws {
    let hidden = try #require(moved("Stubs.swift", try line(of: "var suffix")))
    #expect(folder(hidden).files["Stubs.swift"]?.contains(") var suffix: String") == true)
    let member = try #require(
      moved("Stubs.swift", try line(of: "var suffix", hidden), from: hidden))
    #expect(folder(member).files["Stubs.swift"]?.contains("var suffix") == false)
    let short = try #require(
      moved("Stubs.swift", try line(of: "class Theme", member), from: member))
    #expect(folder(short).files["Stubs.swift"]?.contains("open class Theme {") == true)
    let none = try #require(moved("Stubs.swift", try line(of: "class Theme", short), from: short))
    #expect(folder(none).files["Stubs.swift"]?.contains("class Theme") != true)
  }

  @Test("leaves single statements out of views, and then members, and no initializers")
  func statements() throws {
    var border = Border()
    for expected in ["> label.pinToParent()", "RecipeCell.configure"] {
      border = try #require(moved(Self.cell, 7, from: border))
      #expect(border.dropped[Self.cell]?.contains(expected) == true)
    }
    #expect(moved(Self.cell, 7, from: border) == nil)
    #expect(folder(border).files["settings.json"]?.contains("> label.pinToParent()") == true)
    #expect(moved("App/Cells/BadgeView.swift", 3)?.dropped.values.first != ["BadgeView.init"])
  }

  @Test("leaves statements out of a class's initializer, then the class, and never the initializer")
  func initializers() throws {
    let file = "App/Screen.swift"
    let index = AppIndex(of: [
      "Cell.swift": "class Cell: UITableViewCell { var screen: Screen? }",
      file: """
      class Screen: UIViewController {
        init() {
          super.init(nibName: nil, bundle: nil)
          transition = .slow
        }
      }
      """,
    ])
    var border = Border()
    for expected in ["> transition = .slow", ">> transition = .slow", "Screen"] {
      let folder = InitialFolder(
        of: ["Cell"], in: index, prefix: "..", build: AppBuildSettings(), border: border)
      border = try #require(folder.border(after: [CompilerError(file: file, line: 4)], border))
      #expect(border.dropped[file]?.contains(expected) == true)
    }
    #expect(border.dropped[file]?.count == 3)
  }

  @Test("leaves out at once what begins with the same missing member, or one that no one declares")
  func similar() throws {
    let border = try #require(
      moved(Self.cell, 8, "value of type 'Meta' has no member 'view'"))
    #expect(
      border.dropped[Self.cell] == [
        "> meta.view.font = .body", "> meta.view.isEditable = false", "> meta.glow = 1",
      ])
  }

  @Test("keeps a stored property whose type is known, with a value that nobody gave")
  func storedProperty() throws {
    let first = try #require(moved(Self.cell, 4))
    #expect(first.dropped[Self.cell] == ["= RecipeCell.badge"])
    let next = try #require(moved(Self.cell, 4, from: first))
    #expect(next.dropped[Self.cell]?.contains("RecipeCell.badge") == true)
  }

  @Test("makes stubs of types that are nowhere, before anything else is left out")
  func strangers() throws {
    let errors = [
      CompilerError(file: Self.cell, line: 6, message: "cannot find type 'MetaText' in scope"),
      CompilerError(
        file: Self.cell, line: 6,
        message: "'ID' is not a member type of class 'App.Theme'"),
      CompilerError(file: Self.cell, line: 6, message: "cannot find 'UILabel' in scope"),
    ]
    let border = try #require(folder().border(after: errors, Border()))
    #expect(border.strangers == ["MetaText", "Theme.ID"])
    #expect(border.dropped.isEmpty)
    let stubs = try #require(folder(border).files["Stubs.swift"])
    #expect(stubs.contains("open class MetaText: HeadlessStubValue, Hashable {"))
    #expect(stubs.contains("extension Theme {"))
    // The same errors move what they are at then.
    #expect(folder(border).border(after: errors, border)?.dropped.isEmpty == false)
  }

  @Test("takes a type that is nowhere for a protocol where nothing else can be inherited")
  func protocols() throws {
    var border = Border()
    border.strangers = ["NibMade"]
    let error = CompilerError(
      file: Self.cell, line: 1,
      message: "multiple inheritance from classes 'UITableViewCell' and 'NibMade'")
    let moved = try #require(folder(border).border(after: [error], border))
    #expect(moved.dropped.isEmpty)
    #expect(
      folder(moved).files["Stubs.swift"]?.contains("public protocol NibMade {\n  }") == true)
  }

  @Test("leaves out at once what no stub or file of the next round can mend")
  func sameRound() throws {
    let errors = [
      CompilerError(
        file: "App/Cells/BadgeView.swift", line: 2, message: "cannot find type 'MetaText' in scope"),
      CompilerError(file: Self.cell, line: 6, message: "argument passed to call"),
    ]
    let border = try #require(folder().border(after: errors, Border()))
    #expect(border.strangers == ["MetaText"])
    #expect(border.dropped.keys.sorted() == [Self.cell])
  }

  @Test("makes no stub of a type that was nowhere, once its file is followed")
  func followedStranger() {
    var border = Border()
    border.strangers = ["BadgeView", "MetaText"]
    let stubs = folder(border).files["Stubs.swift"]
    #expect(stubs?.contains("class BadgeView") == false)
    #expect(stubs?.contains("class MetaText") == true)
  }

  @Test(
    "takes a type that is nowhere for what its name says",
    arguments: [
      ("FooDelegate", "public protocol FooDelegate: AnyObject {"),
      ("FooImageView", "open class FooImageView: UIImageView {"),
      ("FooView", "open class FooView: UIView {"), ("View", "public protocol View {"),
      ("FooViewController", "open class FooViewController: UIViewController {"),
      (
        "FooDiffableDataSource",
        "open class FooDiffableDataSource<Section: Hashable, Item: Hashable> {"
      ),
    ])
  func kinds(name: String, declaration: String) throws {
    var border = Border()
    border.strangers = [name]
    #expect(folder(border).files["Stubs.swift"]?.contains(declaration) == true)
  }

  @Test("leaves out a statement of an initializer before the initializer, whatever the type")
  func structureInitializers() throws {
    let app = [
      "Cell.swift": "class Cell: UITableViewCell { let style = Style() }",
      "Style.swift": """
      struct Style {
        let font: UIFont
        init(font: UIFont? = nil) {
          self.font = font ?? .absent
        }
      }
      """,
    ]
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings())
    let border = try #require(
      folder.border(after: [CompilerError(file: "Style.swift", line: 4)], Border()))
    #expect(border.dropped == ["Style.swift": ["> self.font = font ?? .absent"]])
  }

  @Test("gives a controller that hosts a view its parameter, and stubs the protocols they have")
  func hosted() throws {
    let app = [
      "Cell.swift": """
      class Cell: UITableViewCell { let host: UIHostingController<Badge>? = nil }
      """,
      "Badge.swift": "import SwiftUI\nstruct Badge: View, Rated, Equatable {}\nprotocol Rated {}",
    ]
    var border = Border()
    border.strangers = ["UIHostingController", "View"]
    border.genericCounts = ["UIHostingController": 1]
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings(), border: border)
    let stubs = try #require(folder.files["Stubs.swift"])
    #expect(stubs.contains("open class UIHostingController<Type1>: UIViewController {"))
    #expect(stubs.contains("public struct Badge: Equatable {"))
    #expect(stubs.contains("  extension Badge: View {}\n  extension Badge: Rated {}\n"))
    // A protocol to which the stub cannot conform is left out, and nothing else.
    border.omitted = ["extension Badge: Rated {}"]
    let next = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings(), border: border)
    #expect(next.files["Stubs.swift"]?.contains("extension Badge: View {}") == true)
    #expect(next.files["Stubs.swift"]?.contains("Rated {}") == false)
  }

  @Test("leaves out an override in an extension by its name, and whole views at last")
  func views() throws {
    let file = "App/Cells/BadgeView.swift"
    var border = try #require(moved(file, 2, "type 'BadgeView' does not conform to 'Badged'"))
    #expect(border.dropped[file] == [": BadgeView"])
    border = try #require(moved(file, 2, "cannot override 'hits'", from: border))
    #expect(border.dropped["App/Cells/BadgeView+Hits.swift"] == ["BadgeView.hits"])
    let last = try #require(moved(file, 2, "another error", from: border))
    #expect(last.dropped[file]?.contains("BadgeView") == true)
    let stubs = try #require(folder(last).files["Stubs.swift"])
    #expect(stubs.contains("open class BadgeView: UIView {"))
    // A height with the stub of a view rests on it.
    #expect(stubs.contains("HeadlessStubs.note(\"BadgeView\""))
    #expect(moved(Self.cell, 2, "'Themed'")?.dropped[Self.cell] == [": RecipeCell"])
  }

  @Test("leaves out the conformance that an extension cannot have, and keeps the others")
  func conformances() throws {
    let app = [
      "Cell.swift": """
      class Cell: UITableViewCell {}
      extension Cell: Framed {}
      extension Cell: Absent {}
      """,
      "Framed.swift": "protocol Framed {}\n",
    ]
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "", build: AppBuildSettings())
    let border = try #require(
      folder.border(after: [CompilerError(file: "Cell.swift", line: 3)], Border()))
    #expect(border.dropped == ["Cell.swift": [":: Cell: Absent"]])
  }

  @Test("leaves out an extension of a type that is not there, and then what no name can leave out")
  func unnamed() throws {
    let app = [
      "Cell.swift": "class Cell: UITableViewCell { let card = Card() }\n",
      "Card.swift": """
      class Card: UIView { func set() { tint(); draw(Index()) } }
      extension Absent {
        func tint() {}
      }
      typealias Index = Int
      infix operator ><
      """,
    ]
    func moved(_ line: Int, from border: Border = Border()) -> Border? {
      InitialFolder(
        of: ["Cell"], in: AppIndex(of: app), prefix: "", build: AppBuildSettings(), border: border
      ).border(after: [CompilerError(file: "Card.swift", line: line, message: "")], border)
    }
    #expect(moved(2)?.dropped == ["Card.swift": ["Absent"]])
    #expect(moved(3)?.dropped == ["Card.swift": ["Absent.tint"]])
    #expect(moved(5)?.dropped == ["Card.swift": ["Index"]])
    #expect(moved(6)?.outside == ["Card.swift"])
  }

  @Test("leaves out lines that fill a cell, and entries of cells that cannot be listed")
  func list() throws {
    let lines = try #require(folder().files["Cells.swift"]).split(
      separator: "\n", omittingEmptySubsequences: false)
    let filling = try #require(lines.firstIndex { $0.contains("cell.configure(") }) + 1
    let border = try #require(moved("Cells.swift", filling))
    #expect(folder(border).files["Cells.swift"]?.contains("cell.configure(") == false)
    #expect(folder(border).omittedSamples(border).count == 1)
    let entry = try #require(lines.firstIndex { $0.contains("CellEntry") }) + 1
    let none = try #require(moved("Cells.swift", entry))
    #expect(folder(none).files["Cells.swift"]?.contains("CellEntry(") == false)
  }
}

@Suite struct CompilerErrorTests {
  @Test("reads an error's place and words")
  func reading() throws {
    let error = try #require(
      CompilerError("App/A.swift:12:5: error: value of type 'A' has no member 'b: c'"))
    #expect(error.file == "App/A.swift")
    #expect(error.line == 12)
    #expect(error.message == "value of type 'A' has no member 'b: c'")
  }

  @Test(
    "reads no error without a place", arguments: ["error: no space", "<unknown>:0: error: x", ""])
  func nothing(text: String) {
    #expect(CompilerError(text) == nil)
  }
}
