import SelfSizingAppSources
import Testing

/// The lines by which a new list fills cells of the app's own types.
@Suite struct SampleValueTests {
  /// The lines of the only entry of a list.
  private func lines(
    _ method: String, _ types: String = "", without omitted: Set<String> = []
  ) throws -> [String] {
    let index = AppIndex(of: [
      "Cell.swift": "class Cell: UITableViewCell {\n  \(method)\n}\n", "Types.swift": types,
    ])
    var border = Border()
    border.omitted = omitted
    let folder = InitialFolder(
      of: ["Cell"], in: index, prefix: "..", build: AppBuildSettings(), border: border)
    let list = try #require(folder.files["Cells.swift"])
    return list.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter { $0.hasPrefix("cell") || $0.hasPrefix("//") }
  }

  @Test(
    "makes a cell by its own initializer where no list can",
    arguments: [
      ("init(title: String, count: Int = 3) {}", "Cell(title: \"Title\")"),
      ("init?(title: String) {}\n  init(kind: Kind) {}", "Cell(kind: Kind.wide)"),
      ("init(title: String) {}\n  required init?(coder: NSCoder) {}", "Cell(title: \"Title\")"),
      (
        "init(title: String) {}\n  @available(*, unavailable) init(frame: CGRect) {}",
        "Cell(title: \"Title\")"
      ),
      ("init(title: String) {}\n  override init(frame: CGRect) {}", nil),
      ("convenience init(title: String) { self.init(frame: .zero) }", nil),
      ("init(store: Absent) {}", nil), ("required init?(coder: NSCoder) {}", nil),
    ] as [(String, String?)])
  func making(initializers: String, call: String?) throws {
    let app = [
      "Cell.swift":
        "class Cell: UICollectionViewCell {\n  let label = UILabel()\n  \(initializers)\n}",
      "Kind.swift": "enum Kind { case wide, narrow }",
    ]
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings())
    let list = try #require(folder.files["Cells.swift"])
    guard let call else { return #expect(list.contains("CellEntry(Cell.self) { cell in\n")) }
    #expect(list.contains("CellEntry(\"Cell\") {\n    let cell = \(call)\n"))
    #expect(list.contains("    return cell\n  },"))
    #expect(folder.emptyEntries.isEmpty)
    // Where the call does not compile, the entry is that of a list's cell.
    let error = CompilerError(file: "Cells.swift", line: 5)
    let border = try #require(folder.border(after: [error], Border()))
    #expect(border.omitted == ["Cell: let cell = \(call)"])
    let next = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings(), border: border)
    #expect(next.files["Cells.swift"]?.contains("CellEntry(Cell.self) { cell in\n") == true)
  }

  @Test("sets what a cell or its parent unwraps, before it is filled")
  func unwrapped() throws {
    let app = [
      "Cell.swift": """
      class Cell: Row {
        var item: Item!
        private var own: Item!
        weak var store: Store!
        @IBOutlet var label: UILabel!
        func configure(with title: String) {}
      }
      class Row: UITableViewCell { var count: Int! }
      struct Item { let title: String }
      """
    ]
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings())
    #expect(
      folder.files["Cells.swift"]?.contains(
        """
            cell.item = Item(title: "Title")
            cell.count = 1
            cell.configure(with: "Title")
          },
        """) == true)
  }

  @Test("calls no method of a private extension")
  func privateExtension() throws {
    let app = [
      "Cell.swift": """
      class Cell: UITableViewCell { let label = UILabel() }
      fileprivate extension Cell { func set(title: String) {} }
      """
    ]
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings())
    #expect(folder.files["Cells.swift"]?.contains("cell.set") == false)
  }

  @Test(
    "makes values of the app's types whose initializers take plain ones",
    arguments: [
      ("Soup", "struct Soup { let title: String; var isHot = true }", "Soup(title: \"Title\")"),
      ("Soup", "struct Soup { let note: String? }", "Soup(note: \"Note\")"),
      ("Soup", "struct Soup { var note: String?; let id: Int }", "Soup(id: 1)"),
      (
        "Soup", "struct Soup { let cook: Cook }\nstruct Cook { let name: String }",
        "Soup(cook: Cook(name: \"Name\"))"
      ),
      ("Soup", "struct Soup { init(named name: String) {} }", "Soup(named: \"Name\")"),
      ("Soup", "class Soup { init(_ count: Int) {} }", "Soup(1)"),
      ("Soup", "final class Soup { var count = 1 }", "Soup()"),
      ("Soup", "enum Soup { case leek, onion }", "Soup.leek"),
      ("Soup", "enum Soup { case of(kind: Int, String) }", "Soup.of(kind: 1, \"Title\")"),
      (
        "Named", "protocol Named {}\nstruct Soup: Named { let title: String }",
        "Soup(title: \"Title\")"
      ),
      ("any Named", "protocol Named {}\nstruct Soup: Named {}", "Soup()"),
      ("[Soup]", "struct Soup {}", "[Soup()]"),
      (
        "Soup", "struct Soup { let kind: Kind; enum Kind { case hot } }\nenum Kind { case a }",
        "Soup(kind: Soup.Kind.hot)"
      ),
      ("Soup?", "struct Soup {}", "Soup()"),
      ("@escaping (Int, String) -> Void", "", "{ _, _ in }"),
      ("(Int, String) -> [Bool]", "", "{ _, _ in [true] }"),
      ("() -> Int", "", "{ 1 }"),
      ("(() -> Void)?", "", "nil"), ("UIImage?", "", "nil"),
      ("Date", "", "Date(timeIntervalSince1970: 0)"),
    ])
  func values(type: String, types: String, value: String) throws {
    #expect(
      try lines("func configure(with model: \(type)) {}", types).first
        == "cell.configure(with: \(value))")
  }

  @Test(
    "leaves a cell open where a type's initializers cannot be reached",
    arguments: [
      "struct Soup { private let title: String }", "struct Soup { private init() {} }",
      "class Soup { let title: String }",
      "struct Soup { let next: [Int: Unknown]; let other: Other }",
      "struct Soup { let soup: Pot }\nstruct Pot { let soup: Soup }",
    ])
  func unreachable(types: String) throws {
    #expect(
      try lines("func configure(with model: Soup) {}", types).first?.hasPrefix("// Fill") == true)
  }

  @Test("sets a model whose observer fills the cell, and takes the next way where one fails")
  func ways() throws {
    let members = """
      var model: Soup? { didSet { show() } }
        var other: Soup?
        func configure(with soup: Soup) {}
        func update(title: String) {}
      """
    let soup = "struct Soup { let title: String }"
    let calls = [
      "cell.configure(with: Soup(title: \"Title\"))", "cell.update(title: \"Title\")",
      "cell.model = Soup(title: \"Title\")",
    ]
    var omitted: Set<String> = []
    for call in calls {
      #expect(try lines(members, soup, without: omitted) == [call])
      omitted.insert("Cell: \(call)")
    }
    #expect(try lines(members, soup, without: omitted).first?.hasPrefix("// Fill") == true)
  }

  @Test("means a type within the cell before one of the same name outside")
  func nested() throws {
    let members = """
      struct Model { let title: String }
        func configure(with model: Model) {}
      """
    #expect(
      try lines(members, "struct Model { let count: Int }")
        == ["cell.configure(with: Cell.Model(title: \"Title\"))"])
  }

  @Test("sets all that the cell observes, where nothing fills it at once")
  func observed() throws {
    let members = """
      var title: String? { didSet { show() } }
        var values: [String] = [] { didSet { show() } }
        private var inner: String? { didSet { show() } }
        override var isSelected: Bool { didSet { show() } }
        var count: Int { 1 }
      """
    let found = try lines(members)
    #expect(found == ["cell.title = \"Title\"", "cell.values = [\"Values\"]"])
  }

  @Test("names the layout attributes to which a cell's code answers, if they are of one class")
  func attributes() throws {
    let grid = """
      class GridAttributes: UICollectionViewLayoutAttributes {}
      class OtherAttributes: GridAttributes {}
      """
    func end(_ code: String) throws -> String? {
      let index = AppIndex(of: [
        "Cell.swift": "class Cell: UICollectionViewCell { func f() { \(code) } }",
        "Grid.swift": grid,
      ])
      let folder = InitialFolder(
        of: ["Cell"], in: index, prefix: "..", build: AppBuildSettings())
      #expect(folder.emptyEntries == ["Cell"])
      return folder.files["Cells.swift"]?.split(separator: "\n")
        .first { $0.hasPrefix("  }") }.map { String($0.dropFirst(2)) }
    }
    #expect(try end("_ = a as? GridAttributes") == "}.attributes(GridAttributes.self),")
    #expect(try end("_ = a as? OtherAttributes") == "}.attributes(OtherAttributes.self),")
    #expect(try end("_ = a as? GridAttributes ?? OtherAttributes()") == "},")
    #expect(try end("_ = a as? UICollectionViewLayoutAttributes") == "},")
  }

  @Test("says which lines were left out of entries")
  func omitted() {
    let index = AppIndex(of: ["Cell.swift": "class Cell: UITableViewCell {}"])
    var border = Border()
    border.omitted = ["Cell: cell.show()", "public var a: Int", "Other: cell.show()"]
    let folder = InitialFolder(
      of: ["Cell"], in: index, prefix: "..", build: AppBuildSettings(), border: border)
    #expect(folder.omittedSamples(border) == ["sample of Cell: cell.show()"])
  }
}
