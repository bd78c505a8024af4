/// How the advances of a variable font's glyphs change: the table `HVAR`, or what `gvar` does to
/// the points that stand for a glyph's origin and end. With outlines of `CFF2` there is `HVAR`
/// only.
///
/// - Source: ISO/IEC 14496-22, clauses 7.3.5 and 7.3.4.
enum AdvanceVariations: Sendable {
  case none
  /// Changes by the map, or rows of the first part in the order of the glyphs.
  case table(ItemVariationStore, DeltaSetMap?)
  case outlines(GlyphVariations)

  init(_ tables: FontTables, axisCount: Int, glyphCount: Int) throws(FontFinding) {
    if let hvar = tables["HVAR"] {
      self = try Self.table(hvar, axisCount: axisCount)
    } else if let gvar = tables["gvar"] {
      self = .outlines(
        try GlyphVariations(gvar, tables, axisCount: axisCount, glyphCount: glyphCount))
    } else if let outlines = tables["hvgl"] {
      throw outlines.finding(
        "hvgl", "without a table \"HVAR\" the advances change with outlines that are not read")
    } else {
      self = .none
    }
  }

  private static func table(
    _ hvar: FontTable, axisCount: Int
  ) throws(FontFinding) -> AdvanceVariations {
    guard hvar.uint16(0) == 1, let storeOffset = hvar.uint32(4), let mapOffset = hvar.uint32(8)
    else { throw hvar.finding("HVAR", "it ends within its header, or is of no known version") }
    guard storeOffset > 0, let storeTable = hvar.dropping(storeOffset) else {
      throw hvar.finding("HVAR", "its variations begin at \(storeOffset), beyond it", at: 4)
    }
    let store = try ItemVariationStore(storeTable, axisCount: axisCount, name: "HVAR")
    guard mapOffset > 0 else { return .table(store, nil) }
    guard let mapTable = hvar.dropping(mapOffset) else {
      throw hvar.finding("HVAR", "its map begins at \(mapOffset), beyond it", at: 8)
    }
    let map = try DeltaSetMap(mapTable, name: "HVAR")
    if let glyph = map.firstGlyph(beyond: store) {
      throw mapTable.finding(
        "HVAR", "its map leads glyph \(glyph) to variations that are not there")
    }
    return .table(store, map)
  }

  func scalars(at coordinates: [Double]) -> [Double] {
    if case .table(let store, _) = self { return store.scalars(at: coordinates) }
    return []
  }

  /// In font units.
  func delta(of glyph: Int, _ coordinates: [Double], _ scalars: [Double]) -> Double {
    switch self {
    case .none: return 0
    case .table(let store, let map):
      let (outer, inner) = map?.row(of: glyph) ?? (0, glyph)
      return store.delta(outer, inner, scalars)
    case .outlines(let glyphs): return glyphs.advanceDelta(of: glyph, coordinates)
    }
  }
}
