final class KerningFigures: Sendable {
  let matrix: KerningMatrix
  let values: [KerningValue]

  init() {
    matrix = .none
    values = [KerningValue(units: 0, rows: [])]
  }

  /// - Throws: `FontFileError.malformedTable` if it would take unreasonably long.
  init(_ kerning: PairKerning, glyphs: [Int], advances: [Int]) throws(FontFileError) {
    var builder = KerningMatrixBuilder()
    matrix = try builder.build(kerning, slotGlyphs: glyphs, advances: advances)
    values = builder.values
  }
}
