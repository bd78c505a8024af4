import SelfSizingAppSources
import Testing

/// Declarations that the compiler misses, which are followed before anything is left out.
@Suite struct MissedFileTests {
  private func moved(
    _ app: [String: String], _ message: String, line: Int, known: Set<String> = [],
    from border: Border = Border()
  ) -> Border? {
    InitialFolder(
      of: ["Cell"], in: AppIndex(of: app, knownMembers: known), prefix: "..",
      build: AppBuildSettings(), border: border
    ).border(after: [CompilerError(file: "Cell.swift", line: line, message: message)], border)
  }

  @Test("follows an extension whose name other types of UIKit have, too")
  func commonName() throws {
    let app = [
      "Cell.swift": "class Cell: UITableViewCell {\n  func set() { label.font = .title }\n}\n",
      "Fonts.swift": "extension UIFont { static let title: UIFont = .systemFont(ofSize: 30) }\n",
      "Views.swift": "extension UIView { var title: String { \"\" } }\n",
    ]
    let border = try #require(
      moved(
        app, "type 'UIFont?' has no member 'title'", line: 2, known: ["UIButton.title"]))
    #expect(border.followed == ["Fonts.swift"])
    #expect(border.dropped.isEmpty)
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app, knownMembers: ["UIButton.title"]), prefix: "..",
      build: AppBuildSettings(), border: border)
    #expect(folder.closure.files == ["Cell.swift", "Fonts.swift"])
  }

  @Test("follows of a name alone no extension of a type that the line cannot mean")
  func otherType() throws {
    let app = [
      "Cell.swift": "class Cell: UITableViewCell {\n  func set(_ card: Card) { card.make() }\n}\n",
      "Card.swift": "class Card: UIView {}\n",
      "Route.swift": "struct Route {}\n",
      "Route+Make.swift": "extension Route { func make() {} }\n",
      "Scene+Make.swift": "extension Scene { func make() {} }\n",
    ]
    let border = moved(app, "value of type 'Card' has no member 'make'", line: 2)
    #expect(border?.followed == [])
    #expect(border?.dropped["Cell.swift"]?.isEmpty == false)
  }

  @Test(
    "follows a type alias, and a type within an extension of one of Apple's",
    arguments: [
      ("cannot find type 'Tap' in scope", "Tap.swift"),
      ("'Links' is not a member type of struct 'Swift.String'", "Links.swift"),
    ])
  func names(message: String, file: String) {
    let app = [
      "Cell.swift": "class Cell: UITableViewCell {\n  func set() {}\n}\n",
      "Tap.swift": "typealias Tap = (Int) -> Void\n",
      "Links.swift": "extension String { enum Links { static let home = \"h\" } }\n",
    ]
    #expect(moved(app, message, line: 2)?.followed == [file])
  }

  @Test("follows what leads far into the app alone, with stubs of what it names")
  func alone() {
    var app = Dictionary(
      uniqueKeysWithValues: (0..<30).map { index in
        ("S\(index).swift", "class S\(index): UIView { let next: S\(index + 1) }\n")
      })
    app["Cell.swift"] = "class Cell: UITableViewCell {\n  func set() {}\n}\n"
    app["Texts.swift"] =
      "extension String { static var title: String { \"T\" }; var view: S0 { S0() } }\n"
    var border = Border()
    border.followed = ["Texts.swift"]
    let closure = SourceClosure(of: ["Cell"], in: AppIndex(of: app), border: border)
    #expect(closure.files == ["Cell.swift", "Texts.swift"])
    #expect(closure.stubs.map(\.type) == ["S0"])
  }

  @Test("follows nothing for a type that has two meanings, or has no meaning at all")
  func ambiguous() {
    let app = [
      "Cell.swift": "class Cell: UITableViewCell {\n  func set(_ item: Item) { item.pin() }\n}\n",
      "Pin.swift": "extension Item: Pinned { func pin() {} }\n",
    ]
    let message = "'Item' is ambiguous for type lookup in this context"
    #expect(moved(app, message, line: 2)?.followed == [])
  }

  @Test("follows what makes one of UIKit's types conform to a protocol")
  func conformance() throws {
    let app = [
      "Cell.swift": "class Cell: UITableViewCell {\n  func set() { hug(1000) }\n}\n",
      "Priority.swift": "extension UILayoutPriority: ExpressibleByIntegerLiteral {}\n",
    ]
    let message = "cannot convert value of type 'Int' to expected argument type 'UILayoutPriority'"
    #expect(moved(app, message, line: 2)?.followed == ["Priority.swift"])
  }

  @Test("gives a type that is nowhere the types in angle brackets that code gives it")
  func generics() throws {
    let app = [
      "Cell.swift": "class Cell: UITableViewCell {\n  var a: Pair<Int, [Int: Int]>?\n}\n"
    ]
    var border = Border()
    border.strangers = ["Pair"]
    border = try #require(
      moved(app, "cannot specialize non-generic type 'Pair'", line: 2, from: border))
    #expect(border.genericCounts == ["Pair": 2])
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings(), border: border)
    #expect(folder.files["Stubs.swift"]?.contains("open class Pair<Type1, Type2>: ") == true)
  }

  @Test("compares stubs of Objective-C's classes by identity")
  func identity() throws {
    let app = [
      "Cell.swift": "class Cell: UITableViewCell {\n  var a: Item?\n}\n",
      "Item.swift": "import Absent\nclass Item: NSManagedObject {}\n",
    ]
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings())
    #expect(
      folder.files["Stubs.swift"]?.contains("open class Item: HeadlessStubValue, Hashable {")
        == true)
  }

  @Test("takes a type that is nowhere for an enumeration where code names its cases")
  func cases() throws {
    let app = [
      "Cell.swift": """
      class Cell: UITableViewCell {
        func bind(title: String, curve: ChartStyle.Curve = .line) {}
      }
      """
    ]
    var border = Border()
    border.strangers = ["ChartStyle"]
    border = try #require(
      moved(
        app, "'Curve' is not a member type of class 'App.ChartStyle'", line: 2, from: border))
    #expect(border.strangers == ["ChartStyle", "ChartStyle.Curve"])
    border = try #require(
      moved(app, "type 'ChartStyle.Curve' has no member 'line'", line: 2, from: border))
    #expect(border.dropped.isEmpty)
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings(), border: border)
    let stubs = try #require(folder.files["Stubs.swift"])
    #expect(stubs.contains("public enum Curve: Hashable, HeadlessStubValue {"))
    #expect(stubs.contains("case line"))
  }

  @Test("answers with the first case of an enumeration that is a stub itself")
  func firstCase() throws {
    let index = AppIndex(of: [
      "Cell.swift": """
      class Cell: UITableViewCell { func set(_ item: Item) { print(item.mode == .dark) } }
      """,
      "Item.swift": "import Shop\nstruct Item { let mode: Mode }\n",
      "Mode.swift": "enum Mode: String { case light, dark }\n",
    ])
    let folder = InitialFolder(
      of: ["Cell"], in: index, prefix: "..", build: AppBuildSettings())
    #expect(
      folder.files["Stubs.swift"]?.contains("public static var stubValue: Self { .light }") == true)
  }

  @Test("computes a global whose value does not compile, so that each use of it is noted")
  func global() throws {
    let app = [
      "Cell.swift": "let noteFont: UIFont = BrandKit.note\nclass Cell: UITableViewCell {}\n"
    ]
    let border = try #require(moved(app, "type 'BrandKit' has no member 'note'", line: 1))
    #expect(border.dropped == ["Cell.swift": ["= noteFont"]])
    #expect(
      SourceMemory().without(["= noteFont"], "Cell.swift", app["Cell.swift"] ?? "")
        .hasPrefix("var noteFont: UIFont  { HeadlessStubs.value(\"noteFont\") }"))
  }

  @Test("follows types whose names start with an underscore or a small letter")
  func names() {
    let app = [
      "Cell.swift": "class Cell: _RowCell { let style: noteStyle? = nil }\n",
      "Row.swift": "class _RowCell: UITableViewCell {}\n",
      "Style.swift": "enum noteStyle { case plain }\n",
    ]
    let closure = SourceClosure(of: ["Cell"], in: AppIndex(of: app))
    #expect(Set(closure.files) == ["Cell.swift", "Row.swift", "Style.swift"])
  }

  @Test("keeps the text that a cell sets itself, and fills no override")
  func samples() throws {
    let app = [
      "Cell.swift": """
      class Cell: UITableViewCell {
        let hint: UILabel = { let label = UILabel(); label.text = "Off"; return label }()
        let name = UILabel()
        override func updateConfiguration(using state: UICellConfigurationState) {}
      }
      """
    ]
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings())
    let list = try #require(folder.files["Cells.swift"])
    #expect(list.contains("cell.name.text = \"Name\""))
    #expect(!list.contains("cell.hint"))
    #expect(!list.contains("updateConfiguration"))
  }

  @Test("notes no statement that only sets colors, and ends one after an optional type")
  func statements() {
    let text = """
      func a() {
        label.textColor = UIColor.brand.title
        var index: Int?

        if found.contains(point) { b() }
      }
      """
    let left = SourceMemory().without(
      ["> label.textColor = UIColor.brand.title"], "Cell.swift", text)
    #expect(left.contains("  _ = ()\n") && !left.contains("HeadlessStubs"))
    let names = NamedStatements.names(around: 5, in: ParsedFile(text))
    #expect(names == ["> if found.contains(point) { b() }"])
  }

  @Test("counts no private or internal member of another module as known")
  func access() {
    let outline = SwiftOutline(
      of: """
        extension UIView { func fill() {}; private func pin() {}; public func add() {} }
        public protocol Content { func make() }
        """)
    #expect(
      Set(outline.publicMembers) == [
        "UIView.add", "UIView.add()", "Content.make", "Content.make()",
      ])
  }
}
