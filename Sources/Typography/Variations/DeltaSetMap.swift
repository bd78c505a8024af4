/// Which row of a store holds the changes of a glyph.
///
/// - Source: ISO/IEC 14496-22, clause 7.2.3.1: delta set index map.
struct DeltaSetMap: Sendable {
  private let entries: FontTable
  private let count, entrySize, innerBits: Int

  init(_ table: FontTable, name: String) throws(FontFinding) {
    guard let format = table.uint8(0), format <= 1, let entryFormat = table.uint8(1),
      let count = format == 0 ? table.uint16(2) : table.uint32(2)
    else { throw table.finding(name, "its map is cut off or of no known format") }
    entrySize = (entryFormat >> 4 & 3) + 1
    innerBits = (entryFormat & 15) + 1
    guard count > 0, let entries = table.slice(format == 0 ? 4 : 6, count: count * entrySize) else {
      throw table.finding(name, "its map of \(count) glyphs reaches beyond it")
    }
    self.count = count
    self.entries = entries
  }

  /// The row of a glyph; that of the last entry for glyphs beyond the map.
  func row(of glyph: Int) -> (outer: Int, inner: Int) {
    let start = Swift.min(glyph, count - 1) * entrySize
    var entry = 0
    for index in 0..<entrySize { entry = entry << 8 | (entries.uint8(start + index) ?? 0) }
    return (entry >> innerBits, entry & (1 << innerBits - 1))
  }

  /// The first glyph whose row is not in a store; 0xFFFF twice names no row on purpose.
  func firstGlyph(beyond store: ItemVariationStore) -> Int? {
    (0..<count).first { glyph in
      let (outer, inner) = row(of: glyph)
      return !(outer == 0xFFFF && inner == 0xFFFF || store.holds(outer, inner))
    }
  }
}
