import SelfSizingAppSources
import Testing

@Suite struct SourceClosureTests {
  private static let app = [
    "App/Cells/RecipeCell.swift": """
    import UIKit
    final class RecipeCell: BaseCell {
      let label = UILabel()
      func configure(with model: RecipeModel, theme: Theme) {
        label.text = model.title + theme.suffix
        label.pinToParent()
        label.textColor = UIColor.accent
      }
    }
    """,
    "App/Cells/BaseCell.swift": "import UIKit\nclass BaseCell: UITableViewCell {}\n",
    "App/Models/RecipeModel.swift": "struct RecipeModel {\n  let title: String\n}\n",
    "App/Helpers/UIView+Pin.swift": "import UIKit\nextension UIView { func pinToParent() {} }\n",
    "App/Helpers/Colors.swift":
      "import UIKit\nextension UIColor { static var accent: UIColor { .red } }\n",
    "App/Main.swift": "import UIKit\n@main class Main { let cell = RecipeCell() }\n",
    "App/Services/Theme.swift": """
    class Theme {
      var suffix: String { Service0().suffix }
      var name = "Plain"
      func load(_ service: Service1) -> Bool { false }
    }
    """,
  ].merging(services) { first, _ in first }

  /// Services of which each needs the next: too many to follow.
  private static let services = Dictionary(
    uniqueKeysWithValues: (0..<40).map { index in
      (
        "App/Services/Service\(index).swift",
        "class Service\(index) { let next = Service\(index + 1)(); var suffix = \"!\" }\n"
      )
    })

  private static let index = AppIndex(of: app)

