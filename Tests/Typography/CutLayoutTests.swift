import TestSupport
import Testing

@testable import SelfSizingTypography

@Suite("Layouts that are cut again")
struct CutLayoutTests {
  private static let most = TextLayout.manyLines + 10

  /// A text of some two thousand lines at 60 points: random pieces, or one word.
  private static func text(_ seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    guard seed % 2 == 0 else { return String(repeating: "Supercalifragilistic", count: 800) }
    let piece = RandomText.make(upTo: 40, using: &generator).filter { !$0.isNewline }
    return String(repeating: "some words \(piece) and soft\u{AD}hyphens ", count: 500)
  }

  private static func measured(
    _ text: PreparedText, _ width: Double?, _ lines: Int, _ mode: LineBreakMode
  ) -> LabelMeasurement {
    LabelMetrics.size(
      of: text, preferredMaxLayoutWidth: width, numberOfLines: lines, lineBreakMode: mode,
      displayScale: 3)
  }

  @Test("are those that wrapping anew yields", arguments: LineBreakMode.allCases)
  func asAnew(mode: LineBreakMode) {
    for seed in 1...4 as ClosedRange<UInt64> {
      let font = TextFont.systemFont(ofSize: 11 + Double(seed))
      let text = PreparedText(Self.text(seed), font: font)
      let known = Self.measured(text, 60, Self.most, mode)
      #expect(known.lines.isTruncated, "seed \(seed)")
      for (lines, width) in [(1, 60), (2, 60), (3, known.size.width), (2, 59), (1, 30), (4, 60)] {
        let lines = Self.most - lines
        let cut = LabelMetrics.size(
          cutting: known, measuredAt: 60, preferredMaxLayoutWidth: width, numberOfLines: lines,
          lineBreakMode: mode, lineBreakStrategy: .standard, displayScale: 3)
        guard let cut else {
          // Not all can be cut: those of which few beginnings are known, and narrower ones.
          let isStyled = text.wrapping == .styled
          #expect(
            isStyled || width < known.lines.width || mode == .byCharWrapping
              || lines < Self.most - 3)
          continue
        }
        let anew = Self.measured(text, width, lines, mode)
        let what: Comment = "seed \(seed), \(lines) lines at \(width)"
        #expect(cut.lines.lines == anew.lines.lines, what)
        #expect(cut.lines.width == anew.lines.width && cut.size == anew.size, what)
        #expect(cut.lines.isTruncated && cut.lastBaseline == anew.lastBaseline, what)
      }
    }
  }

  @Test("are cut once more, and not where they were never cut")
  func again() throws {
    let text = PreparedText(Self.text(1), font: .systemFont(ofSize: 17))
    let known = text.layout(width: 60, numberOfLines: Self.most)
    let mode = LineBreakMode.byTruncatingTail
    let once = try #require(
      known.cut(toLines: Self.most - 1, width: 60, wrappedAt: 60, mode, .standard))
    let twice = try #require(
      once.cut(toLines: Self.most - 2, width: 60, wrappedAt: 60, mode, .standard))
    #expect(twice.lines == text.layout(width: 60, numberOfLines: Self.most - 2).lines)
    let whole = text.layout(width: 60)
    #expect(whole.cut(toLines: Self.most, width: 60, wrappedAt: 60, mode, .standard) == nil)
    #expect(known.cut(toLines: Self.most - 1, width: 61, wrappedAt: 60, mode, .standard) == nil)
    #expect(known.cut(toLines: Self.most, width: 60, wrappedAt: 60, mode, .standard) == nil)
  }

  @Test("count the characters of what is hidden, however they are written")
  func hidden() {
    for piece in ["x", "\r\n", "x\u{301}", "x\u{301}y", "\n\r", "x\r\r\n"] {
      let text = "word " + String(repeating: piece, count: 1000)
      let layout = PreparedText(text, font: .systemFont(ofSize: 17))
        .layout(width: 40, numberOfLines: 1, lineBreakMode: .byWordWrapping)
      let rest = text.utf8.dropFirst(layout.lines[0].utf8Range.upperBound)
      let count = String(decoding: rest, as: UTF8.self).count
      #expect(layout.truncatedCharacterCount == count && count > 900, "\(piece.debugDescription)")
    }
  }
}
