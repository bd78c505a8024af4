import SelfSizingTypography
import Testing

@Suite("Line wrapping")
struct LineWrappingTests {
  static let font = TextFont.systemFont(ofSize: 17)

  static func width(_ text: String) -> Double {
    PreparedText(text, font: font).naturalWidth
  }

  /// The source of each line when the text is wrapped at the width of a sample.
  static func lines(_ text: String, fitting sample: String) -> [String] {
    lines(text, width: width(sample))
  }

  static func lines(
    _ text: String, width: Double, mode: LineBreakMode = .byWordWrapping
  ) -> [String] {
    PreparedText(text, font: font).layout(width: width, lineBreakMode: mode)
      .lines.map { $0.source(in: text) }
  }

  @Test("fills each line with as many words as fit")
  func greedy() {
    #expect(Self.lines("aa aa aa aa", fitting: "aa aa") == ["aa aa ", "aa aa"])
  }

  @Test("lets trailing spaces hang over, however many")
  func trailingSpaces() {
    #expect(Self.lines("aa     aa", fitting: "aa") == ["aa     ", "aa"])
    let prepared = PreparedText("aa     bb", font: Self.font)
    #expect(prepared.layout(width: Self.width("aa")).width == Self.width("aa"))
    #expect(PreparedText("aa   ", font: Self.font).naturalWidth == Self.width("aa"))
    #expect(PreparedText("aa   \nb", font: Self.font).naturalWidth == Self.width("aa"))
    #expect(PreparedText("aa \u{3000}\u{2003}", font: Self.font).naturalWidth == Self.width("aa"))
  }

  @Test("counts leading spaces")
  func leadingSpaces() {
    #expect(Self.width("   a") > Self.width("a"))
  }

  @Test(
    "ends a line at every kind of hard break, and adds none for a final one",
    arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func hardBreaks(end: String) {
    let text = "a\(end)\(end)b\(end)"
    #expect(Self.lines(text, width: .infinity) == ["a\(end)", end, "b\(end)"])
    let drawn = PreparedText(text, font: Self.font).layout(width: .infinity)
      .lines.map { $0.text(in: text) }
    #expect(drawn == ["a", "", "b"])
  }

  @Test("never breaks at a no-break space, and always may at a zero-width one")
  func specialSpaces() {
    #expect(Self.lines("aa aa\u{A0}a", fitting: "aa aa") == ["aa ", "aa\u{A0}a"])
    #expect(Self.lines("aaaa\u{200B}bb", fitting: "aaaa") == ["aaaa\u{200B}", "bb"])
  }

  @Test("draws a line as its source without the white space at its end, whatever ends it")
  func drawnText() {
    let text = "plain words  letter\u{301}  42%   \u{3000}é  \t x\u{2009} 漢字   "
    let prepared = PreparedText(text, font: Self.font)
    for width in stride(from: 1.0, through: prepared.naturalWidth, by: 7) {
      for line in prepared.layout(width: width).lines {
        var expected = line.source(in: text).unicodeScalars
        while let last = expected.last, last.properties.isWhitespace {
          expected.removeLast()
        }
        #expect(line.text(in: text) == String(expected))
        #expect(line.text(in: "").isEmpty)
      }
    }
  }

  @Test("shows a soft hyphen only where the line breaks at it")
  func softHyphens() {
    let text = "hyphen\u{AD}ation"
    let prepared = PreparedText(text, font: Self.font)
    #expect(prepared.naturalWidth == Self.width("hyphenation"))
    let lines = prepared.layout(width: Self.width("hyphen-")).lines
    #expect(lines.map { $0.text(in: text) } == ["hyphen-", "ation"])
    #expect(lines[0].isHyphenated && !lines[1].isHyphenated)
    #expect(abs(lines[0].width - Self.width("hyphen-")) < 1e-9)
    let whole = prepared.layout(width: Self.width("hyphenation")).lines
    #expect(whole.count == 1 && !whole[0].isHyphenated)
  }

  @Test("needs room for the hyphen, and ends without it where a word leaves none")
  func tightSoftHyphens() {
    #expect(Self.lines("aa aa\u{AD}a", fitting: "aa aa") == ["aa ", "aa\u{AD}a"])
    let text = "mmmm\u{AD}mm"
    let lines = PreparedText(text, font: Self.font).layout(width: Self.width("mmmm")).lines
    #expect(lines.map { $0.text(in: text) } == ["mmmm\u{AD}", "mm"])
    #expect(!lines[0].isHyphenated)
  }

  @Test("breaks after hyphens and dashes between letters, not before digits")
  func hyphens() {
    #expect(Self.lines("open-end", fitting: "open-") == ["open-", "end"])
    #expect(Self.lines("mm -12", fitting: "mm -") == ["mm ", "-12"])
  }

  @Test("breaks between ideographs and kana, but not before closing or after opening punctuation")
  func ideographs() {
    #expect(Self.lines("日本語", fitting: "日本") == ["日本", "語"])
    #expect(Self.lines("日本。語", fitting: "日本") == ["日", "本。", "語"])
    #expect(Self.lines("日「本」語", fitting: "日「") == ["日", "「本", "」語"])
    #expect(Self.lines("カッコ", fitting: "カ") == ["カ", "ッ", "コ"])
  }

  @Test("breaks a word wider than the line at the last grapheme that fits")
  func emergency() {
    #expect(Self.lines("aaaaa", fitting: "aa") == ["aa", "aa", "a"])
    #expect(Self.lines("b aaaaa", fitting: "aa") == ["b ", "aa", "aa", "a"])
    #expect(Self.lines("aaaaa a", fitting: "aaa") == ["aaa", "aa ", "a"])
  }

  @Test("never breaks within a grapheme")
  func graphemes() {
    let family = "👨‍👩‍👧"
    #expect(Self.lines(family + family, width: 1) == [family, family])
    #expect(Self.lines("e\u{301}e\u{301}", width: 1) == ["e\u{301}", "e\u{301}"])
    #expect(Self.lines("🇩🇪🇫🇷", width: 1) == ["🇩🇪", "🇫🇷"])
  }

  @Test("wraps anywhere by characters, and begins a line with the space that does not fit")
  func byCharacters() {
    #expect(
      Self.lines("aaa a a", width: Self.width("aa"), mode: .byCharWrapping) == [
        "aa", "a ", "a ", "a",
      ])
    #expect(
      Self.lines("aa  aa", width: Self.width("aa"), mode: .byCharWrapping) == ["aa", "  a", "a"])
    #expect(Self.lines("a\nb", width: 100, mode: .byCharWrapping) == ["a\n", "b"])
  }

  @Test("fits a text into the width it reports, even a little less")
  func fitsItsOwnWidth() {
    let text = "The quick brown fox jumps over the lazy dog"
    let prepared = PreparedText(text, font: Self.font)
    #expect(prepared.layout(width: prepared.naturalWidth).lines.count == 1)
    #expect(prepared.layout(width: prepared.naturalWidth - 0x1p-20).lines.count == 1)
    #expect(prepared.layout(width: prepared.naturalWidth - 0.001).lines.count == 2)
  }

  @Test("has one empty line for an empty text")
  func emptyText() {
    let layout = PreparedText("", font: Self.font).layout(width: 10, numberOfLines: 1)
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].utf8Range.isEmpty)
    #expect(layout.width == 0 && !layout.isTruncated)
  }
}
