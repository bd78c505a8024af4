import SelfSizingAppSources
import Testing

/// A text, rewritten; the spaces at the ends of its lines left out.
func overlaid(_ text: String) -> String {
  trimmed(SourceOverlay(of: ["Test.swift": text]).sources["Test.swift"] ?? "")
}

func trimmed(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    String(line.reversed().drop { $0 == " " }.reversed())
  }.joined(separator: "\n")
}

@Suite("Rules of the overlay")
struct RewritingTests {
  @Test(
    "blanks attributes of the Objective-C runtime, and no others",
    arguments: [
      ("@objc func f() {}", "      func f() {}"),
      ("@objc(name:) func f() {}", "             func f() {}"),
      ("@objcMembers class A {}", "             class A {}"),
      ("@IBAction func f() {}", "          func f() {}"),
      (
        "@IBDesignable class A { @IBInspectable dynamic var a = 1 }",
        "@IBDesignable class A { @IBInspectable dynamic var a = 1 }"
      ),
      ("let a = \"@objc\" // @objc", "let a = \"@objc\" // @objc"),
      ("let a = \"\\({ @objc func f() {} }())\"", "let a = \"\\({       func f() {} }())\""),
      ("@objc\n  (a)", "\n  (a)"),
      ("@UIApplicationMain class A {}", "                   class A {}"),
      ("@main struct A {}", "      struct A {}"),
    ])
  func attributes(text: String, expected: String) {
    #expect(overlaid(text) == expected)
  }

