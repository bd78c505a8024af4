import SelfSizingAppSources
import Testing

@Suite("The table of classes")
struct ClassTableTests {
  private func names(_ sources: [String: String]) -> [String] {
    SourceOverlay(of: sources).classTable.split(separator: "\n").compactMap { line in
      line.hasPrefix("  HeadlessClasses.register(") ? String(line.dropFirst(27).dropLast()) : nil
    }
  }

  @Test("has the views and controllers of all files, sorted, and nothing else")
  func registersViews() {
    #expect(
      names([
        "B.swift": "class Cell: Base {}\nfinal class Screen: UIViewController {}",
        "A.swift": "open class Base: UITableViewCell {}\nclass Model {}\nstruct S {}",
      ])
        == [
          "Base.self, named: \"Base\"", "Cell.self, named: \"Cell\"",
          "Screen.self, named: \"Screen\"",
        ])
  }

  @Test("takes the name of Objective-C, and nested classes by their paths")
  func takesNames() {
    #expect(
      names(["A.swift": "@objc(OldCell) class NewCell: UIView {}\nenum E { class V: UIView {} }"])
        == ["E.V.self, named: \"V\"", "NewCell.self, named: \"OldCell\""])
  }

  @Test(
    "leaves out what another file cannot name",
    arguments: [
      "private class A: UIView {}", "fileprivate final class A: UIView {}",
      "class A<T>: UIView {}", "func f() { class A: UIView {} }",
      "private enum E { class A: UIView {} }", "struct S<T> { class A: UIView {} }",
      "#if os(macOS)\nclass A: UIView {}\n#endif",
      "private extension Int { class A: UIView {} }", "class A: B {}\nclass B: A {}",
    ])
  func leavesOut(text: String) {
    #expect(names(["A.swift": text]) == [])
  }

  @Test("is the same for sources that were rewritten")
  func isStable() {
    let overlay = SourceOverlay(of: ["A.swift": "class A: UIView { @IBOutlet var b: UILabel! }"])
    #expect(SourceOverlay(of: overlay.sources).classTable == overlay.classTable)
  }
}
