import SelfSizingGeometry

/// A face at a position along its axes: the figures of its common characters, at no size yet.
///
/// Figures are multiples of 1/4096 font unit: their sums are exact in any order, and less than a
/// millionth of a point a character away from what was not rounded.
final class FontInstance: Sendable {
  static let partsPerUnit = 4096.0
  /// Stands for the advance of a character without a glyph.
  static let absent = -1e9

  let values: [Double]
  let scalars: VariationScalars?
  let metrics: FaceMetrics
  let changesLines: Bool
  private let tables = LazyReference<InstanceTables>()

  init(defaultValues: [Double], _ defaults: DefaultFigures) {
    values = defaultValues
    scalars = nil
    metrics = defaults.metrics
    changesLines = false
  }

  init(values: [Double], coordinates: [Double], of storage: FontFace.Storage) {
    self.values = values
    scalars = storage.space.scalars(at: coordinates)
    guard let changes = storage.space.metricChanges(at: coordinates) else {
      metrics = storage.defaults.metrics
      changesLines = false
      return
    }
    metrics = storage.defaults.metrics.changed(by: changes)
    changesLines = changes.ascender != 0 || changes.descender != 0 || changes.lineGap != 0
  }

  /// The figures for setting a text in the instance's face, evaluated for the first one.
  func tables(of storage: FontFace.Storage) -> InstanceTables {
    tables.object { InstanceTables(scalars, of: storage) }
  }

  /// A varied advance: not negative, to the nearest part of a unit.
  @inline(__always) static func advance(_ units: Double, _ delta: Double) -> Double {
    // Rounds as `rounded()` does what isn't negative, without a call: adding and taking 2^52 leaves
    // a whole number.
    let parts = Swift.max(0, units + delta) * partsPerUnit + 0.5
    let whole = (parts + 0x1p52) - 0x1p52
    return (whole > parts ? whole - 1 : whole) / partsPerUnit
  }

  static func snapped(_ units: Double) -> Double { (units * partsPerUnit).rounded() / partsPerUnit }
}

struct DefaultFigures: Sendable {
  /// The glyph of each slot; 0 for none.
  let glyphs: [Int]
  let advances: [Double]
  let metrics: FaceMetrics
}

/// How much nearer a pair moves: a whole number of font units, and the variations that change it.
struct KerningValue: Hashable, Sendable {
  var units: Int
  var rows: [UInt32]

  func value(_ delta: (UInt32) -> Double) -> Double {
    guard !rows.isEmpty else { return Double(units) }
    return FontInstance.snapped(rows.reduce(Double(units)) { $0 + delta($1) })
  }
}
