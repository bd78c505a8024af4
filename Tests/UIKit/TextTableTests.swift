import SelfSizingUIKit
import Testing

@Suite(.serialized) @MainActor struct TextTableTests {
  private static func under<Outcome>(_ locale: String, _ work: () -> Outcome) -> Outcome {
    let before = HeadlessEnvironment.state
    defer {
      HeadlessEnvironment.set(before)
      HeadlessStrings.removeAll()
    }
    var state = before
    state.traits.locale = .init(locale)
    HeadlessEnvironment.set(state)
    HeadlessStrings.set("Recipes", forKey: "title", locale: "Base")
    HeadlessStrings.set("Rezepte", forKey: "title", locale: "de")
    HeadlessStrings.set("%2$@ of %1$lld, 100%%", forKey: "%lld by %@", locale: "en")
    return work()
  }

  @Test(
    "finds the text of the language, or that of the development language",
    arguments: [("de_AT", "Rezepte"), ("de", "Rezepte"), ("fr_FR", "Recipes")])
  func language(locale: String, text: String) {
    #expect(
      Self.under(locale) { HeadlessStrings.text(forKey: "title", value: nil, table: nil) } == text)
  }

  @Test("shows the key of a missing text, and says so")
  func missing() {
    let findings = Self.under("en_US") {
      _ = HeadlessFindings.take()
      #expect(HeadlessStrings.text(forKey: "other", value: "", table: nil) == "other")
      #expect(HeadlessStrings.text(forKey: "other", value: "Other", table: nil) == "Other")
      #expect(HeadlessStrings.text(forKey: "other", value: nil, table: "None") == "other")
      return HeadlessFindings.take()
    }
    #expect(findings.map(\.kind) == [.missingText])
  }

  @Test("fills placeholders by their places")
  func placeholders() {
    let text = Self.under("en_US") { String(localized: "\(3) by \("Ada")") }
    #expect(text == "Ada of 3, 100%")
  }

  @Test("reads keys and values with percent signs")
  func percent() {
    #expect(Self.under("en_US") { String(localized: "100% done") } == "100% done")
  }
}