  @Test("follows bases, helpers and plain values whole, and leaves services outside")
  func border() {
    let closure = SourceClosure(of: ["RecipeCell"], in: Self.index)
    #expect(
      Set(closure.files) == [
        "App/Cells/RecipeCell.swift", "App/Cells/BaseCell.swift", "App/Models/RecipeModel.swift",
        "App/Helpers/UIView+Pin.swift", "App/Helpers/Colors.swift",
      ])
    #expect(closure.stubs.map(\.type) == ["Theme"])
    #expect(closure.unknown.isEmpty)
  }

  @Test("follows what holds constants, without what else it names and imports")
  func constants() {
    let texts = [
      "Cell.swift":
        "class Cell: UITableViewCell { func lay() { pin(C.padding[2] + C.Sizes.edge) } }",
      "C.swift": """
      import WalletKit
      struct Padding {
        var increment: CGFloat
        subscript(factor: Int) -> CGFloat { CGFloat(factor) * increment }
        static var host: String { Service0().suffix }
      }
      struct C {
        static let padding = Padding(increment: 8)
        struct Sizes { static let edge = C.padding[1] / 2 }
      }
      struct Keys { let service: Service0 }
      """,
    ]
    let closure = SourceClosure(of: ["Cell"], in: AppIndex(of: Self.services.merging(texts) { $1 }))
    #expect(closure.files == ["Cell.swift", "C.swift"])
    #expect(closure.stubs.map(\.type) == ["Service0"])
    #expect(closure.unneeded["C.swift"] == ["Keys"])
  }

  @Test("follows a type that is no view if it adds four files, and none that adds five")
  func needs() {
    let cell = "class Cell: UITableViewCell { let service: Service36; let other: Service35 }"
    let index = AppIndex(of: Self.services.merging(["Cell.swift": cell]) { $1 })
    #expect(
      SourceClosure(of: ["Cell"], in: index).stubs.map(\.type) == [])
    let needy = cell.replacing("Service36", with: "Service30")
    let closure = SourceClosure(
      of: ["Cell"], in: AppIndex(of: Self.services.merging(["Cell.swift": needy]) { $1 }))
    #expect(closure.stubs.map(\.type) == ["Service30", "Service35"])
    #expect(closure.files == ["Cell.swift"])
  }

  @Test("names a class that no file declares")
  func unknown() {
    #expect(SourceClosure(of: ["SoupCell"], in: Self.index).unknown == ["SoupCell"])
  }

  @Test("writes a stub with the members that are read, and no others")
  func stubs() throws {
    let folder = InitialFolder(
      of: ["RecipeCell"], in: Self.index, prefix: "..", build: AppBuildSettings())
    let stubs = try #require(folder.files["Stubs.swift"])
    #expect(stubs.contains("open class Theme: HeadlessStubValue {"))
    #expect(
      stubs.contains(
        "@HeadlessStubbed(\"Theme.suffix\", fileID: \"App/Services/Theme.swift\", line: 2) "
          + "public var suffix: String"))
    #expect(!stubs.contains("var name"))
    #expect(!stubs.contains("class Service"))
    #expect(stubs.contains("// App/Services/Theme.swift:1"))
  }

  @Test("writes a stub of every type at the border, however many their members name")
  func manyStubs() throws {
    let themes = (100..<350).map { number in
      (
        "App/Themes/Theme\(number).swift",
        """
        class Theme\(number) {
          var suffix: String { Service0().suffix }
          var part: Part\(number)
          class Part\(number) {}
        }
        """
      )
    }
    let names = (100..<350).map { "Theme\($0)" }
    let cell = """
      class Cell: UITableViewCell {
        func configure(_ themes: (\(names.joined(separator: ", ")))) {
          textLabel?.text = themes.0.suffix + themes.1.part.name
        }
      }
      """
    let index = AppIndex(
      of: Dictionary(uniqueKeysWithValues: themes)
        .merging(Self.services) { first, _ in first }
        .merging(["App/Cell.swift": cell]) { first, _ in first })
    let folder = InitialFolder(
      of: ["Cell"], in: index, prefix: "..", build: AppBuildSettings())
    #expect(folder.closure.stubs.map(\.type) == names)
    let stubs = try #require(folder.files["Stubs.swift"])
    #expect(names.filter { !stubs.contains("open class \($0): HeadlessStubValue {") }.isEmpty)
  }

  @Test("writes a list that compiles, with the app's way to fill a cell")
  func list() throws {
    let folder = InitialFolder(
      of: ["RecipeCell"], in: Self.index, prefix: "..", build: AppBuildSettings())
    let list = try #require(folder.files["Cells.swift"])
    #expect(list.contains("CellEntry(RecipeCell.self) { cell in"))
    #expect(list.contains("configure(with: RecipeModel(title: \"Title\"), theme: Theme())"))
    let settings = try #require(folder.files["settings.json"])
    #expect(settings.contains("\"../App/Cells/BaseCell.swift\""))
    #expect(!settings.contains("languageMode"))
  }

  /// A file with a controller before a cell, and helpers of which the cell needs some.
  private static let crowded = [
    "App/Screen.swift": """
    import UIKit
    class Screen: UIViewController {
      let router = Router()
    }
    extension Screen: UITableViewDelegate {}
    class Row: UITableViewCell {
      weak var screen: Screen?
      let badge = Badge()
      func set(_ text: String) { textLabel?.text = text.shout + separator }
    }
    private let separator = ":"
    let unused = Router()
    struct Badge {}
    #Preview { Row(Preview()) }
    """,
    "App/Router.swift": "class Router { let service = Service0() }\n",
    "App/Preview.swift": "class Preview: UIView {}\n",
    "App/Strings.swift": """
    extension String {
      var shout: String { trimmed.uppercased() }
      fileprivate var trimmed: String { self }
      var route: Router { Router() }
    }
    extension Screen { var title: String { "" } }
    """,
  ].merging(services) { first, _ in first }

  @Test("follows of a file what the cell needs, and leaves out the rest by name")
  func parts() throws {
    let folder = InitialFolder(
      of: ["Row"], in: AppIndex(of: Self.crowded), prefix: "..", build: AppBuildSettings())
    #expect(folder.closure.files == ["App/Screen.swift", "App/Strings.swift"])
    #expect(
      folder.closure.unneeded == [
        "App/Screen.swift": ["Screen", "unused"], "App/Strings.swift": ["String.route", "Screen"],
      ])
    #expect(folder.closure.stubs.map(\.type) == ["Screen"])
    let settings = try #require(folder.files["settings.json"])
    #expect(settings.contains("\"../App/Strings.swift\": [\"Screen\", \"String.route\"]"))
    #expect(folder.files["Stubs.swift"]?.contains("open class Screen: UIViewController {") == true)
    let left = SourceMemory().without(
      ["Screen", "unused"], "Cell.swift", Self.crowded["App/Screen.swift"] ?? "")
    #expect(!left.contains("Router") && left.contains("class Row"))
  }

  @Test("follows the extension by which a type conforms to a protocol as a whole, or not at all")
  func conformances() {
    var app = [
      "Cell.swift":
        "class Cell: UITableViewCell {\n  func set(_ text: String) { text.draw() }\n}\n",
      "Text.swift": """
      protocol Drawn { func draw(); func erase() }
      extension String: Drawn { func draw() {}; func erase() { Eraser().run() } }
      extension Int: Drawn { func draw() {}; func erase() {} }
      """,
      "Eraser.swift": "class Eraser: UIView { func run() {} }\n",
    ]
    let closure = SourceClosure(of: ["Cell"], in: AppIndex(of: app))
    #expect(closure.files == ["Cell.swift", "Text.swift", "Eraser.swift"])
    app["Cell.swift"] = "class Cell: UITableViewCell { let eraser = Eraser() }\n"
    #expect(
      SourceClosure(of: ["Cell"], in: AppIndex(of: app)).files == ["Cell.swift", "Eraser.swift"])
  }

  @Test("follows the extension of an alias within a type, whose initializer the type calls")
  func aliasExtensions() {
    let app = [
      "Cell.swift": "class Cell: UITableViewCell { let color = Asset(name: \"accent\").color }\n",
      "Assets.swift": """
      enum Unused { static let route = Router() }
      struct Asset {
        typealias Color = UIColor
        let name: String
        var color: Color { Color(asset: self)! }
      }
      extension Asset.Color {
        convenience init?(asset: Asset) { self.init(named: asset.name) }
      }
      """,
      "Router.swift": "class Router: UIView {}\n",
    ]
    let closure = SourceClosure(of: ["Cell"], in: AppIndex(of: app))
    #expect(closure.files == ["Cell.swift", "Assets.swift"])
    #expect(closure.unneeded == ["Assets.swift": ["Unused"]])
  }

  @Test(
    "follows what is declared again, with other types, of a type that is named with it",
    arguments: [("NSLayoutConstraint.activate", true), ("other.activate", false)])
  func redeclared(call: String, isFollowed: Bool) {
    let app = [
      "Cell.swift": "class Cell: UITableViewCell { func set() { \(call)([pins, height]) } }\n",
      "Lists.swift": """
      extension NSLayoutConstraint { static func activate(_ lists: [Listed]) {} }
      protocol Listed {}
      """,
    ]
    let index = AppIndex(
      of: app,
      knownMembers: ["NSLayoutConstraint.activate", "NSLayoutConstraint.activate(_:)"])
    let files = SourceClosure(of: ["Cell"], in: index).files
    #expect(files == ["Cell.swift"] + (isFollowed ? ["Lists.swift"] : []))
  }

  @Test("of two files that declare a name the nearer one is meant")
  func nearest() {
    let index = AppIndex(of: [
      "A/Cell.swift": "class Cell: UIView { let style = Style() }",
      "A/Style.swift": "struct Style {}",
      "B/Style.swift": "struct Style {}",
    ])
    #expect(
      SourceClosure(of: ["Cell"], in: index).files.sorted() == ["A/Cell.swift", "A/Style.swift"])
  }

  @Test("classes that descend from each other end")
  func circle() {
    let index = AppIndex(of: ["A.swift": "class A: B {}", "B.swift": "class B: A {}"])
    #expect(SourceClosure(of: ["A"], in: index).files.sorted() == ["A.swift", "B.swift"])
  }

  @Test(
    "follows the nested types of an extension, and of several declarations the one that is used")
  func nested() {
    let index = AppIndex(of: [
      "A/Cell.swift": "class Cell: UIView { let a = Style.Color.red }",
      "A/Style.swift": "struct Style {}",
      "A/Other/Style.swift": "enum Style {}",
      "A/Other/Style+Color.swift": "extension Style { enum Color { case red } }",
    ])
    #expect(
      Set(SourceClosure(of: ["Cell"], in: index).files).isSuperset(of: [
        "A/Cell.swift", "A/Other/Style+Color.swift",
      ]))
  }

  @Test("takes a library's view for a view by its name")
  func foreignView() {
    let index = AppIndex(of: [
      "A.swift": "import Charts2\nclass Avatar: FLAnimatedImageView {}",
      "B.swift": "class Model: Reader {}",
    ])
    #expect(index.isView("Avatar", from: "A.swift"))
    #expect(!index.isView("Model", from: "B.swift"))
  }

  @Test("fills a cell by a method of plain values, or by its labels")
  func samples() throws {
    let index = AppIndex(of: [
      "A.swift": """
      class PlainCell: UITableViewCell {
        func configure(title: String, _ count: Int, theme: Theme = .plain, icon: UIImage?) {}
      }
      class LabelCell: UITableViewCell {
        let titleLabel = UILabel()
        private let hidden = UILabel()
      }
      """
    ])
    let folder = InitialFolder(
      of: ["PlainCell", "LabelCell"], in: index, prefix: "..", build: AppBuildSettings())
    let list = try #require(folder.files["Cells.swift"])
    #expect(list.contains(#"    cell.configure(title: "Title", 1, icon: nil)"#))
    #expect(list.contains(#"    cell.titleLabel.text = "Title label""#))
    #expect(!list.contains("hidden"))
  }

  /// The list of a cell whose class is some lines, beside other files.
  private func list(
    _ cell: String, _ others: [String: String] = [:], tests: [String: String] = [:],
    without omitted: Set<String> = []
  ) throws -> String {
    let index = AppIndex(
      of: others.merging(["Cell.swift": cell]) { $1 }, snapshotTests: tests)
    var border = Border()
    border.omitted = omitted
    let folder = InitialFolder(
      of: ["Cell"], in: index, prefix: "..", build: AppBuildSettings(), border: border)
    return try #require(folder.files["Cells.swift"])
  }

  @Test("fills a cell by a method without parameters, unless the cell calls it by itself")
  func plainMethod() throws {
    let cell = "class Cell: UITableViewCell {\n  func configure() {}\n"
    #expect(try list(cell + "}").contains("    cell.configure()\n"))
    #expect(
      try !list(cell + "  func load() { configure() }\n}").contains("    cell.configure()\n"))
  }

  @Test("fills a cell without views of its own as another file does")
  func fromOutside() throws {
    let cell = "class Cell: UITableViewCell {\n  static let id = \"Cell\"\n}"
    func screen(_ line: String) -> [String: String] {
      ["Screen.swift": "class Screen { func fill(_ cell: Cell) { \(line) } }"]
    }
    #expect(
      try list(cell, screen("var content = cell.defaultContentConfiguration()"))
        .contains("    cell.contentConfiguration = content\n"))
    #expect(
      try list(cell, screen("cell.textLabel?.text = name"))
        .contains("    cell.textLabel?.text = \"Title\"\n"))
    #expect(try !list(cell, screen("cell.isHidden = true")).contains("    cell"))
    // What the class shows by itself is not replaced.
    for own in ["private func f() { contentView.addSubview(UIView()) }", "var model: Model?"] {
      #expect(
        try !list(
          "class Cell: UITableViewCell { \(own) }",
          screen("var content = cell.defaultContentConfiguration()")
        ).contains("    cell"))
    }
  }

  @Test("fills a cell as a preview does, or else a snapshot test, as far as that compiles")
  func examples() throws {
    let cell = """
      class Cell: UITableViewCell { func configure(title: String) {} }
      #Preview {
        let name = "Pie"
        let row = Cell()
        row.configure(title: name)
      }
      """
    let tests = [
      "A.swift": "func testSnapshot() { let row = Cell()\n row.configure(title: \"Tart\") }"
    ]
    #expect(
      try list(cell, tests: tests).contains(
        "    let name = \"Pie\"\n    cell.configure(title: name)\n  }"))
    #expect(
      try list(cell.replacing("#Preview", with: "#Preview2"), tests: tests)
        .contains("{ cell in\n    cell.configure(title: \"Tart\")\n  }"))
    let omitted: Set = ["Cell: cell.configure(title: name)"]
    #expect(
      try list(cell, without: omitted)
        .contains("{ cell in\n    cell.configure(title: \"Title\")\n  }"))
  }

  @Test("lists a library that is imported, or of which only members are used")
  func libraries() {
    let index = AppIndex(
      of: [
        "Cell.swift": "import UIKit\nclass Cell: UIView { func f() { snap.make() } }",
        "Other.swift": "import Snap\nclass Other {}",
      ], libraries: ["Snap", "Crackle"])
    let snap = AppLibrary(
      name: "Snap", sources: ["../Snap/**/*.swift"],
      texts: ["extension UIView { var snap: Int { 0 } }"])
    let other = AppLibrary(name: "Crackle", sources: ["../Crackle"], texts: ["struct Crackle {}"])
    let cell = ["class Cell: UIView { func f() { self.snap.make() } }"]
    let named = AppIndex(
      of: ["Cell.swift": cell[0], "Other.swift": "import Snap\nclass Other {}"],
      libraries: ["Snap"])
    #expect(
      InitialFolder(
        of: ["Cell"], in: named, prefix: "", build: AppBuildSettings(), libraries: [snap, other]
      ).libraries == [snap])
    #expect(
      InitialFolder(
        of: ["Other"], in: index, prefix: "", build: AppBuildSettings(), libraries: [snap, other]
      ).libraries == [snap])
  }
}

