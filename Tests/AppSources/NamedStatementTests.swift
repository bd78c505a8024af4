import SelfSizingAppSources
import Testing

@Suite struct NamedStatementTests {
  private static let text = """
    final class Card: UIView {
      let image = UIImageView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        image.load(from: url) { result in
          result.show(in: self)
        }
        if isFramed {
          image.border = .thin
          image.alpha = 1
        }
        name = Names.first
        switch style {
        case .plain:
          badge.hide()
        default: badge.show()
        }
      }
      func title() -> String {
        return Titles.main
      }
    }
    """

  private static func removed(_ names: Set<String>) -> [String] {
    SourceMemory().without(names, "Cell.swift", text).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  @Test("names the statements around a line, the innermost first")
  func names() {
    #expect(
      NamedStatements.names(around: 9, in: ParsedFile(Self.text))
        == ["> image.border = .thin", "> if isFramed {"])
    #expect(
      NamedStatements.names(around: 6, in: ParsedFile(Self.text))
        == ["> result.show(in: self)", "> image.load(from: url) { result in"])
    #expect(
      NamedStatements.names(around: 15, in: ParsedFile(Self.text))
        == ["> badge.hide()", "> switch style {"])
  }

  @Test("names no declaration, and no call of an initializer", arguments: [1, 2, 3, 4, 20, 22])
  func nothing(line: Int) {
    #expect(
      NamedStatements.names(around: line, in: ParsedFile(Self.text)).allSatisfy {
        !$0.contains("init")
      })
    if line < 5 || line > 20 {
      #expect(NamedStatements.names(around: line, in: ParsedFile(Self.text)).isEmpty)
    }
  }

  @Test("leaves out a property without a value, and not what follows it")
  func withoutValue() {
    let text = """
      class Card: UIView {
        var model: Model?

        override init(frame: CGRect) {
          super.init(frame: frame)
        }
        let count: Int
          = 1
        var name: String
        var other = 2
      }
      protocol Shown {
        func show()
        func hide()
      }
      """
    let left = SourceMemory().without(
      ["Card.model", "Card.count", "Card.name", "Shown.show"], "Cell.swift", text)
    let lines = left.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(
      lines.filter { !$0.isEmpty } == [
        "class Card: UIView {", "override init(frame: CGRect) {", "super.init(frame: frame)", "}",
        "var other = 2", "}", "protocol Shown {", "func hide()", "}",
      ])
  }

  @Test("gives a property that code unwraps a value where the statement that sets it is left out")
  func lostProperties() {
    let text = """
      final class Card: UIView {
        var height: Constraint!
        var top: Constraint!
        var bottom: Constraint?
        func arrange() {
          image.make { make in
            self.height = make.height
            bottom = make.bottom
            other.top = make.top
          }
          top = make.top
        }
      }
      """
    let left = SourceMemory().without(
      ["> image.make { make in", "> top = make.top"], "Cell.swift", text)
    #expect(
      left.contains("height = HeadlessStubs.unwrapped(\"image.make { make in\") as (Constraint)?"))
    #expect(left.contains("top = HeadlessStubs.unwrapped(\"top = make.top\") as (Constraint)?"))
    #expect(left.components(separatedBy: "unwrapped").count == 3)
  }

  @Test("leaves a statement out, notes that, and moves no line")
  func removal() {
    let lines = Self.removed(["> image.load(from: url) { result in", "> image.border = .thin"])
    #expect(lines.count == Self.text.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(lines[4] == "    HeadlessStubs.note(\"image.load(from: url) { result in\")")
    #expect(lines[8] == "      HeadlessStubs.note(\"image.border = .thin\")")
    #expect(lines[9] == "      image.alpha = 1")
  }

  @Test("notes nothing in a deinit, which no height of its cell can rest on")
  func deinitializer() {
    let text = """
      class Card {
        func stop() {
          observer?.invalidate()
        }
        deinit {
          observer?.invalidate()
        }
      }
      """
    let lines = SourceMemory().without(["> observer?.invalidate()"], "Cell.swift", text)
      .split(separator: "\n")
    #expect(lines[2] == "    HeadlessStubs.note(\"observer?.invalidate()\")")
    #expect(lines[5] == "    _ = ()")
  }

  @Test("returns a stub's value where the only statement of a body was the result")
  func onlyResult() {
    let text = """
      class Card {
        var isOwn: Bool {
          model.isOwn
        }
        func hide() {
          model.isOwn
        }
      }
      """
    let lines = SourceMemory().without(["> model.isOwn"], "Cell.swift", text).split(separator: "\n")
    #expect(lines[2] == "    HeadlessStubs.value(\"model.isOwn\")")
    #expect(lines[5] == "    HeadlessStubs.note(\"model.isOwn\")")
  }

  @Test("keeps what a statement sets or returns")
  func values() {
    let lines = Self.removed(["> name = Names.first", "> return Titles.main"])
    #expect(lines[11] == "    name = HeadlessStubs.value(\"name = Names.first\")")
    #expect(
      Self.removed(["> name = Names.first", ">> name = Names.first"])[11]
        == "    HeadlessStubs.note(\"name = Names.first\")")
    #expect(lines[19] == "    return HeadlessStubs.value(\"return Titles.main\")")
  }

  @Test("leaves a class its parent")
  func conformances() {
    let text = "class Cell: UITableViewCell, Reusable, Themed where A: B {}"
    #expect(
      SourceMemory().without([": Cell"], "Cell.swift", text).split(separator: " ").joined(
        separator: " "
      )
      .hasPrefix("class Cell: UITableViewCell "))
  }

  @Test("leaves an extension what it adds, and not what it says it conforms to")
  func extensions() {
    let text = "extension Cell: Reusable, Themed { var a: Int { 1 } }"
    let removed = SourceMemory().without([":: Cell"], "Cell.swift", text)
    #expect(
      removed.split(separator: " ").joined(separator: " ") == "extension Cell { var a: Int { 1 } }")
  }

  @Test("leaves out what one extension conforms to, and not what others do")
  func oneExtension() {
    let text = "extension Cell: Reusable {}\nextension Cell: Themed, Tappable {}\n"
    let removed = SourceMemory().without([":: Cell: Themed, Tappable"], "Cell.swift", text)
    let lines = removed.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines == [["extension", "Cell:", "Reusable", "{}"], ["extension", "Cell", "{}"]])
  }

  @Test("keeps a variable of a known type")
  func madeVariables() {
    let text = "class Cell: UIView { func f() {\n  let badge = Badge.Round(size: 2)\n} }"
    let name = "> let badge = Badge.Round(size: 2)"
    let lines = SourceMemory().without([name], "Cell.swift", text).split(separator: "\n")
    #expect(
      lines[1]
        == "  let badge: Badge.Round = HeadlessStubs.value(\"let badge = Badge.Round(size: 2)\")")
    #expect(
      SourceMemory().without([name, ">" + name], "Cell.swift", text).split(separator: "\n")[1]
        == "  HeadlessStubs.note(\"let badge = Badge.Round(size: 2)\")")
  }

  @Test(
    "keeps a stored property of a known type",
    arguments: [
      ("let a = Badge(style: .round)", "let a : Badge = HeadlessStubs.value(\"Cell.a\")"),
      (
        "lazy var a: Badge = {\n  Badge()\n}()",
        "lazy var a: Badge  = HeadlessStubs.value(\"Cell.a\")"
      ),
    ])
  func properties(declaration: String, kept: String) {
    let text = "class Cell: UIView {\n\(declaration)\n}"
    #expect(NamedDeclarations.hasTypedValue("Cell.a", in: ParsedFile(text)))
    let removed = SourceMemory().without(["= Cell.a"], "Cell.swift", text)
    #expect(removed.contains(kept), "\(removed)")
    #expect(
      removed.split(separator: "\n", omittingEmptySubsequences: false).count
        == text.split(separator: "\n", omittingEmptySubsequences: false).count)
  }

  @Test(
    "does not guess the type of a property",
    arguments: ["= make()", "= Badge().then { $0 }", "= 1"])
  func unknownProperties(value: String) {
    #expect(
      !NamedDeclarations.hasTypedValue(
        "Cell.a", in: ParsedFile("class Cell: UIView {\nlet a \(value)\n}")))
  }

  @Test("leaves text without such a statement as it is")
  func stranger() {
    #expect(SourceMemory().without(["> other()"], "Cell.swift", Self.text) == Self.text)
  }
}

@Suite struct NamedAliasTests {
  private static let text = """
    public typealias Index = Int
    typealias Change =
      (Index) -> Void
    final class Menu: UIView {
      fileprivate typealias Room = (x: Int, y: Int)
      var index: Index = 0
    }
    """

  @Test(
    "names type aliases, outside of types and within",
    arguments: [
      (1, ["Index"]), (3, ["Change"]), (5, ["Menu.Room", "Menu"]),
    ])
  func names(line: Int, names: [String]) {
    #expect(NamedDeclarations.names(around: line, in: ParsedFile(Self.text)) == names)
  }

  @Test("leaves type aliases out whole")
  func removal() {
    let lines = SourceMemory().without(["Index", "Change", "Menu.Room"], "Cell.swift", Self.text)
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
    #expect(
      lines == ["", "", "", "finalclassMenu:UIView{", "", "varindex:Index=0", "}"])
  }
}
