import SelfSizingGeometry
import SelfSizingTypography
import Testing

@Suite("The direction in which a text reads")
struct StrongDirectionTests {
  @Test(
    "is that of its first letter, as that letter's script is written",
    arguments: [
      ("aZéŁжΩ字の한नกﬁ𝒜", InterfaceDirection.leftToRight),
      ("אםשلاعݐޒߐࠀﬡﭐﻼ𐤀𞤀", .rightToLeft),
    ])
  func letters(text: String, direction: InterfaceDirection) {
    for letter in text { #expect(String(letter).strongDirection == direction, "\(letter)") }
  }

  @Test("digits, punctuation, spaces, symbols and pictographs decide nothing")
  func others() {
    let others = "09٣۴ .,…–«»“”¿¡@[]^_`{|}~%§©½€→−✓★☀\u{FE0F}🌮🇩\u{200D}"
    for sign in others { #expect(String(sign).strongDirection == nil, "\(sign)") }
    #expect(others.strongDirection == nil)
    #expect((others + "aش").strongDirection == .leftToRight)
    #expect((others + "شa").strongDirection == .rightToLeft)
    #expect("".strongDirection == nil)
  }
}
