/// The figures of a face's common characters at a position along its axes, which setting a text
/// asks for.
final class InstanceTables: Sendable {
  /// The advances of common characters by slot; `FontInstance.absent` where there is no glyph.
  let slotAdvances: [Double]
  /// The values that the face's kerning matrix numbers.
  let kerningValues: [Double]
  /// How much of each region's variations of pairs applies.
  let pairScalars: [Double]
  /// The advances of pairs of ASCII; nil if one is too large for them.
  let wordPairs: WordPairs?

  /// Evaluates the figures.
  ///
  /// - Parameter scalars: Those of the position; nil at the default one.
  init(_ scalars: VariationScalars?, of storage: FontFace.Storage) {
    let defaults = storage.defaults
    let space = storage.space
    let kerning = storage.kerningFigures
    guard let scalars else {
      slotAdvances = defaults.advances
      kerningValues = kerning.values.map { Double($0.units) }
      pairScalars = []
      wordPairs = WordPairs(advances: slotAdvances, kerning.matrix, kerningValues)
      return
    }
    if let columns = storage.columns {
      slotAdvances = columns.advances(scalars.advances)
    } else {
      var varied = defaults.advances
      for (slot, glyph) in defaults.glyphs.enumerated() where glyph > 0 {
        varied[slot] = FontInstance.advance(varied[slot], space.advanceDelta(of: glyph, scalars))
      }
      slotAdvances = varied
    }
    let pairScalars = space.pairScalars(at: scalars.coordinates)
    self.pairScalars = pairScalars
    kerningValues = kerning.values.map { $0.value { space.pairDelta($0, pairScalars) } }
    wordPairs = WordPairs(advances: slotAdvances, kerning.matrix, kerningValues)
  }
}
