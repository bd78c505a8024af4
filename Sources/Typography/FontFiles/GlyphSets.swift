/// Which glyphs a layout table applies to, and the number of each among them.
///
/// - Source: ISO/IEC 14496-22, clause 6.2: coverage tables.
struct GlyphCoverage: Sendable {
  private let table: FontTable
  private let format: Int
  private let count: Int

  init?(_ table: FontTable?) {
    guard let table, let format = table.uint16(0), format == 1 || format == 2,
      let count = table.uint16(2)
    else { return nil }
    self.table = table
    self.format = format
    self.count = count
  }

  /// The number of a glyph, in O(log n) of the table's length; nil if it is not covered.
  func index(of glyph: Int) -> Int? {
    let stride = format == 1 ? 2 : 6
    let lastOffset = format == 1 ? 4 : 6
    let range = (0..<count).partitioningIndex {
      table.uint16(lastOffset + stride * $0) ?? .max >= glyph
    }
    guard range < count, let first = table.uint16(4 + stride * range), glyph >= first else {
      return nil
    }
    if format == 1 { return glyph == first ? range : nil }
    guard let last = table.uint16(6 + stride * range), glyph <= last,
      let index = table.uint16(8 + stride * range)
    else { return nil }
    return index + glyph - first
  }

  func glyphs(limit: Int) -> [Int]? {
    var glyphs: [Int] = []
    for index in 0..<Swift.min(count, limit + 1) {
      guard let first = table.uint16(4 + (format == 1 ? 2 : 6) * index) else { break }
      let last = format == 1 ? first : table.uint16(6 + 6 * index) ?? first
      guard last >= first, glyphs.count + last - first < limit else { return nil }
      glyphs += first...last
    }
    return glyphs
  }
}

/// The class of each glyph, 0 for those that are not named.
///
/// - Source: ISO/IEC 14496-22, clause 6.2: class definition tables.
struct GlyphClasses: Sendable {
  private let table: FontTable?
  private let format: Int
  private let count: Int

  init(_ table: FontTable?) {
    self.table = table
    format = table?.uint16(0) ?? 0
    count = table?.uint16(format == 1 ? 4 : 2) ?? 0
  }

  /// The class of a glyph, in O(log n) of the table's length.
  func classOf(_ glyph: Int) -> Int {
    guard let table else { return 0 }
    if format == 1 {
      guard let first = table.uint16(2), glyph >= first, glyph - first < count else { return 0 }
      return table.uint16(6 + 2 * (glyph - first)) ?? 0
    }
    guard format == 2 else { return 0 }
    let range = (0..<count).partitioningIndex { table.uint16(6 + 6 * $0) ?? .max >= glyph }
    guard range < count, let first = table.uint16(4 + 6 * range), glyph >= first else { return 0 }
    return table.uint16(8 + 6 * range) ?? 0
  }
}
