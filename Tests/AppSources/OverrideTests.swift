import SelfSizingAppSources
import Testing

@Suite("Overrides in extensions")
struct OverrideTests {
  @Test("lets the class in another file call the body where it stands")
  func otherFile() {
    let overlay = SourceOverlay(of: [
      "A.swift": "class A: NSObject {\n}",
      "A+Layout.swift":
        "extension A {\n  public override func f(_ a: Int, with b: inout B) throws -> C {\n    try super.f(a, with: &b)\n  }\n}",
    ])
    #expect(
      overlay.sources["A.swift"]
        == "class A: NSObject { public override func f(_ a: Int, with b: inout B) throws -> C { try overlaid_A_f(a, with: &b) };\n}"
    )
    #expect(
      overlay.sources["A+Layout.swift"]
        == "extension A {\n  public          func overlaid_A_f(_ a: Int, with b: inout B) throws -> C {\n    try super.f(a, with: &b)\n  }\n}"
    )
    #expect(overlay.errors.isEmpty)
  }

  @Test("forwards computed properties, setters and class methods")
  func properties() {
    let text = overlaid(
      """
      class A: B {
      }
      extension A {
        override var a: Int { 1 }
        override var b: [Int]? { get { nil } set { print(newValue) } }
        override class func c() {}
      }
      """)
    #expect(text.contains("override var a: Int { overlaid_A_a };"))
    #expect(
      text.contains(
        "override var b: [Int]? { get { overlaid_A_b } set { overlaid_A_b = newValue } };"))
    #expect(text.contains("override class func c() { overlaid_A_c() };"))
    #expect(text.contains("         class func overlaid_A_c() {}"))
  }

  @Test("makes functions of observers")
  func observers() {
    let text = overlaid(
      """
      class A: UIControl { }
      extension A {
        override var isHighlighted: Bool {
          didSet { update() }
          willSet(next) { will(next) }
        }
      }
      """)
    #expect(
      text.contains(
        "override var isHighlighted: Bool { didSet { overlaid_A_isHighlighted_didSet(oldValue) } "
          + "willSet { overlaid_A_isHighlighted_willSet(newValue) } };"))
    #expect(
      text.contains("\n    func overlaid_A_isHighlighted_didSet(_ oldValue: Bool) { update() }\n"))
    #expect(
      text.contains(
        "\n    func overlaid_A_isHighlighted_willSet(_ next: Bool)       { will(next) }\n\n}"))
  }

  @Test("lets a class dispatch what its extension declares and a subclass overrides")
  func overriddenExtensionMember() {
    let text = overlaid(
      """
      open class A: UIView { }
      extension A { @objc open func f() {} }
      class B: A { override func f() { super.f() } }
      """)
    #expect(text.contains("open func f() { overlaid_A_f() };"))
    #expect(text.contains("extension A {       public func overlaid_A_f() {} }"))
    #expect(text.contains("override func f() { super.f() } }"))
  }

  @Test("asks an object's class where an extension of UIKit's class is overridden")
  func foreignBase() {
    let text = overlaid(
      """
      public extension UIView {
        @discardableResult
        @objc func add(_ views: [UIView]) -> UIView { self }
      }
      public extension UITableViewCell {
        override func add(_ views: [UIView]) -> UIView { super.add(views) }
      }
      class A: UITableViewCell { override func add(_ views: [UIView]) -> UIView { super.add(views) } }
      """)
    #expect(
      text.contains(
        """
          @discardableResult func add(_ views: [UIView]) -> UIView { if let receiver = self as? A { return \
        receiver.overlaid_A_add(views) }; if let receiver = self as? UITableViewCell { return \
        receiver.overlaid_UITableViewCell_add(views) }; return overlaid_UIView_add(views) }; @discardableResult
                func overlaid_UIView_add(_ views: [UIView]) -> UIView { self }
        """))
    #expect(
      text.contains(
        "           func overlaid_UITableViewCell_add(_ views: [UIView]) -> UIView {       overlaid_UIView_add(views) }"
      ))
    #expect(
      text.contains(
        "func overlaid_A_add(_ views: [UIView]) -> UIView {       overlaid_UITableViewCell_add(views) } }"
      ))
  }

  @Test(
    "reports what no class can dispatch, at its line",
    arguments: [
      ("extension UITabBar {\n override var a: Int { 1 }\n}", "not among the sources"),
      (
        "class A: B {}; extension A {\n override convenience init() {}\n}", "move it into the class"
      ),
      ("class A: B {}; extension A {\n override func f(_ a: Int...) {}\n}", "any number of values"),
      ("class A<T>: B {}; extension A where T: P {\n override func f() {}\n}", "where clause"),
      (
        "extension UIView {\n @objc func f() {} }; class G<T>: UIView { override func f() {} }",
        "generic"
      ),
    ])
  func obstacles(text: String, message: String) {
    let errors = SourceOverlay(of: ["A.swift": text]).errors
    #expect(errors.map(\.line) == [2])
    #expect(errors.first?.message.contains(message) == true, "\(errors)")
    #expect(errors.first?.description.hasPrefix("A.swift:2:") == true)
  }

  @Test("reports nothing that iOS does not compile")
  func inactive() {
    let text = "#if os(macOS)\nextension NSView { override var a: Int { 1 } }\n#endif"
    #expect(SourceOverlay(of: ["A.swift": text]).errors.isEmpty)
    #expect(!SourceOverlay(of: ["A.swift": "#if DEBUG\n" + text]).errors.isEmpty)
  }
}

