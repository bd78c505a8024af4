/// The map from Unicode to a face's glyphs: the table `cmap` in the formats 4 and 12.
///
/// - Source: ISO/IEC 14496-22, clause 5.2.1.
struct CharacterMap: Sendable {
  private let table: FontTable
  private let isGrouped: Bool
  private let rangeCount: Int
  private let glyphCount: Int

  /// Chooses the richest Unicode map of the table; nil if it has none.
  init?(_ cmap: FontTable, glyphCount: Int) {
    var best: (rank: Int, table: FontTable)?
    for record in 0..<Swift.min(cmap.uint16(2) ?? 0, 64) {
      guard let platform = cmap.uint16(4 + 8 * record), let encoding = cmap.uint16(6 + 8 * record),
        let offset = cmap.uint32(8 + 8 * record), let table = cmap.dropping(offset),
        let format = table.uint16(0)
      else { continue }
      let isUnicode = platform == 0 && encoding != 5 || platform == 3 && [1, 10].contains(encoding)
      let rank = format == 12 ? 2 : format == 4 ? 1 : 0
      if isUnicode, rank > (best?.rank ?? 0) { best = (rank, table) }
    }
    guard let best else { return nil }
    table = best.table
    self.glyphCount = glyphCount
    isGrouped = best.rank == 2
    let count = isGrouped ? table.uint32(12) ?? 0 : (table.uint16(6) ?? 0) / 2
    rangeCount = Swift.min(count, Swift.max(0, table.count - 16) / (isGrouped ? 12 : 8))
  }

  /// The glyph of a code point in O(log s) of the segments; nil if there is none, or glyph 0.
  func glyph(of code: UInt32) -> Int? {
    let code = Int(code)
    let range = (0..<rangeCount).partitioningIndex { lastCode($0) ?? .max >= code }
    guard range < rangeCount else { return nil }
    let glyph = isGrouped ? glyphInGroup(range, code) : glyphInSegment(range, code)
    guard let glyph, glyph > 0, glyph < glyphCount else { return nil }
    return glyph
  }

  var count: Int {
    var (sum, next) = (0, 0)
    for range in 0..<rangeCount {
      let first =
        isGrouped ? table.uint32(16 + 12 * range) : table.uint16(16 + 2 * (rangeCount + range))
      guard let first, let last = lastCode(range), last <= 0x10_FFFF else { break }
      // Ranges rise; what of one precedes its place is not counted twice.
      for code in Swift.max(first, next)..<Swift.max(last + 1, first, next)
      where glyph(of: UInt32(code)) != nil { sum += 1 }
      next = Swift.max(next, last + 1)
    }
    return sum
  }

  private func lastCode(_ index: Int) -> Int? {
    isGrouped ? table.uint32(20 + 12 * index) : table.uint16(14 + 2 * index)
  }

  private func glyphInGroup(_ group: Int, _ code: Int) -> Int? {
    guard let first = table.uint32(16 + 12 * group), code >= first,
      let glyph = table.uint32(24 + 12 * group)
    else { return nil }
    return glyph + code - first
  }

  private func glyphInSegment(_ segment: Int, _ code: Int) -> Int? {
    guard code <= 0xFFFF else { return nil }
    let starts = 16 + 2 * rangeCount
    guard let first = table.uint16(starts + 2 * segment), code >= first,
      let delta = table.uint16(starts + 2 * (rangeCount + segment)),
      let offset = table.uint16(starts + 2 * (2 * rangeCount + segment))
    else { return nil }
    guard offset > 0 else { return (code + delta) & 0xFFFF }
    let position = starts + 2 * (2 * rangeCount + segment) + offset + 2 * (code - first)
    guard let glyph = table.uint16(position), glyph > 0 else { return nil }
    return (glyph + delta) & 0xFFFF
  }
}
