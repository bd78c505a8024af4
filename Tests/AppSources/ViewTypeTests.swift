import Testing

@Suite("Views of classes that are known when the code runs")
struct ViewTypeTests {
  @Test(
    "are made by a method of UIKit's classes",
    arguments: [
      (
        "extension UIView { static func make() -> Self { let v = self.init(frame: .zero); return v } }",
        "{ let v = self.headlessInstance(frame: .zero); return v } }"
      ),
      (
        "extension UILabel { class func make() -> Self { Self() } }",
        "{ Self.headlessInstance() } }"
      ),
      (
        "extension UIView { static func make() -> Self { return Self.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) } }",
        "return Self.headlessInstance(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) } }"
      ),
      (
        "func make<V: UIButton>(_ type: V.Type) -> V { V(frame: .zero) }",
        "{ V.headlessInstance(frame: .zero) }"
      ),
      (
        "final class Box<A, Content: UIView>: UIView { let content = Content() }",
        "let content = Content.headlessInstance() "
      ),
    ])
  func made(text: String, expected: String) {
    #expect(overlaid(text).contains(expected))
  }

  @Test(
    "are left to the compiler where Objective-C has no such initializer, or an app's class is made",
    arguments: [
      "extension UIView { convenience init(a: Int) { self.init(frame: .zero) } }",
      "class A: UIView { static func make() -> Self { Self(frame: .zero) } }",
      "extension A { static func make() -> Self { Self() } }\nclass A: UIView {}",
      "extension UIColor { static func make() -> Self { Self() } }",
      "extension UIView { static func make() -> Self { Self(frame: .zero, style: 1) } }",
      "func make<V: Model>() -> V { V() }", "func f<V: UIView>(_ v: V) -> V.Type { V.self }",
      "extension UIView { static func f() -> String { a.Self() + \"\\(self)\" } }",
    ])
  func left(text: String) {
    #expect(!overlaid(text).contains("headlessInstance"))
  }
}
