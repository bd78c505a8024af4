import SelfSizingTypography
import TestSupport
import Testing

@Suite("A prepared text at another size")
struct TextSizeTests {
  private static func resized(_ text: PreparedText, _ font: TextFont) -> PreparedText {
    var text = text
    text.setFont(font)
    return text
  }

  /// Fonts in which a text may be set, one after the other: of a font file's face with odd units,
  /// of two faces of which one stands in for the other, and of the system.
  private static func fonts() throws -> [TextFont] {
    var builder = FontBuilder(unitsPerEm: 2053)
    builder.advances = (0..<60).map { 700 + 37 * $0 }
    builder.kern = [(3, 5, -113), (34, 36, 57), (1, 33, -700)]
    let face = try FontFile(builder.build()).face()
    let other = try FontFile(
      FontBuilder(unitsPerEm: 999, advances: [300, 311, 512], firstCode: 0x416).build()
    ).face()
    return [
      TextFont(face, size: 17), TextFont(face, size: 9.5), TextFont(face, size: 1000),
      TextFont(face, size: 17, fallbacks: [other]), TextFont(face, size: 40, fallbacks: [other]),
      TextFont(other, size: 17), .systemFont(ofSize: 17), .systemFont(ofSize: 28, weight: .bold),
    ]
  }

  @Test("is the text that was prepared at that size, bit for bit")
  func identical() throws {
    let fonts = try Self.fonts()
    for seed in 1...40 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let text = RandomText.make(upTo: 30, using: &generator)
      let width = Double.random(in: 0...300, using: &generator)
      var moved = PreparedText(text, font: fonts[0])
      for font in fonts + fonts.reversed() {
        moved.setFont(font)
        let fresh = PreparedText(text, font: font)
        #expect(moved.font == font && moved.text == text)
        #expect(moved.naturalWidth == fresh.naturalWidth, "seed \(seed)")
        #expect(moved.missingGlyphs == fresh.missingGlyphs && moved.fidelity == fresh.fidelity)
        #expect(moved.lineCount(width: width) == fresh.lineCount(width: width), "seed \(seed)")
        for mode in LineBreakMode.allCases {
          for limit in [0, 1, 2] {
            let one = moved.layout(
              width: width, numberOfLines: limit, lineBreakMode: mode, lineBreakStrategy: .standard)
            let other = fresh.layout(
              width: width, numberOfLines: limit, lineBreakMode: mode, lineBreakStrategy: .standard)
            #expect(one.lines == other.lines && one.width == other.width, "seed \(seed), \(mode)")
          }
        }
      }
    }
  }

  @Test("in the place of another one is the text that was prepared alone, and changes no copy")
  func replaced() throws {
    let fonts = try Self.fonts()
    var generator = SeededGenerator(seed: 5)
    var text = PreparedText("", font: fonts[0])
    var (copy, copied) = (text, "")
    for round in 0..<Trials.count(400, quick: 80) {
      let string = RandomText.make(upTo: 30, using: &generator)
      let font = fonts[round % fonts.count]
      text.replace(by: string, font: font)
      let fresh = PreparedText(string, font: font)
      #expect(text.text == string && text.font == font && text.naturalWidth == fresh.naturalWidth)
      #expect(text.findings == fresh.findings && text.fidelity == fresh.fidelity)
      #expect(text.layout(width: 90).lines == fresh.layout(width: 90).lines)
      #expect(copy.text == copied)
      #expect(
        copy.layout(width: 90).lines
          == PreparedText(copied, font: copy.font).layout(width: 90).lines)
      if round.isMultiple(of: 3) { (copy, copied) = (text, string) }
    }
  }

  @Test("has widths that grow with the size in a font file's face")
  func proportional() throws {
    let face = try FontFile(FontBuilder(unitsPerEm: 1000).build()).face()
    let text = PreparedText("AB CAB", font: TextFont(face, size: 10))
    // The glyphs of A, B and C are 600, 700 and 800 units wide, the missing one of the space 500.
    #expect((text.naturalWidth - 39).magnitude < 1e-9)
    #expect((Self.resized(text, TextFont(face, size: 30)).naturalWidth - 117).magnitude < 1e-9)
    let lines = Self.resized(text, TextFont(face, size: 20)).layout(width: 45).lines
    #expect(lines.map { $0.text(in: text.text) } == ["AB", "CAB"])
    #expect(lines.map { ($0.width * 1000).rounded() } == [26_000, 42_000])
  }

  @Test("keeps its runs, its style and its tabs where they are")
  func others() throws {
    let face = try FontFile(FontBuilder().build()).face()
    let (small, large) = (TextFont(face, size: 10), TextFont(face, size: 20))
    let runs = PreparedText(AttributedText("AB", font: small) + AttributedText("C", font: large))
    #expect(Self.resized(runs, large).naturalWidth == runs.naturalWidth)
    let style = ParagraphStyle(firstLineHeadIndent: 12, headIndent: 5)
    let styled = Self.resized(
      PreparedText("AB CA", font: small, paragraphStyle: style), large)
    #expect(styled.paragraphStyle == style && styled.font == large)
    #expect(
      styled.naturalWidth
        == PreparedText("AB CA", font: large, paragraphStyle: style).naturalWidth)
    let tabbed = Self.resized(PreparedText("A\tB", font: small), large)
    #expect((tabbed.naturalWidth - 42).magnitude < 1e-9)
  }
}