  @Test("gives bodies to members that Core Data would have, and keeps their lines")
  func managedMembers() {
    let text = """
      class Item: NSManagedObject {
        @NSManaged public var count: Int
        @NSManaged func add(_ item: Item)
        @NSManaged var other: Item?
        var plain = 1
      }
      """
    let lines = overlaid(text).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.count == 6)
    #expect(
      lines[1] == "public var count: Int { get { HeadlessStubs.value(\"Item.count\") } set {} }")
    #expect(lines[2] == "func add(_ item: Item) { HeadlessStubs.note(\"Item.add\") }")
    #expect(lines[3] == "var other: Item? { get { HeadlessStubs.value(\"Item.other\") } set {} }")
    #expect(lines[4] == "var plain = 1")
  }

  @Test(
    "takes a text for what a macro of the app makes of it, and leaves Swift's own",
    arguments: [
      ("#words(\"a_b\")", "HeadlessStubs.macro(\"#words\", \"a_b\")"),
      ("#icon(.star, 3)", "HeadlessStubs.macro(\"#icon\", \"#icon\")"),
      ("if #available(iOS 17, *) { f(#fileID) }", "if #available(iOS 17, *) { f(#fileID) }"),
      ("#if os(tvOS)\nf()\n#else\n(a)?.f()\n#endif", "#if os(tvOS)\nf()\n#else\n(a)?.f()\n#endif"),
    ])
  func macros(text: String, expected: String) {
    #expect(overlaid(text) == expected)
  }

  @Test(
    "writes selectors and key paths as strings",
    arguments: [
      ("#selector(tap)", " Selector(\"tap\")"),
      ("#selector(Cell.tap(_:with:))", " Selector(\"tap(_:with:)\")"),
      ("#selector(self.a.tap as () -> Void)", " Selector(\"tap\"         )"),
      ("#selector((Cell.tap as (Cell) -> Void))", " Selector(\"tap\"                            )"),
      ("#selector(getter: Cell.title)", " Selector(\"title\"            )"),
      ("#selector(setter: title)", " Selector(\"setTitle:\"       )"),
      ("#selector(`default`)", " Selector(\"default\")"),
      ("#keyPath(Cell.label.text)", "        (\"label.text\"              )"),
      ("#keyPath(title)", "        (\"title\")"),
      ("\"#selector(a)\"", "\"#selector(a)\""),
    ])
  func selectors(text: String, expected: String) {
    let result = overlaid(text)
    #expect(
      result.filter { $0 != " " } == expected.filter { $0 != " " }, "\(result)")
  }

  @Test(
    "gives attributed texts without one an empty text",
    arguments: [
      ("NSMutableAttributedString()", "NSMutableAttributedString(string: \"\")"),
      ("a ?? NSAttributedString( )", "a ?? NSAttributedString( string: \"\")"),
      ("NSAttributedString(string: a)", "NSAttributedString(string: a)"),
      ("[NSAttributedString]()", "[NSAttributedString]()"),
    ])
  func emptyTexts(text: String, expected: String) {
    #expect(overlaid(text) == expected)
  }

  @Test("keeps the line ends of a selector")
  func selectorOverLines() {
    #expect(overlaid("f(#selector(\n  A.b(_:)\n), 1)") == "f( Selector(\n  \"b(_:)\"\n), 1)")
  }

  @Test(
    "reports a selector or key path without a name",
    arguments: ["#selector(\"\"\"\n\"\"\")", "#selector(1)", "#keyPath(\"a\")", "#keyPath()"])
  func namelessSelectors(text: String) {
    let overlay = SourceOverlay(of: ["A": "\n" + text])
    #expect(overlay.errors.map(\.line) == [2])
    #expect(overlay.sources["A"] == "\n" + text)
  }

  @Test("keeps the line ends of a literal within a selector")
  func selectorOfLiteral() {
    #expect(
      overlaid("#selector(\"\"\"\n\"\"\".a)").filter { $0 != " " } == "Selector(\"a\"\n)")
  }

  @Test(
    "takes the code for iOS",
    arguments: [
      ("#if os(iOS)\n#endif", "#if true\n#endif"),
      ("#if os(iOS) || os(tvOS)\n#endif", "#if true    || os(tvOS)\n#endif"),
      ("#if DEBUG\n#elseif !os(iOS)\n#endif", "#if DEBUG\n#elseif !true\n#endif"),
      ("#if canImport(UIKit) && os(macOS)\n#endif", "#if canImport(UIKit) && os(macOS)\n#endif"),
      ("func os(_ a: A) { os(iOS) }", "func os(_ a: A) { os(iOS) }"),
    ])
  func conditions(text: String, expected: String) {
    #expect(overlaid(text) == expected)
  }

  @Test("imports modules, not their submodules")
  func imports() {
    #expect(overlaid("import UIKit.UIFont\nlet a") == "import UIKit\nlet a")
    #expect(overlaid("import class UIKit.UIImage") == "import class UIKit.UIImage")
    #expect(overlaid("@testable import A") == "@testable import A")
  }

  @Test("leaves previews out, with their attributes")
  func previews() {
    #expect(
      overlaid("@available(iOS 17, *)\n#Preview(\"a\") {\n  A()\n}\nlet b") == "\n\n\n\nlet b")
    #expect(overlaid("#Preview { A() } body: { B() }") == "")
    #expect(overlaid("#Preview(as: .a, widget: {\n})").isEmpty == false)
    #expect(SourceOverlay(of: ["A": "\n #Preview"]).errors.map(\.line) == [2])
  }

  @Test("describes a type where an object's class was asked")
  func typeDescription() {
    #expect(
      overlaid("d += type(of: a.b(1)).description()")
        == "d += String(describing: type(of: a.b(1))              )".replacingSpaces(before: ")"))
  }

  @Test(
    "limits protocols to classes where @objc did",
    arguments: [
      ("@objc protocol P { }", "      protocol P: AnyObject { }"),
      ("@objc protocol P: Q { }", "      protocol P: AnyObject, Q { }"),
      ("@objc protocol P: NSObjectProtocol { }", "      protocol P: NSObjectProtocol { }"),
      ("@objc public protocol P: class { }", "      public protocol P: class { }"),
      ("protocol P: Q { }", "protocol P: Q { }"),
    ])
  func protocols(text: String, expected: String) {
    #expect(overlaid(text) == expected)
  }
}

extension String {
  /// The text with the spaces that `type(of: x).description()` leaves before the last parenthesis.
  fileprivate func replacingSpaces(before: Character) -> String {
    guard let last = lastIndex(of: before) else { return self }
    let head = self[..<last].reversed().drop { $0 == " " }.reversed()
    return String(head) + String(repeating: " ", count: 13) + String(self[last...])
  }
}
