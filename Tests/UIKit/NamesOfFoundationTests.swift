import SelfSizingUIKit
import Testing

/// Names that apps expect of Apple's Foundation and Core Text.
@MainActor struct NamesOfFoundationTests {
  @Test(
    "a condition on a text is read from its format",
    arguments: [
      ("SELF MATCHES %@", "b.", false), ("SELF MATCHES %@", ".*--(small|tiny)", true),
      ("SELF CONTAINS %@", "SMALL", false), ("SELF CONTAINS[c] %@", "SMALL", true),
      ("SELF BEGINSWITH %@", "bell", true), ("SELF ENDSWITH %@", "bell", false),
      ("SELF == %@", "bell--small", true), ("name == %@", "bell--small", false), ("", "", false),
    ])
  func predicates(format: String, operand: String, holds: Bool) {
    #expect(NSPredicate(format: format, operand).evaluate(with: "bell--small") == holds)
  }

  @Test("attributes of a text are made from a dictionary")
  func attributes() {
    let font = UIFont.systemFont(ofSize: 31)
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString(
      "Follow", attributes: AttributeContainer([.font: font, .kern: 2]))
    let large = UIButton(configuration: configuration).intrinsicContentSize
    configuration.attributedTitle = AttributedString("Follow")
    let usual = UIButton(configuration: configuration).intrinsicContentSize
    #expect(large.height > usual.height + 10)
  }

  @Test("what is no font file is not registered")
  func fonts() {
    let missing = URL(fileURLWithPath: "/nowhere/Font.otf")
    #expect(!CTFontManagerRegisterFontsForURLs([missing] as CFArray, .process, nil))
    #expect(CTFontManagerRegisterFontsForURLs([], .process, nil))
  }
}
