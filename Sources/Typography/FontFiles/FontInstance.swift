import SelfSizingGeometry

/// A face at a position along its axes: the figures of its common characters, at no size yet.
///
/// Figures are in font units and, beyond whole numbers, multiples of 1/4096 of one: their sums are
/// exact in any order, and less than a millionth of a point a character away from what was not
/// rounded.
final class FontInstance: Sendable {
  static let partsPerUnit = 4096.0
  /// Stands for the advance of a character without a glyph.
  static let absent = -1e9

  let values: [Double]
  /// The scalars at the position; nil at the default one, where none apply.
  let scalars: VariationScalars?
  let metrics: FaceMetrics
  /// Whether the metrics of lines are other than the file's default ones.
  let changesLines: Bool

  private let tables = LazyReference<InstanceTables>()

  /// The position of a face in its file.
  init(defaultValues: [Double], _ defaults: DefaultFigures) {
    values = defaultValues
    scalars = nil
    metrics = defaults.metrics
    changesLines = false
  }

  /// Evaluates the figures that are known without a text.
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

  /// The figures that setting a text asks for, evaluated when the first one does.
  ///
  /// - Parameter storage: That of the instance's face.
  func tables(of storage: FontFace.Storage) -> InstanceTables {
    tables.object { InstanceTables(scalars, of: storage) }
  }

  /// A varied advance: not negative, to the nearest part of a unit.
  @inline(__always)
  static func advance(_ units: Double, _ delta: Double) -> Double {
    // Rounds what isn't negative as `rounded()` does, but without a call for each: adding and
    // taking 2^52 rounds to a whole number.
    let parts = Swift.max(0, units + delta) * partsPerUnit + 0.5
    let whole = (parts + 0x1p52) - 0x1p52
    return (whole > parts ? whole - 1 : whole) / partsPerUnit
  }

  static func snapped(_ units: Double) -> Double { (units * partsPerUnit).rounded() / partsPerUnit }
}

/// The figures of a face's default position, as they are in the file.
struct DefaultFigures: Sendable {
  /// The glyph of each slot; 0 for none.
  let glyphs: [Int]
  /// The advances by slot; `FontInstance.absent` where there is no glyph.
  let advances: [Double]
  let metrics: FaceMetrics
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
