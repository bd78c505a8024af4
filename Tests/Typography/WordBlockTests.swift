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

  private static func text(_ generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...80, using: &generator) {
      text += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
    }
    return text
  }

  /// A font of Latin letters, of which many pairs are kerned.
  private static func font(widest: Int) throws -> TextFont {
    var builder = FontBuilder()
    builder.firstCode = 0x20
    builder.advances = (0..<352).map { 300 + 17 * $0 % 409 }
    builder.advances[0x57 - 0x1F] = widest
    var generator = SeededGenerator(seed: 5)
    builder.kern = (1..<120).flatMap { first in
      stride(from: 1, to: 110, by: 3).map { second in
        (first, second, Int.random(in: -200...90, using: &generator))
      }
    }
    // At this size a unit of the font is a point, and all sums are of whole numbers.
    return TextFont(try FontFile(builder.build()).face(), size: 1000)
  }

  @Test(
    "measures words of a font file, by pairs or not, as character by character, bit for bit",
    arguments: [900, 40_000])
  func pairs(widest: Int) throws {
    let font = try Self.font(widest: widest)
    #expect((font.face.wordTables.pairs == nil) == (widest > 32_767))
    for seed in Trials.seeds(1..<601 as Range<UInt64>, quick: 60) {
      var generator = SeededGenerator(seed: seed)
      let text = Self.text(&generator)
      let blocks = PreparedText(text, font: font)
      let characters = PreparedText(AttributedText(text, font: font, kern: 1e-300))
      #expect(blocks.naturalWidth == characters.naturalWidth, "\(text.debugDescription)")
      #expect(blocks.segments.map(\.end) == characters.segments.map(\.end))
      #expect(blocks.segments.map(\.ending) == characters.segments.map(\.ending))
      for (first, second) in zip(blocks.segments, characters.segments) {
        // A letter spacing of nearly nothing moves the pen at the text's start only.
        #expect(abs(first.edge - second.edge) < 1e-200, "\(text.debugDescription) at \(first.end)")
        #expect(
          abs(first.inkEdge - second.inkEdge) < 1e-200, "\(text.debugDescription) at \(first.end)")
      }
    }
  }

  @Test(
    "measures words in blocks as character by character", arguments: 1...300 as ClosedRange<UInt64>)
  func blocks(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text = Self.text(&generator)
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
