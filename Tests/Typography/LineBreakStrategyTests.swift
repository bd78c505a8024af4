import SelfSizingTypography
import TestSupport
import Testing

@Suite("Line break strategies")
struct LineBreakStrategyTests {
  static let font = TextFont.systemFont(ofSize: 17)

  static func lines(
    _ text: String, fitting sample: String, _ strategy: LineBreakStrategy
  ) -> [String] {
    PreparedText(text, font: font).layout(
      width: PreparedText(sample, font: font).naturalWidth, lineBreakStrategy: strategy
    ).lines.map { $0.source(in: text) }
  }

  @Test("moves a word down to a last line that holds a single one")
  func pushOut() {
    #expect(Self.lines("aa bb cc dd", fitting: "aa bb cc", []) == ["aa bb cc ", "dd"])
    #expect(Self.lines("aa bb cc dd", fitting: "aa bb cc", .pushOut) == ["aa bb ", "cc dd"])
    #expect(
      Self.lines("aa bb cc dd\nee", fitting: "aa bb cc", .standard)
        == ["aa bb ", "cc dd\n", "ee"])
    #expect(Self.lines("aa bb", fitting: "aa b", .pushOut) == ["aa ", "bb"])
  }

  @Test("keeps half of the width in the line that a word is taken from")
  func pushOutLimit() {
    #expect(
      Self.lines("onto several lines.", fitting: "several lines.", .pushOut)
        == ["onto several ", "lines."])
  }

  @Test("never changes the number of lines by pushing out, nor exceeds the width")
  func linesStay() {
    for seed in Trials.seeds(1..<401 as Range<UInt64>, quick: 60) {
      var generator = SeededGenerator(seed: seed)
      let text = RandomText.make(upTo: 40, using: &generator)
      let width = Double.random(in: 0...400, using: &generator)
      let prepared = PreparedText(text, font: Self.font)
      let plain = prepared.layout(width: width)
      let pushed = prepared.layout(width: width, lineBreakStrategy: .pushOut)
      #expect(pushed.lines.count == plain.lines.count, "seed \(seed)")
      #expect(pushed.width <= max(plain.width, width) + 1e-5, "seed \(seed)")
      #expect(
        pushed.lines.map { $0.source(in: text) }.joined().utf8.elementsEqual(text.utf8),
        "seed \(seed)")
    }
  }

  @Test("keeps a word of Hangul together, unless it is wider than the line")
  func hangul() {
    #expect(Self.lines("한국어 문장", fitting: "한국어 문", []) == ["한국어 문", "장"])
    #expect(
      Self.lines("한국어 문장", fitting: "한국어 문", .hangulWordPriority) == ["한국어 ", "문장"])
    #expect(
      Self.lines("한국어문장", fitting: "한국", .hangulWordPriority) == ["한국", "어문", "장"])
  }

  @Test("is a label's default")
  func labels() {
    let text = PreparedText("aa bb cc dd", font: Self.font)
    let width = PreparedText("aa bb cc", font: Self.font).naturalWidth
    let label = LabelMetrics.size(
      of: text, preferredMaxLayoutWidth: width, numberOfLines: 0, displayScale: 3)
    #expect(label.lines.lines.map { $0.source(in: text.text) } == ["aa bb ", "cc dd"])
  }
}
