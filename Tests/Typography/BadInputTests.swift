import SelfSizingTypography
import TestSupport
import Testing

@Suite("Bad input to typography")
struct BadInputTests {
  static let font = TextFont.systemFont(ofSize: 17)
  static let letters = Trials.count(1_000_000, quick: 50_000)

  @Test(
    "reads a width that is no width as 0: one grapheme a line",
    arguments: [-1, -Double.infinity, .nan])
  func badWidths(width: Double) {
    for mode in LineBreakMode.allCases {
      let layout = PreparedText("ab c", font: Self.font).layout(width: width, lineBreakMode: mode)
      // Where any letter may begin a line, a space may, too.
      let lines = mode == .byCharWrapping ? ["a", "b", "", "c"] : ["a", "b", "c"]
      #expect(layout.lines.map { $0.text(in: "ab c") } == lines)
    }
  }

  @Test("takes a negative number of lines for no limit")
  func badNumberOfLines() {
    let prepared = PreparedText("a\nb\nc", font: Self.font)
    #expect(prepared.layout(width: 100, numberOfLines: -1).lines.count == 3)
    #expect(prepared.layout(width: 100, numberOfLines: .min).lines.count == 3)
    #expect(prepared.layout(width: 100, numberOfLines: .max).lines.count == 3)
  }

  @Test("wraps a million letters without a space", .timeLimit(.minutes(60)))
  func longWord() {
    let prepared = PreparedText(String(repeating: "a", count: Self.letters), font: Self.font)
    let layout = prepared.layout(width: 300)
    #expect(layout.lines.count > Self.letters / 50)
    #expect(layout.lines.allSatisfy { $0.width <= 300 })
    #expect(prepared.layout(width: 0).lines.count == Self.letters)
    for mode in LineBreakMode.allCases {
      let cut = prepared.layout(width: 300, numberOfLines: 2, lineBreakMode: mode)
      #expect(cut.lines.count == 2 && cut.isTruncated)
    }
  }

  @Test("survives long runs of marks, joiners, half flags or emoji", .timeLimit(.minutes(60)))
  func longRuns() {
    for piece in ["\u{301}", "\u{200D}", "🇩", "👨\u{200D}", "(", "$(", "\u{AD}", " ", "日"] {
      let text = String(repeating: piece, count: Trials.count(50_000, quick: 5_000))
      let prepared = PreparedText("a" + text, font: Self.font)
      let layout = prepared.layout(width: 100)
      #expect(layout.lines.last?.utf8Range.upperBound == text.utf8.count + 1)
      let cut = prepared.layout(width: 100, numberOfLines: 1)
      #expect(cut.lines.count == 1)
    }
  }

  @Test("wraps ten thousand line ends")
  func manyLineEnds() {
    let prepared = PreparedText(String(repeating: "\n", count: 10_000), font: Self.font)
    #expect(prepared.layout(width: 100).lines.count == 10_000)
    #expect(prepared.naturalWidth == 0)
  }

  @Test("accepts lone marks, unassigned and private code points, and U+0000")
  func oddCodePoints() {
    for text in ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{0}", "\u{378}", "\u{E000}", "\u{10FFFF}"] {
      let prepared = PreparedText(text, font: Self.font)
      #expect(prepared.naturalWidth.isFinite && prepared.naturalWidth >= 0)
      #expect(prepared.layout(width: 1).lines.count == 1)
    }
  }

  @Test("has properties for every code point of the planes in use", .timeLimit(.minutes(60)))
  func everyCodePoint() {
    let starts =
      Array(stride(from: UInt32(0), to: 0x3_4000, by: 0x1000)) + [0x5_0000, 0xE_0000, 0x10_F000]
    for block in starts {
      let scalars = (block..<block + 0x1000).compactMap(Unicode.Scalar.init)
      let text = String(String.UnicodeScalarView(scalars))
      let prepared = PreparedText(text, font: Self.font)
      #expect(prepared.naturalWidth.isFinite)
      let layout = prepared.layout(width: 50)
      #expect(layout.lines.last?.utf8Range.upperBound == text.utf8.count || text.isEmpty)
    }
  }

  @Test("measures a label at an invalid scale as at 1x", arguments: [0, -1, .nan, .infinity])
  func badScales(scale: Double) {
    let prepared = PreparedText("text", font: Self.font)
    let label = LabelMetrics.size(
      of: prepared, preferredMaxLayoutWidth: nil, numberOfLines: 1, displayScale: scale)
    #expect(label.size.height == 21)
  }

  @Test("cuts a line in a shorter text than its own without a trap")
  func foreignText() {
    let layout = PreparedText("hello world", font: Self.font).layout(width: 50)
    for line in layout.lines {
      #expect(line.text(in: "hé").utf8.count <= 3)
      #expect(line.source(in: "").isEmpty)
    }
  }
}
