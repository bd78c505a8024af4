import SelfSizingTypography
import Testing

@Suite("Prepared text")
struct PreparedTextTests {
  static let font = TextFont.systemFont(ofSize: 20)

  static func width(_ text: String) -> Double {
    PreparedText(text, font: font).naturalWidth
  }

  @Test(
    "measures decomposed text like composed text",
    arguments: [
      ("\u{E9}", "e\u{301}"), ("\u{1EC7}", "e\u{323}\u{302}"), ("\u{3AC}", "\u{3B1}\u{301}"),
      ("\u{439}", "\u{438}\u{306}"), ("\u{D55C}", "\u{1112}\u{1161}\u{11AB}"),
      ("\u{304C}", "\u{304B}\u{3099}"), ("\u{212B}", "A\u{30A}"), ("\u{9CB}", "\u{9C7}\u{9BE}"),
    ])
  func normalization(composed: String, decomposed: String) {
    #expect(Self.width("x\(composed)y") == Self.width("x\(decomposed)y"))
    #expect(Self.width(composed) > 0)
  }

  @Test("gives composed letters their base letter's advance", arguments: ["éàüñçåÅŽ", "ąęłőģķřů"])
  func composedLetters(letters: String) {
    let bases = ["éàüñçåÅŽ": "eaunčaAZ", "ąęłőģķřů": "aełogkru"]
    #expect(abs(Self.width(letters) - Self.width(bases[letters] ?? "")) < 1e-9)
  }

  @Test(
    "measures an emoji sequence as one emoji",
    arguments: ["😀", "👍🏽", "👨‍👩‍👧‍👦", "❤️", "🇩🇪", "🏳️‍🌈", "👩🏾‍🚀", "☺️"])
  func emoji(sequence: String) {
    #expect(sequence.count == 1)
    // Half the size and 12 points.
    #expect(abs(Self.width(sequence) - 22) < 1e-9)
    #expect(PreparedText(sequence, font: Self.font).fidelity == .assumed)
  }

  @Test("draws emoji a quarter wider than an em at small sizes, and an em wide at great ones")
  func emojiSizes() {
    func width(_ size: Double) -> Double {
      PreparedText("🙂", font: .systemFont(ofSize: size)).naturalWidth
    }
    #expect(width(12) == 15)
    #expect(width(16) == 20)
    #expect(width(17) == 20.5)
    #expect(width(24) == 24)
    #expect(width(40) == 40)
  }

  @Test("gives ideographs and kana 1 em, and Hangul an em that is assumed")
  func wideCharacters() {
    #expect(Self.width("日本") == 40)
    #expect(Self.width("かな、（") == 80)
    #expect(Self.width("ｱ") == 10)
    let japanese = PreparedText("日本日 and", font: Self.font)
    #expect(japanese.findings.isEmpty)
    #expect(japanese.fidelity == .modelled)
    let korean = PreparedText("한글", font: Self.font)
    #expect(korean.naturalWidth == 40)
    #expect(korean.findings == [.typicalWidths])
    #expect(korean.fidelity == .assumed)
  }

  @Test("measures other scripts by widths that are typical of them, and says so")
  func typicalWidths() {
    for text in ["שלום", "مرحبا", "สวัสดี", "नमस्ते"] {
      let prepared = PreparedText(text, font: Self.font)
      #expect(prepared.naturalWidth > 20 && prepared.naturalWidth < 100, "\(text)")
      #expect(prepared.findings.contains(.typicalWidths))
      #expect(prepared.missingGlyphs.isEmpty)
    }
  }

  @Test("reports scripts that need shaping or a dictionary")
  func complexScripts() {
    #expect(PreparedText("नमस्ते", font: Self.font).findings.contains(.needsShaping))
    #expect(PreparedText("مرحبا", font: Self.font).findings.contains(.needsShaping))
    let thai = PreparedText("สวัสดี", font: Self.font).findings
    #expect(thai.contains(.needsShaping) && thai.contains(.needsDictionary))
  }

  @Test("knows Western text, and calls it modelled as kerning is left out")
  func westernText() {
    for text in ["Plain", "Größe, façade – “naïve”…", "Ελληνικά", "Русский", "Tiếng Việt"] {
      let prepared = PreparedText(text, font: Self.font)
      #expect(prepared.findings.isEmpty, "\(text): \(prepared.findings)")
      #expect(prepared.fidelity == .modelled)
    }
  }

  @Test("lists a bounded number of different missing characters, and counts all")
  func manyMissing() {
    let text = String(
      String.UnicodeScalarView((0x1_7000..<0x1_7100).compactMap(Unicode.Scalar.init)))
    let prepared = PreparedText(text + text, font: Self.font)
    #expect(prepared.missingGlyphs.count == PreparedText.maximumMissingGlyphs)
    #expect(
      prepared.findings == [.missingGlyphs(first: prepared.missingGlyphs, count: 512)])
  }

  @Test("gives control characters and lone marks no width")
  func zeroWidth() {
    #expect(Self.width("l\u{0}\u{7}\u{1B}\u{200D}\u{FEFF}\u{2060}l") == Self.width("ll"))
    #expect(Self.width("\u{301}\u{301}") == 0)
  }

  @Test("moves what follows a tab to the next stop")
  func tabs() {
    #expect(abs(Self.width("\tb") - 28 - Self.width("b")) < 1e-9)
    #expect(abs(Self.width("a\tb") - 28 - Self.width("b")) < 1e-9)
    #expect(abs(Self.width("mmm\t\tb") - 84 - Self.width("b")) < 1e-9)
    #expect(Self.width("a\t") == Self.width("a"))
    let wide = PreparedText(
      "a\tb", font: Self.font, paragraphStyle: ParagraphStyle(defaultTabInterval: 100))
    #expect(abs(wide.naturalWidth - 100 - Self.width("b")) < 1e-9)
    let lines = PreparedText("aa aa\tb\tc", font: Self.font).layout(width: 60).lines
    #expect(lines.map { $0.source(in: "aa aa\tb\tc") } == ["aa aa\t", "b\tc"])
    #expect(abs(lines[1].width - 28 - Self.width("c")) < 1e-9)
    for interval in [0, -1, .nan, .infinity] {
      #expect(ParagraphStyle(defaultTabInterval: interval).defaultTabInterval == 28)
    }
  }

  @Test("accepts bridged and sliced strings")
  func sources() {
    let whole = "xx hello world xx"
    let slice = whole.dropFirst(3).dropLast(3)
    #expect(Self.width(String(slice)) == Self.width("hello world"))
  }
}
