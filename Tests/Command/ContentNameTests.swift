import TestSupport
import Testing

@testable import SelfSizingCommand

@Suite("Names of contents")
struct ContentNameTests {
  /// The name by its definition, one step after another.
  private func slowName(_ texts: [String]) -> String {
    let joined = texts.filter { !$0.isEmpty }.joined(separator: " · ")
    let scalars = joined.unicodeScalars.prefix(160).map { scalar -> Unicode.Scalar in
      scalar.properties.isWhitespace || scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar
    }
    let words = String(String.UnicodeScalarView(scalars)).visible.split(separator: " ")
      .joined(separator: " ")
    return words.count > 40 ? String(words.prefix(39)) + "…" : words
  }

  @Test("are the same however they are made, in Latin letters and beside them")
  func definition() {
    var generator = Generator(state: 26)
    let pieces = [
      "a", "b", " ", "  ", "\n", "\r\n", "\t", "\u{7F}", "\u{0}", "word", "soup", "·", "é",
      "e\u{301}", "\u{301}", "👩‍🍳", "\u{202E}", "\u{85}", "\u{AD}", "\u{2FF}", "¡",
      "\u{A0}", "日本", "a long piece of text",
    ]
    for round in 0..<Trials.count(20_000, quick: 2_000) {
      // Most are in Latin letters alone.
      let some = round % 3 == 0 ? pieces[...] : pieces[..<(round % 3 == 1 ? 10 : 13)]
      let texts = (0..<generator.next(5)).map { _ in
        (0..<generator.next(12)).map { _ in some[generator.next(some.count)] }.joined()
      }
      #expect(ContentName.of(texts) == slowName(texts), "\(texts)")
    }
  }

  @Test("of blanks alone take no time, and show nothing")
  func blanks() {
    #expect(ContentName.of([String(repeating: " ", count: 1_000_000)]) == "")
    #expect(ContentName.of([String(repeating: " ", count: 159) + "ab"]) == "a")
    #expect(ContentName.of(["", "", ""]) == "")
    #expect(ContentName.of([String(repeating: "x", count: 40)]).count == 40)
    #expect(ContentName.of([String(repeating: "x", count: 41)]).hasSuffix("x…"))
  }
}

/// A small generator of numbers, the same every time.
private struct Generator {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}
