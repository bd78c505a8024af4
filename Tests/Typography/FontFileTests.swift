import SelfSizingTypography
import TestSupport
import Testing

@Suite("Font files")
struct FontFileTests {
  static func width(_ text: String, _ builder: FontBuilder) throws -> Double {
    let face = try FontFile(builder.build()).face()
    return PreparedText(text, font: TextFont(face, size: 10)).naturalWidth
  }

  @Test("measures by the advances of a character map of either format", arguments: [false, true])
  func advances(usesGroups: Bool) throws {
    let builder = FontBuilder(usesGroups: usesGroups)
    #expect(try Self.width("ABC", builder) == 21)
    #expect(try Self.width("AZ", builder) == 11)
    let face = try FontFile(builder.build()).face()
    #expect(face.glyph(of: "A") == 1 && face.glyph(of: "C") == 3)
    #expect(face.glyph(of: "D") == nil && face.glyph(of: "@") == nil)
    #expect(face.advance(ofGlyph: 3) == 800)
    #expect(face.advance(ofGlyph: 4) == 0 && face.advance(ofGlyph: -1) == 0)
  }

  @Test("maps characters beyond the first plane")
  func supplementary() throws {
    let builder = FontBuilder(firstCode: 0x1F600, usesGroups: true)
    #expect(try Self.width("\u{1F600}\u{1F601}", builder) == 13)
  }

  @Test("kerns by the table kern, and never back beyond the first glyph")
  func legacyKerning() throws {
    let builder = FontBuilder(kern: [(1, 2, -100), (1, 3, -5000)])
    #expect(abs(try Self.width("AB", builder) - 12) < 1e-9)
    #expect(abs(try Self.width("BA", builder) - 13) < 1e-9)
    #expect(abs(try Self.width("AC", builder) - 8) < 1e-9)
  }

  @Test("kerns by pairs and classes, plain or extended, the first subtable that knows a pair")
  func pairAdjustments() throws {
    for extended in [false, true] {
      let gpos = FontBuilder.gpos(
        [FontBuilder.pair(1, 2, -100), FontBuilder.classes(firstCount: 3, 2, -300)],
        extended: extended)
      let builder = FontBuilder(kern: [(1, 2, -500)], gpos: gpos)
      #expect(abs(try Self.width("AB", builder) - 12) < 1e-9)
      #expect(abs(try Self.width("CB", builder) - 12) < 1e-9)
      #expect(abs(try Self.width("BA", builder) - 13) < 1e-9)
      let face = try FontFile(builder.build()).face()
      #expect(face.kerning(between: 1, and: 2) == -100)
      #expect(face.kerning(between: 3, and: 2) == -300)
      #expect(face.kerning(between: 3, and: 1) == 0)
    }
  }

  @Test("counts a face's line gap in the height of a line")
  func metrics() throws {
    let font = TextFont(try FontFile(FontBuilder().build()).face(), size: 20)
    #expect(font.ascender == 18 && font.descender == -4)
    #expect(font.lineHeight == 24 && font.leading == 0 && font.capHeight == 14)
    #expect(font.withSize(10).lineHeight == 12)
  }

  @Test("reads each face of a collection, and refuses one that is not there")
  func collections() throws {
    let file = try FontFile(
      FontBuilder.collection([FontBuilder(), FontBuilder(advances: [500, 100])]))
    #expect(file.faceCount == 2)
    #expect(try file.face(at: 1).advance(ofGlyph: 1) == 100)
    #expect(throws: FontFileError.noFace(2)) { try file.face(at: 2) }
    #expect(throws: FontFileError.noFace(-1)) { try file.face(at: -1) }
  }

  @Test("takes characters it does not have from the fallbacks, in order, and reports the rest")
  func fallbacks() throws {
    let latin = try FontFile(FontBuilder().build()).face()
    let first = try FontFile(FontBuilder(advances: [500, 100], firstCode: 0x4E00).build()).face()
    let second = try FontFile(FontBuilder(advances: [1, 2, 3], firstCode: 0x4E00).build()).face()
    let font = TextFont(latin, size: 10, fallbacks: [first, second])
    let prepared = PreparedText("A\u{4E00}\u{4E01}\u{4E02}", font: font)
    #expect(abs(prepared.naturalWidth - (6 + 1 + 0.03 + 10)) < 1e-9)
    #expect(prepared.missingGlyphs == ["\u{4E02}"])
    let system = TextFont.systemFont(ofSize: 10).withFallbacks([first])
    #expect(PreparedText("\u{4E00}", font: system).missingGlyphs.isEmpty)
    #expect(system != .systemFont(ofSize: 10))
  }

  @Test(
    "takes and kerns letters of ASCII from a fallback like others, and reports those without a glyph"
  )
  func fallbackLetters() throws {
    let ideographs = try FontFile(FontBuilder(advances: [500, 100], firstCode: 0x4E00).build())
      .face()
    let latin = try FontFile(FontBuilder(kern: [(1, 2, -100)]).build()).face()
    let font = TextFont(ideographs, size: 10, fallbacks: [latin])
    let alone = TextFont(latin, size: 10)
    for text in ["A", "AB", "BA", "ABAB"] {
      let prepared = PreparedText(text, font: font)
      let expected = PreparedText(text, font: alone).naturalWidth
      #expect(abs(prepared.naturalWidth - expected) < 1e-9)
      #expect(prepared.missingGlyphs.isEmpty)
    }
    #expect(PreparedText("AZA", font: alone).missingGlyphs == ["Z"])
    #expect(PreparedText("AZA", font: alone).fidelity == .assumed)
  }

  @Test("names what is missing or malformed")
  func errors() {
    for name in ["cmap", "head", "hhea", "hmtx", "maxp"] {
      #expect(throws: FontFileError.missingTable(name)) {
        try FontFile(FontBuilder(omitted: [name]).build()).face()
      }
    }
    #expect(throws: FontFileError.notAFont) { try FontFile([]) }
    #expect(throws: FontFileError.notAFont) { try FontFile(Array("no font".utf8)) }
    #expect(throws: FontFileError.malformedTable("ttcf")) { try FontFile(Array("ttcf".utf8)) }
    #expect(throws: FontFileError.malformedTable("head")) {
      try FontFile(FontBuilder(unitsPerEm: 15).build()).face()
    }
  }

  @Test("refuses or reads every beginning of a font, and never traps")
  func truncated() throws {
    let gpos = FontBuilder.gpos(
      [FontBuilder.pair(1, 2, -100), FontBuilder.classes(firstCount: 3, 2, -300)])
    let bytes = FontBuilder(kern: [(1, 2, -100)], gpos: gpos).build()
    for count in 0..<bytes.count {
      guard let face = try? FontFile(Array(bytes[..<count])).face() else { continue }
      #expect(PreparedText("ABC", font: TextFont(face, size: 10)).naturalWidth >= 0)
    }
  }
}
