@testable import SelfSizingTypography
import TestSupport
import Testing

@Suite("Word blocks")
struct WordBlockTests {
  private static let pieces = [
    "a", "the", "Avenue", "To", "13", "5", "it's", "\"", "'", ".", ",", "!", "?", ";", ":", " ",
    " ",
    " ", " ", " ", "  ", "-", "(", ")", "größer", "é", "Ωmega", "łódź", "ещё", "ا", "日", "ẞ", "’",
    "“",
    "e\u{301}", "\u{A0}", "\n", "extraordinarily", "&", "€", "2\u{FE0F}\u{20E3}", "\u{7F}", "ß",
  ]

  @Test(
    "measures words in blocks as character by character", arguments: 1...300 as ClosedRange<UInt64>)
  func blocks(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var text = ""
    for _ in 0..<Int.random(in: 0...80, using: &generator) {
      text += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
    }
    let font = TextFont.systemFont(ofSize: Double.random(in: 8...40, using: &generator))
    let blocks = PreparedText(text, font: font)
    // A letter spacing, though too small to change a sum, is measured character by character.
    let characters = PreparedText(AttributedText(text, font: font, kern: 1e-300))
    #expect(abs(blocks.naturalWidth - characters.naturalWidth) < 1e-8, "\(text.debugDescription)")
    #expect(blocks.segments.map(\.end) == characters.segments.map(\.end))
    #expect(blocks.segments.map(\.ending) == characters.segments.map(\.ending))
    for (first, second) in zip(blocks.segments, characters.segments) {
      #expect(abs(first.edge - second.edge) < 1e-8, "\(text.debugDescription) at \(first.end)")
      #expect(
        abs(first.inkEdge - second.inkEdge) < 1e-8, "\(text.debugDescription) at \(first.end)")
    }
  }
}
