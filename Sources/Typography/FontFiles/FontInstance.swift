/// A face at a position along its axes: the figures of its common characters, at no size yet.
///
/// Figures are in font units and, beyond whole numbers, multiples of 1/4096 of one: their sums are exact in any
/// order, and less than a millionth of a point a character away from what was not rounded.
final class FontInstance: Sendable {
  /// The vertical metrics in font units.
  struct Metrics: Hashable, Sendable {
    var ascender: Double
    var descender: Double
    var lineGap: Double
    var capHeight: Double
    var xHeight: Double
  }

  /// The parts of a font unit that figures are kept in.
  static let partsPerUnit = 4096.0
  /// Stands for the advance of a character without a glyph.
  static let absent = -1e9

  /// The values of the axes, in the order of the face.
  let values: [Double]
  /// The scalars at the position; nil at the default one, where none apply.
  let scalars: VariationScalars?
  /// The advances of common characters by slot; `absent` where there is no glyph.
  let slotAdvances: [Double]
  /// The values that the face's kerning matrix numbers.
  let kerningValues: [Double]
  /// The advances of pairs of ASCII; nil if one is too large for them.
  let wordPairs: WordPairs?
  /// The metrics of lines.
  let metrics: Metrics
  /// Whether the metrics of lines are other than the file's default ones.
  let changesLines: Bool

  /// Evaluates the figures at a position.
  ///
  /// - Parameters:
  ///   - scalars: What applies there; nil at the default position.
  ///   - defaults: The figures at the default position.
  init(
    values: [Double], scalars: VariationScalars?, space: DesignSpace, defaults: DefaultFigures
  ) {
    self.values = values
    self.scalars = scalars
    var metrics = defaults.metrics
    if let scalars {
      var varied = defaults.advances
      for (slot, glyph) in defaults.glyphs.enumerated() where glyph > 0 {
        varied[slot] = Self.advance(varied[slot], space.advanceDelta(of: glyph, scalars))
      }
      slotAdvances = varied
      kerningValues = defaults.kernings.map { $0.value { space.pairDelta($0, scalars) } }
      let deltas = space.metricDeltas(at: scalars.coordinates)
      metrics.ascender += deltas["hasc"] ?? 0
      metrics.descender += deltas["hdsc"] ?? 0
      metrics.lineGap = Swift.max(0, metrics.lineGap + (deltas["hlgp"] ?? 0))
      metrics.capHeight += deltas["cpht"] ?? 0
      metrics.xHeight += deltas["xhgt"] ?? 0
      changesLines = ["hasc", "hdsc", "hlgp"].contains { deltas[$0, default: 0] != 0 }
      // A line has a height, whatever a damaged font makes of it.
      if metrics.ascender - metrics.descender + metrics.lineGap <= 0 { metrics = defaults.metrics }
    } else {
      slotAdvances = defaults.advances
      kerningValues = defaults.kernings.map { Double($0.units) }
      changesLines = false
    }
    self.metrics = metrics
    wordPairs = WordPairs(advances: slotAdvances, defaults.matrix, kerningValues)
  }

  /// A varied advance: not negative, in parts of a unit.
  static func advance(_ units: Double, _ delta: Double) -> Double {
    Swift.max(0, snapped(units + delta))
  }

  /// The nearest part of a font unit.
  static func snapped(_ units: Double) -> Double {
    (units * partsPerUnit).rounded() / partsPerUnit
  }
}

/// The figures of a face's default position, as they are in the file.
struct DefaultFigures: Sendable {
  /// The glyph of each slot; 0 for none.
  let glyphs: [Int]
  /// The advances by slot; `FontInstance.absent` where there is no glyph.
  let advances: [Double]
  /// The kerning of common characters.
  let matrix: KerningMatrix
  /// The values that the matrix numbers.
  let kernings: [KerningValue]
  /// The metrics of lines.
  let metrics: FontInstance.Metrics
}

/// How much nearer a pair moves: a whole number of font units, and the variations that change it.
struct KerningValue: Hashable, Sendable {
  var units: Int
  /// Rows of the store of pairs' variations.
  var rows: [UInt32]

  /// The value at a position, of which the changes by row are asked for.
  func value(_ delta: (UInt32) -> Double) -> Double {
    guard !rows.isEmpty else { return Double(units) }
    return FontInstance.snapped(rows.reduce(Double(units)) { $0 + delta($1) })
  }
}
