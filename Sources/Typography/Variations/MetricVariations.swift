/// How a face's vertical metrics change: the table `MVAR`. The standard varies the metrics of
/// `OS/2`; as in other engines, those of `hhea` are varied by the same values.
///
/// - Source: ISO/IEC 14496-22, clause 7.3.6.
struct MetricVariations: Sendable {
  private let store: ItemVariationStore
  private typealias Row = (outer: Int, inner: Int)
  private let ascender, descender, lineGap, capHeight, xHeight: Row?

  init(_ table: FontTable, axisCount: Int) throws(FontFinding) {
    guard table.uint16(0) == 1, let recordSize = table.uint16(6), let count = table.uint16(8),
      let storeOffset = table.uint16(10)
    else { throw table.finding("MVAR", "it ends within its header, or is of no known version") }
    guard count == 0 || recordSize >= 8, 12 + count * recordSize <= table.count else {
      throw table.finding(
        "MVAR", "\(count) records of \(recordSize) bytes are too short or reach beyond it", at: 6)
    }
    guard storeOffset > 0, let storeTable = table.dropping(storeOffset) else {
      throw table.finding("MVAR", "its variations begin at \(storeOffset), beyond it", at: 10)
    }
    store = try ItemVariationStore(storeTable, axisCount: axisCount, name: "MVAR")
    var rows: [String: Row] = [:]
    for index in 0..<count {
      let record = 12 + index * recordSize
      guard let tag = table.tag(record), let outer = table.uint16(record + 4),
        let inner = table.uint16(record + 6)
      else { break }
      if rows[tag] == nil { rows[tag] = (outer, inner) }
    }
    ascender = rows["hasc"]
    descender = rows["hdsc"]
    lineGap = rows["hlgp"]
    capHeight = rows["cpht"]
    xHeight = rows["xhgt"]
  }

  /// In font units.
  func changes(at coordinates: [Double]) -> FaceMetrics {
    func change(_ row: Row?) -> Double {
      row.map { store.delta($0.outer, $0.inner, at: coordinates) } ?? 0
    }
    return FaceMetrics(
      ascender: change(ascender), descender: change(descender), lineGap: change(lineGap),
      capHeight: change(capHeight), xHeight: change(xHeight))
  }
}

struct FaceMetrics: Hashable, Sendable {
  var ascender, descender, lineGap, capHeight, xHeight: Double

  /// The metrics after changes; themselves if a damaged font leaves a line no height.
  func changed(by changes: FaceMetrics) -> FaceMetrics {
    let changed = FaceMetrics(
      ascender: ascender + changes.ascender, descender: descender + changes.descender,
      lineGap: Swift.max(0, lineGap + changes.lineGap), capHeight: capHeight + changes.capHeight,
      xHeight: xHeight + changes.xHeight)
    let lineHeight = changed.ascender - changed.descender + changed.lineGap
    return lineHeight > 0 ? changed : self
  }
}
