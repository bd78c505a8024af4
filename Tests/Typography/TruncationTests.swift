import SelfSizingTypography
import TestSupport
import Testing

@Suite("Truncation")
struct TruncationTests {
  static let font = TextFont.systemFont(ofSize: 17)

  static func layout(
    _ text: String, fitting sample: String, lines: Int = 1, _ mode: LineBreakMode
  ) -> TextLayout {
    let width = PreparedText(sample, font: font).naturalWidth
    return PreparedText(text, font: font)
      .layout(width: width, numberOfLines: lines, lineBreakMode: mode)
  }

  static func drawn(
    _ text: String, fitting sample: String, lines: Int = 1,
    _ mode: LineBreakMode = .byTruncatingTail
  ) -> [String] {
    layout(text, fitting: sample, lines: lines, mode).lines.map { $0.text(in: text) }
  }

  @Test("ends the last line with an ellipsis after the last character that fits")
  func tail() {
    #expect(Self.drawn("hello world", fitting: "hello wo…") == ["hello wo…"])
    #expect(Self.drawn("aa aa aa aa", fitting: "aa aa…", lines: 2) == ["aa aa", "aa aa"])
    #expect(Self.drawn("aa aa aa aa aa", fitting: "aa aa…", lines: 2) == ["aa aa", "aa aa…"])
  }

  @Test("drops the spaces before the ellipsis")
  func spacesBeforeEllipsis() {
    #expect(Self.drawn("hello    world", fitting: "hello   …") == ["hello…"])
  }

  @Test("counts the characters that are not shown")
  func countsHidden() {
    let layout = Self.layout("hello wo👨‍👩‍👧ld", fitting: "hello wo…", .byTruncatingTail)
    #expect(layout.isTruncated)
    #expect(layout.truncatedCharacterCount == 3)
    #expect(layout.lines[0].isTruncated)
    let whole = Self.layout("hello", fitting: "hello", .byTruncatingTail)
    #expect(!whole.isTruncated && whole.truncatedCharacterCount == 0)
  }

  @Test("truncates where a further paragraph is cut off, not for a final line end")
  func paragraphs() {
    #expect(Self.drawn("one\ntwo", fitting: "one or two") == ["one…"])
    #expect(Self.drawn("one\n", fitting: "one or two") == ["one"])
  }

  @Test("shows the ellipsis alone where nothing else fits")
  func narrow() {
    #expect(Self.drawn("hello", fitting: "") == ["…"])
  }

  @Test("keeps the end of the paragraph after a leading ellipsis")
  func head() {
    #expect(Self.drawn("hello world", fitting: "…world", .byTruncatingHead) == ["…world"])
    let layout = Self.layout("hello world", fitting: "…world", .byTruncatingHead)
    #expect(layout.truncatedCharacterCount == 6)
  }

  @Test("keeps both ends of the paragraph around an ellipsis")
  func middle() {
    let text = "mmmmmmmmmm"
    #expect(Self.drawn(text, fitting: "mm…mm", .byTruncatingMiddle) == ["mm…mm"])
    let layout = Self.layout(text, fitting: "mm…mm", .byTruncatingMiddle)
    #expect(layout.truncatedCharacterCount == 6)
  }

  @Test("clips the last line at the width, without an ellipsis")
  func clipping() {
    let layout = Self.layout("hello world", fitting: "hello w", .byClipping)
    #expect(layout.isTruncated)
    #expect(!layout.lines[0].isTruncated)
    #expect(layout.lines[0].text(in: "hello world") == "hello w")
    #expect(layout.width <= PreparedText("hello w", font: Self.font).naturalWidth)
  }

  @Test(
    "shows whole lines only when wrapping by words or characters",
    arguments: [LineBreakMode.byWordWrapping, .byCharWrapping])
  func wrapping(mode: LineBreakMode) {
    let layout = Self.layout("aa bb", fitting: "aa", mode)
    #expect(layout.isTruncated)
    #expect(layout.lines.map { $0.text(in: "aa bb") } == ["aa"])
    // A space hangs at words' ends, and begins the next line where any letter may.
    #expect(layout.truncatedCharacterCount == (mode == .byCharWrapping ? 3 : 2))
  }

  @Test(
    "never exceeds the width where pairs kern at the cut", arguments: LineBreakMode.allCases)
  func staysWithinWidthAtKernedCuts(mode: LineBreakMode) {
    let words = ["AVAST", "Wavy", "To.", "LT", "Yo,", "fjord", "W.", "P.A.", "Te", "“Vy”", "7."]
    // Any letter, and the ellipsis, is narrower.
    let least = 20.0
    for seed in Trials.seeds(1..<301 as Range<UInt64>, quick: 30) {
      var generator = SeededGenerator(seed: seed)
      let text = (0..<12).compactMap { _ in words.randomElement(using: &generator) }
        .joined(separator: seed.isMultiple(of: 2) ? " " : "")
      let prepared = PreparedText(text, font: Self.font)
      for _ in 0..<20 {
        let width = Double.random(in: least...200, using: &generator)
        let layout = prepared.layout(width: width, numberOfLines: 1, lineBreakMode: mode)
        #expect(layout.width <= width + 1e-5, "seed \(seed): \(text) at \(width)")
      }
    }
  }

  @Test("never exceeds the width except by the ellipsis itself", arguments: LineBreakMode.allCases)
  func staysWithinWidth(mode: LineBreakMode) {
    let text = "The 日本語 text 👨‍👩‍👧 with some\nparagraphs, soft hy\u{AD}phens and more"
    let prepared = PreparedText(text, font: Self.font)
    for width in stride(from: 20.0, through: 300, by: 3.7) {
      for lines in 1...4 {
        let layout = prepared.layout(width: width, numberOfLines: lines, lineBreakMode: mode)
        #expect(layout.lines.count <= lines)
        #expect(layout.width <= width + 1e-5, "\(mode) at \(width)")
      }
    }
  }
}
