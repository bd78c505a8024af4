import SelfSizingAppSources
import Testing

@Suite("Members for UIKit's runtime")
struct RuntimeMemberTests {
  private static let frame = "override class func makeInstance(frame: CGRect) -> UIView?"
  private static let coder = "override class func makeInstance(coder: NSCoder) -> UIView?"
  private static let site =
    "override class var declarationSite: (fileID: StaticString, line: UInt)? { (#fileID, #line) }"
  private static let style =
    "override class func makeInstance(style: UITableViewCell.CellStyle, reuseIdentifier: String?) "
    + "-> UITableViewCell?"

  private func factories(_ text: String) -> [Bool?] {
    let result = overlaid(text)
    return [Self.frame, Self.coder, Self.style].map { head in
      guard let range = result.firstRange(of: head + " { ") else { return nil }
      return !result[range.upperBound...].hasPrefix("nil")
    }
  }

  @Test(
    "says of each view class how it is made",
    arguments: [
      ("class A: UIView {}", [true, true, nil]),
      ("class A: UIView { init(model: M) {} }", [false, true, nil]),
      (
        "class A: UIView { init(model: M) {}; override init(frame: CGRect) {} }", [true, true, nil]
      ),
      ("class A: UIView { convenience init(model: M) {} }", [true, true, nil]),
      ("class A: UIView { required init?(coder: NSCoder) {} }", [false, true, nil]),
      (
        "class A: UIView { override init(frame: CGRect) {}; @available(*, unavailable) required init?(coder: NSCoder) {} }",
        [true, false, nil]
      ),
      (
        "class A: UIView { override init(frame: CGRect) {}; required init?(coder: NSCoder) { fatalError() } }",
        [true, false, nil]
      ),
      ("class A: UITableViewCell {}", [false, true, true]),
      (
        "class A: UITableViewCell { override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {} }",
        [false, true, true]
      ),
      ("class A: UITableViewCell { init(x: Int) {} }", [false, true, false]),
      ("class A: NSObject {}", [nil, nil, nil]), ("class A {}", [nil, nil, nil]),
      ("struct A: UIView {}", [nil, nil, nil]), ("class A: UIViewController {}", [nil, nil, nil]),
    ] as [(String, [Bool?])])
  func factories(text: String, expected: [Bool?]) {
    #expect(factories(text) == expected)
  }

  @Test(
    "makes a cell that the app's code makes by the initializer without parameters",
    arguments: [
      (
        "class A: UITableViewCell { init() { super.init(style: .value1, reuseIdentifier: nil) } }",
        true
      ),
      ("class A: UITableViewCell {}", false), ("class A: UIView { init(x: Int) {} }", false),
      ("class A: UIView { init() throws {} }", false),
    ])
  func plain(text: String, expected: Bool) {
    let made = "override class func makeInstance() -> UIView? { A() }"
    #expect(overlaid(text).contains(made) == expected)
  }

  @Test("says of a layout where it is declared, and makes no members for outlets of it")
  func layouts() {
    #expect(
      overlaid("class A: UICollectionViewFlowLayout { @IBInspectable var x: CGFloat = 1 }")
        .contains("class A: UICollectionViewFlowLayout { \(Self.site);"))
    #expect(
      !overlaid("class A: UICollectionViewLayout { @IBOutlet var x: UIView? }")
        .contains("setOutlet"))
  }

  @Test("lets classes of other modules descend from an open one")
  func openClass() {
    #expect(
      overlaid("open class A: UICollectionViewCell {}")
        .contains("open override class func makeInstance(frame: CGRect) -> UIView? { A(frame"))
  }

  @Test("calls an optional requirement of a data source as one that is there")
  func optionalCall() {
    #expect(
      overlaid("let n = source.numberOfSections?(in: list) ?? 1")
        .contains("Optional(source.numberOfSections (in: list)) ?? 1"))
  }

  @Test("follows base classes across files, and circles")
  func baseClasses() {
    let overlay = SourceOverlay(of: [
      "A.swift": "public class A: B {}",
      "B.swift": "class B: UICollectionViewCell { init(x: X) {} }",
      "C.swift": "class C: D {}\nclass D: C {}",
    ])
    #expect(
      overlay.sources["A.swift"]
        == "public class A: B { public \(Self.frame) { nil }; public \(Self.coder) { A(coder: coder) }; "
        + "public \(Self.site);}"
    )
    #expect(overlay.sources["C.swift"] == "class C: D {}\nclass D: C {}")
    #expect(overlay.errors.isEmpty)
  }

  @Test("says of each view class where it is declared, on the line of its body's brace")
  func declarationSites() {
    let text = overlaid("\nfinal class A:\n  UIView {\n}\nclass B: UIViewController {}")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].hasPrefix("  UIView {") && lines[2].hasSuffix(Self.site + ";"))
    #expect(!lines[4].contains(Self.site))
  }

  @Test("makes members of public types public, and those of nested ones as their type is")
  func access() {
    let text = overlaid("public extension A { class B: UIView {} }\nclass C { class D: UIView {} }")
    #expect(text.contains("public \(Self.frame) { B(frame: frame) }"))
    #expect(text.contains("class D: UIView { \(Self.frame) { D(frame: frame) }"))
  }

  @Test("connects outlets and inspectable properties by name")
  func outlets() {
    let text = overlaid(
      """
      class A: UIViewController {
        @IBOutlet weak var label: UILabel!
        @IBOutlet var views: [UIView]?
        @IBInspectable var inset: CGFloat = 3
        var other: UILabel!
      }
      """)
    let switching = """
      class A: UIViewController { override func setOutlet(_ value: Any?, forKey key: String) -> Bool { \
      switch key { \
      case "label": guard let value = HeadlessOutlets.value(value, as: (UILabel).self) \
      else { return false }; self.label = value; \
      case "views": guard let value = HeadlessOutlets.value(value, as: ([UIView]).self) \
      else { return false }; self.views = value; \
      case "inset": guard let value = value as? CGFloat else { return false }; self.inset = value; \
      default: return super.setOutlet(value, forKey: key) }; return true };

      """
    #expect(text.hasPrefix(switching))
    #expect(text.contains("\n            weak var label: UILabel!\n"))
  }

  @Test("connects outlets whose setters are private", arguments: ["private(set)", "private (set)"])
  func privateSetters(_ access: String) {
    let text = overlaid("class A: UIView { @IBOutlet \(access) weak var field: UITextField! }")
    #expect(text.contains("case \"field\":"))
  }

  @Test("calls actions by name, with the sender and the event that they take")
  func actions() {
    let text = overlaid(
      """
      class A: UIView {
        @objc func tap() {}
        @IBAction private func change(_ sender: UISwitch) {}
        @objc func press(sender: UIButton, for event: UIEvent) {}
        @objc func load() async {}
        @objc static func make() {}
        func other() {}
      }
      """)
    let expected = """
      override func performAction(_ name: String, with sender: Any?, _ event: UIEvent?) -> Bool \
      { switch name { case "tap()", "tap": return SelectorCall.call { self.tap() }; \
      case "change(_:)", "change": return SelectorCall.call(self.change(_:), sender); \
      case "press(sender:for:)", "press": return SelectorCall.call(self.press(sender:for:), \
      sender, event); \
      default: return super.performAction(name, with: sender, event) } };
      """
    #expect(text.contains(expected))
  }
}
