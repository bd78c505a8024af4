import Testing

@testable import SelfSizingTypography

@Suite("Kerning by context, which is not applied")
struct ContextualKerningTests {
  /// A face of the letters A to E, whose feature `kern` has one lookup.
  private static func face(_ type: Int, _ subtable: [Int], extended: Bool = false)
    throws -> FontFace
  {
    var builder = FontBuilder(advances: [500, 600, 700, 800, 900, 650])
    builder.gpos = FontBuilder.gpos([FontBuilder.bytes(subtable)], type: type, extended: extended)
    return try FontFile(builder.build()).face()
  }

  private static func fidelity(_ text: String, _ face: FontFace) -> Fidelity {
    PreparedText(text, font: TextFont(face, size: 20)).fidelity
  }

  /// C before D: no glyph before, one input, one after; one change.
  private static let chain = [3, 0, 1, 16, 1, 22, 1, 0, 1, 1, 3, 1, 1, 4]
  /// A and B in a row; one change.
  private static let sequence = [3, 2, 1, 14, 20, 0, 1, 1, 1, 1, 1, 1, 2]

  @Test("leaves a text exact in which no rule begins", arguments: [false, true])
  func rules(extended: Bool) throws {
    let chain = try Self.face(8, Self.chain, extended: extended)
    #expect(Self.fidelity("DC", chain) == .exact)
    #expect(Self.fidelity("CD", chain) == .modelled)
    let sequence = try Self.face(7, Self.sequence, extended: extended)
    #expect(Self.fidelity("BA", sequence) == .exact)
    #expect(Self.fidelity("CAB", sequence) == .modelled)
  }

  @Test("of pairs alone leaves every text exact")
  func pairs() throws {
    var builder = FontBuilder()
    builder.gpos = FontBuilder.gpos([FontBuilder.pair(1, 2, -100)], extended: true)
    let face = try FontFile(builder.build()).face()
    #expect(face.kerning(between: 1, and: 2) == -100)
    #expect(Self.fidelity("AB", face) == .exact)
  }

  @Test("moves single glyphs wherever they stand")
  func singles() throws {
    let face = try Self.face(1, [1, 8, 4, 50, 1, 1, 3])
    #expect(Self.fidelity("AB", face) == .exact)
    #expect(Self.fidelity("AC", face) == .modelled)
  }

  @Test("of a damaged lookup is taken to apply anywhere")
  func damaged() throws {
    #expect(Self.fidelity("E", try Self.face(8, [3, 900])) == .modelled)
    #expect(Self.fidelity("E", try Self.face(7, [4, 1, 2])) == .modelled)
    #expect(Self.fidelity("E", try Self.face(12, [1, 0])) == .modelled)
  }

  @Test("by pairs in a format that is not read leaves no text exact", arguments: [false, true])
  func formatsOfPairs(extended: Bool) throws {
    var builder = FontBuilder()
    let unknown = FontBuilder.bytes([3] + Array(repeating: 0, count: 8))
    builder.gpos = FontBuilder.gpos(
      [FontBuilder.pair(1, 2, -100), unknown], extended: extended)
    let face = try FontFile(builder.build()).face()
    #expect(face.kerning(between: 1, and: 2) == -100)
    #expect(Self.fidelity("C", face) == .modelled)
  }

  @Test("of a table kern in a format that is not read leaves no text exact")
  func formats() throws {
    var builder = FontBuilder(kern: [(1, 2, -100)])
    #expect(Self.fidelity("AB", try FontFile(builder.build()).face()) == .exact)
    builder.kernCoverage = 0x0201
    #expect(Self.fidelity("AB", try FontFile(builder.build()).face()) == .modelled)
    // Pairs of vertical text are none of ours.
    builder.kernCoverage = 0
    #expect(Self.fidelity("AB", try FontFile(builder.build()).face()) == .exact)
  }
}