/// Apps whose folders hold more than one target.
@Suite struct TargetTests {
  private static let app = [
    "App/Cell.swift": "class Cell: UITableViewCell { let item: Item; let other: Panel }\n",
    "App/Item.swift": "struct Item { let title: String }\n",
    "App/Panel.swift": "class Panel: UIView { let note: PreviewNote }\n",
    "Preview/PreviewNote.swift":
      "struct PreviewNote { let title: String }\nstruct Item { let name: String }\n",
  ]

  @Test("follows no type again that another file declares, and makes no stub of it")
  func targets() {
    let closure = SourceClosure(of: ["Cell"], in: AppIndex(of: Self.app))
    #expect(
      Set(closure.files) == [
        "App/Cell.swift", "App/Item.swift", "App/Panel.swift", "Preview/PreviewNote.swift",
      ])
    #expect(closure.unneeded == ["Preview/PreviewNote.swift": ["Item"]])
    #expect(closure.stubs.isEmpty)
  }

  @Test("follows files that each have a private type of a name")
  func privateTypes() {
    let index = AppIndex(of: [
      "Cell.swift": "class Cell: UITableViewCell { let a: A; let b: B }\n",
      "A.swift": "private enum Constants {}\nclass A: UIView {}\n",
      "B.swift": "private enum Constants {}\nclass B: UIView {}\n",
    ])
    #expect(SourceClosure(of: ["Cell"], in: index).files.count == 3)
  }
}

@Suite struct AppBuildSettingsTests {
  @Test("reads the most frequent settings of a project")
  func project() {
    let text = """
      SWIFT_VERSION = 5.0;
      \t\t\t\tSWIFT_VERSION = 5.0;
      SWIFT_VERSION = 6.0;
      SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
      """
    let build = AppBuildSettings(projectFile: text)
    #expect(build.languageMode == "5")
    #expect(build.isolatesToMainActor)
    #expect(AppBuildSettings(projectFile: "SWIFT_VERSION = $(X);").languageMode == nil)
  }

  @Test("reads a manifest by its tools and its modes")
  func manifest() {
    #expect(AppBuildSettings(manifest: "// swift-tools-version: 6.0\n").languageMode == "6")
    #expect(AppBuildSettings(manifest: "// swift-tools-version:5.9\n").languageMode == "5")
    #expect(
      AppBuildSettings(manifest: "// swift-tools-version: 6.2\n.swiftLanguageMode(.v5)")
        .languageMode == "5")
    #expect(!AppBuildSettings(manifest: "").isolatesToMainActor)
  }
}
