final class InstanceTables: Sendable {
  /// By slot; `FontInstance.absent` where there is no glyph.
  let slotAdvances: [Double]
  let kerningValues: [Double]
  /// How much of each region's variations of pairs applies.
  let pairScalars: [Double]
  /// The advances of pairs of ASCII; nil if one is too large for them.
  let wordPairs: WordPairs?

  /// Evaluates the figures at the scalars of a position; nil for the default one.
  init(_ scalars: VariationScalars?, of storage: FontFace.Storage) {
    let (space, kerning) = (storage.space, storage.kerningFigures)
    var advances = storage.defaults.advances
    if let scalars {
      for (slot, glyph) in storage.defaults.glyphs.enumerated() where glyph > 0 {
        let delta = space.advanceDelta(of: glyph, scalars)
        advances[slot] = FontInstance.advance(advances[slot], delta)
      }
    }
    slotAdvances = advances
    let pairScalars = scalars.map { space.pairScalars(at: $0.coordinates) }
    self.pairScalars = pairScalars ?? []
    kerningValues = kerning.values.map { value in
      guard let pairScalars else { return Double(value.units) }
      return value.value { space.pairDelta($0, pairScalars) }
    }
    wordPairs = WordPairs(advances: slotAdvances, kerning.matrix, kerningValues)
  }
}
