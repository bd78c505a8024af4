import Testing

@testable import SelfSizingTypography

@Suite("Ligatures and alternates of a font file")
struct GlyphTriggersTests {
  /// A face of the letters A to E, with one lookup for a feature.
  private static func face(_ type: Int, _ subtable: [Int], feature: String = "liga", flags: Int = 0)
    throws -> FontFace
  {
    var builder = FontBuilder(advances: [500, 600, 700, 800, 900, 650])
    builder.gsub = FontBuilder.gsub(
      type, FontBuilder.bytes(subtable), feature: feature, flags: flags)
    return try FontFile(builder.build()).face()
  }

  private static func fidelity(_ text: String, _ face: FontFace) -> Fidelity {
    PreparedText(text, font: TextFont(face, size: 20)).fidelity
  }

  /// Glyph 1, A, and glyph 2, B, become one.
  private static let ligature = [1, 18, 1, 8, 1, 4, 5, 2, 2, 1, 1, 1]

  @Test("leave a text exact in which no two letters of one stand side by side")
  func ligatures() throws {
    let face = try Self.face(4, Self.ligature)
    for text in ["A", "BA", "AC", "ACB", "A\nB", "CDE"] {
      #expect(Self.fidelity(text, face) == .exact, "\(text)")
    }
    for text in ["AB", "CABA", "EAB"] {
      #expect(Self.fidelity(text, face) == .modelled, "\(text)")
    }
    #expect(PreparedText("", font: TextFont(face, size: 20)).fidelity == .exact)
  }

  @Test("may apply across letters that the lookup passes over")
  func flags() throws {
    let face = try Self.face(4, Self.ligature, flags: 2)
    #expect(Self.fidelity("ACB", face) == .modelled)
    #expect(Self.fidelity("CB", face) == .exact)
  }

  @Test("of features that are not on by default change nothing")
  func features() throws {
    #expect(Self.fidelity("AB", try Self.face(4, Self.ligature, feature: "dlig")) == .exact)
    #expect(Self.fidelity("AB", try Self.face(4, Self.ligature, feature: "rvrn")) == .modelled)
    #expect(Self.fidelity("C", try Self.face(4, Self.ligature, feature: "rvrn")) == .modelled)
  }

  @Test("change single glyphs wherever they stand")
  func singles() throws {
    let face = try Self.face(1, [1, 6, 1, 1, 1, 3], feature: "calt")
    #expect(Self.fidelity("ABDE", face) == .exact)
    #expect(Self.fidelity("ABC", face) == .modelled)
  }

  @Test("change glyphs beside others where those do stand there")
  func chains() throws {
    // C before D: no glyph before, one input, one after; one change.
    let ahead = try Self.face(6, [3, 0, 1, 16, 1, 22, 1, 0, 1, 1, 3, 1, 1, 4], feature: "calt")
    #expect(Self.fidelity("DC", ahead) == .exact)
    #expect(Self.fidelity("CD", ahead) == .modelled)
    // D after C.
    let behind = try Self.face(6, [3, 1, 16, 1, 22, 0, 1, 0, 1, 1, 3, 1, 1, 4], feature: "calt")
    #expect(Self.fidelity("DC", behind) == .exact)
    #expect(Self.fidelity("CD", behind) == .modelled)
    // The same without a change.
    let nothing = try Self.face(6, [3, 1, 12, 1, 18, 0, 0, 1, 1, 3, 1, 1, 4], feature: "calt")
    #expect(Self.fidelity("CD", nothing) == .exact)
  }

  @Test("of a damaged table are taken to apply anywhere")
  func damaged() throws {
    #expect(Self.fidelity("E", try Self.face(4, [1, 18, 1, 80, 1])) == .modelled)
    #expect(Self.fidelity("E", try Self.face(6, [3, 900])) == .modelled)
    #expect(Self.fidelity("E", try Self.face(9, [1])) == .modelled)
  }

  @Test("of a fallback matter where it sets some of the text")
  func fallbacks() throws {
    let plain = try FontFile(FontBuilder(advances: [500, 600, 700]).build()).face()
    let face = try Self.face(4, Self.ligature)
    let font = TextFont(plain, size: 20, fallbacks: [face])
    #expect(PreparedText("AB", font: font).fidelity == .exact)
    #expect(PreparedText("ABC", font: font).fidelity == .modelled)
  }

  @Test("are looked for run by run")
  func runs() throws {
    let font = TextFont(try Self.face(4, Self.ligature), size: 20)
    let apart = AttributedText("A", font: font) + AttributedText("B", font: font.withSize(30))
    #expect(PreparedText(apart).fidelity == .exact)
    let together = AttributedText("C", font: font) + AttributedText("AB", font: font.withSize(30))
    #expect(PreparedText(together).fidelity == .modelled)
  }
}
