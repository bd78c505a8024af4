/// The effect of the table `gvar` on a glyph's advance: it moves the points at which the glyph
/// begins and ends. Where a variation does not name them they stay, each a separate contour.
///
/// - Source: ISO/IEC 14496-22, clause 7.3.4.
struct GlyphVariations: Sendable {
  private let table: FontTable
  private let outlines: GlyphOutlines
  private let hasLongOffsets: Bool
  private let dataStart, glyphCount, axisCount: Int
  private let sharedTuples: FontTable

  init(
    _ table: FontTable, _ tables: FontTables, axisCount: Int, glyphCount: Int
  ) throws(FontFinding) {
    self.table = table
    self.axisCount = axisCount
    outlines = GlyphOutlines(tables)
    guard table.uint16(0) == 1, table.uint16(4) == axisCount, let tupleCount = table.uint16(6),
      let tupleOffset = table.uint32(8), let count = table.uint16(12), let flags = table.uint16(14),
      let dataStart = table.uint32(16)
    else { throw table.finding("gvar", "it ends within its header, or has another number of axes") }
    guard let sharedTuples = table.slice(tupleOffset, count: 2 * axisCount * tupleCount) else {
      throw table.finding("gvar", "its \(tupleCount) shared tuples reach beyond it", at: 8)
    }
    self.sharedTuples = sharedTuples
    self.dataStart = dataStart
    self.glyphCount = Swift.min(count, glyphCount)
    hasLongOffsets = flags & 1 != 0
    var last = 0
    for glyph in 0...self.glyphCount {
      guard let offset = offset(of: glyph), offset >= last, dataStart + offset <= table.count else {
        throw table.finding(
          "gvar", "the variations of glyph \(Swift.max(glyph - 1, 0)) are outside it",
          at: 20 + glyph * (hasLongOffsets ? 4 : 2))
      }
      last = offset
    }
  }

  private func offset(of glyph: Int) -> Int? {
    hasLongOffsets ? table.uint32(20 + 4 * glyph) : table.uint16(20 + 2 * glyph).map { 2 * $0 }
  }

  /// In font units.
  func advanceDelta(of glyph: Int, _ coordinates: [Double]) -> Double {
    let glyph = outlines.metricsGlyph(of: glyph)
    guard glyph < glyphCount, let start = offset(of: glyph), let end = offset(of: glyph + 1),
      end > start, let data = table.slice(dataStart + start, count: end - start),
      let tuples = data.uint16(0), var position = data.uint16(2),
      let pointCount = outlines.pointCount(of: glyph)
    else { return 0 }
    var shared = PackedPoints.all
    if tuples & 0x8000 != 0 {
      guard let points = PackedPoints(data, &position) else { return 0 }
      shared = points
    }
    var header = 4
    var sum = 0.0
    for _ in 0..<(tuples & 0x0FFF) {
      guard let size = data.uint16(header), let index = data.uint16(header + 2) else { break }
      let scalar = scalar(data, header + 4, index, coordinates)
      // A variation has its own bytes, so that a glyph takes no longer than its data is long.
      guard size > 0, let own = data.slice(position, count: size) else { break }
      if scalar != 0 {
        var place = 0
        var points = shared
        if index & 0x2000 != 0 {
          guard let numbers = PackedPoints(own, &place) else { break }
          points = numbers
        }
        let deltas = PackedDeltas(own, place)
        let first = points.number(of: pointCount).flatMap { deltas[$0] } ?? 0
        let second = points.number(of: pointCount + 1).flatMap { deltas[$0] } ?? 0
        sum += scalar * Double(second - first)
      }
      position += size
      header += 4 + 2 * axisCount * ((index & 0x8000 != 0 ? 1 : 0) + (index & 0x4000 != 0 ? 2 : 0))
    }
    return sum
  }

  private func scalar(
    _ data: FontTable, _ header: Int, _ index: Int, _ coordinates: [Double]
  ) -> Double {
    let hasOwnPeak = index & 0x8000 != 0
    let hasRange = index & 0x4000 != 0
    let peaks = hasOwnPeak ? data : sharedTuples
    let peakStart = hasOwnPeak ? header : 2 * axisCount * (index & 0x0FFF)
    let range = header + (hasOwnPeak ? 2 * axisCount : 0)
    var scalar = 1.0
    for axis in 0..<axisCount {
      guard let peak = peaks.fraction(peakStart + 2 * axis) else { return 0 }
      guard peak != 0 else { continue }
      var (start, end) = (Swift.min(peak, 0), Swift.max(peak, 0))
      if hasRange {
        guard let first = data.fraction(range + 2 * axis),
          let last = data.fraction(range + 2 * (axisCount + axis))
        else { return 0 }
        (start, end) = (first, last)
      }
      scalar *= Self.scalar(coordinates[axis], start, peak, end)
      if scalar == 0 { return 0 }
    }
    return scalar
  }

  /// Without a range a variation goes from the default to the peak, and not beyond.
  private static func scalar(
    _ value: Double, _ start: Double, _ peak: Double, _ end: Double
  ) -> Double {
    if value == peak { return 1 }
    if value == 0 || value <= start || value >= end { return 0 }
    return value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak)
  }
}
