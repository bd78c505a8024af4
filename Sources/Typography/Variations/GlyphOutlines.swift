/// As much of TrueType outlines as advances depend on: how many points a glyph has, and whose
/// metrics.
///
/// - Source: ISO/IEC 14496-22, clause 5.3.3: `glyf`.
struct GlyphOutlines: Sendable {
  private static let maximumDepth = 8
  private static let usesMyMetrics = 0x0200
  private static let hasMoreComponents = 0x20

  private let glyphs, locations: FontTable?
  private let hasLongLocations: Bool

  init(_ tables: FontTables) {
    glyphs = tables["glyf"]
    locations = tables["loca"]
    hasLongLocations = tables["head"]?.uint16(50) == 1
  }

  private func location(_ index: Int) -> Int? {
    hasLongLocations ? locations?.uint32(4 * index) : locations?.uint16(2 * index).map { 2 * $0 }
  }

  private func outline(of glyph: Int) -> FontTable? {
    guard let start = location(glyph), let end = location(glyph + 1), end > start
    else { return nil }
    return glyphs?.slice(start, count: end - start)
  }

  /// The number of points of a glyph's outline, or of its components; nil if it is damaged.
  func pointCount(of glyph: Int) -> Int? {
    guard let outline = outline(of: glyph) else { return 0 }
    guard let contours = outline.int16(0) else { return nil }
    if contours > 0 { return outline.uint16(8 + 2 * contours).map { $0 + 1 } }
    var count = 0
    if contours < 0 { forEachComponent(of: outline) { _, _ in count += 1 } }
    return count
  }

  /// The glyph whose advance a glyph has: a component's where it asks for that.
  func metricsGlyph(of glyph: Int) -> Int {
    var glyph = glyph
    for _ in 0..<Self.maximumDepth {
      guard let outline = outline(of: glyph), (outline.int16(0) ?? 0) < 0 else { break }
      var owner: Int?
      forEachComponent(of: outline) { flags, component in
        if flags & Self.usesMyMetrics != 0 { owner = component }
      }
      guard let owner else { break }
      glyph = owner
    }
    return glyph
  }

  private func forEachComponent(of outline: FontTable, _ body: (Int, Int) -> Void) {
    var offset = 10
    while let flags = outline.uint16(offset), let component = outline.uint16(offset + 2) {
      body(flags, component)
      offset += 4 + (flags & 1 != 0 ? 4 : 2)
      offset += flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      if flags & Self.hasMoreComponents == 0 { break }
    }
  }
}