@Suite("Optional requirements")
struct OptionalRequirementTests {
  private static let delegate = """
    @objc public protocol D: UIScrollViewDelegate {
      func a()
      @objc optional func b(_ x: Int,
                            y: String) -> Int?
      @objc optional func b(z: Int)
      @objc optional var c: Int { get }
    }

    """

  @Test("become protocols of their own, and properties that can be called")
  func declarations() {
    let text = overlaid(Self.delegate)
    #expect(
      text.hasPrefix(
        "      public protocol D: AnyObject, UIScrollViewDelegate {\n  func a()\n\n\n\n\n}\n"))
    #expect(
      text.contains(
        "@MainActor public protocol D_b_y: AnyObject { func b(_ x: Int, y: String) -> Int? }"))
    #expect(text.contains("@MainActor public protocol D_b_z: AnyObject { func b(z: Int) }"))
    #expect(
      text.contains(
        "callAsFunction(_ x: Int, y: String) -> Optional<Int> { (base as? any D_b_y)?.b(x, y: y) }")
    )
    #expect(
      text.contains("callAsFunction(z: Int) -> Optional<Void> { (base as? any D_b_z)?.b(z: z) }"))
    #expect(
      text.contains(
        "extension D { @MainActor public var b: D_b_optional? { self is any D_b_y || self is any D_b_z"
      ))
    #expect(text.contains("public var c: Optional<Int> { (self as? any D_c)?.c }"))
  }

  @Test("are met by the classes that have the method, a subclass of the conforming one among them")
  func conformances() {
    let overlay = SourceOverlay(of: [
      "D.swift": Self.delegate,
      "A.swift": "class A: D { func a() {}; func b(z: Int) {} }\nclass S: A { var c: Int { 1 } }",
      "B.swift": "extension B: D { func b(_ x: Int, y: String) -> Int? { nil } }\nclass B {}",
      "C.swift": "class C { func b(z: Int) {} }\nclass O: A { override func b(z: Int) {} }",
      "E.swift": "extension A {\n  var c: Int { 1 }\n}",
    ])
    #expect(overlay.sources["A.swift"]?.hasPrefix("class A: D, D_b_z {") == true)
    #expect(overlay.sources["A.swift"]?.contains("class S: A, D_c {") == true)
    #expect(overlay.sources["B.swift"]?.hasPrefix("extension B: D, D_b_y {") == true)
    #expect(overlay.sources["C.swift"]?.hasPrefix("class C { func") == true)
    #expect(overlay.sources["C.swift"]?.contains("class O: A { override") == true)
    #expect(overlay.sources["E.swift"] == "extension A: D_c {\n  var c: Int { 1 }\n}")
  }

  @Test("hand values on whose names are Swift's keywords")
  func keywords() {
    let text = overlaid("@objc protocol D { @objc optional func a(for: Int, in view: Int) }")
    #expect(text.contains("a(for: `for`, in: view)"))
  }

  @Test("of other kinds are reported")
  func obstacles() {
    let text = "@objc protocol P {\n @objc optional static func f()\n}"
    #expect(SourceOverlay(of: ["A": text]).errors.map(\.line) == [2])
  }
}
