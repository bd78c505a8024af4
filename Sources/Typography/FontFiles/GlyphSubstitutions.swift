/// As much of a face's table `GSUB` as measuring without shaping depends on.
///
/// - Source: ISO/IEC 14496-22, clause 6.3.4.
struct GlyphSubstitutions: Sendable {
  /// Features that are on by default and change glyphs by their neighbors, the language or the
  /// position along the axes.
  private static let defaultFeatures = Set(
    ["liga", "clig", "calt", "rlig", "rclt", "rvrn", "locl"].map(FontTable.number(ofTag:)))
  private static let axisFeature = FontTable.number(ofTag: "rvrn")
  private static let maximumFeatures = 1024
  private static let maximumLookups = 256

  private let features: FontTable?
  private let lookups: FontTable?

  init(_ gsub: FontTable?) {
    features = gsub?.table16(6)
    lookups = gsub?.table16(8)
  }

  private var count: Int { Swift.min(features?.uint16(0) ?? 0, Self.maximumFeatures) }
  var changesByDefault: Bool { (0..<count).contains { isDefault($0) } }

  var changesAlongAxes: Bool {
    (0..<count).contains { features?.uint32(2 + 6 * $0) == Self.axisFeature }
  }

  private func isDefault(_ feature: Int) -> Bool {
    features?.uint32(2 + 6 * feature).map(Self.defaultFeatures.contains) ?? false
  }

  /// The lookups of features that are on by default, in any script; nil if one cannot be read.
  var defaultLookups: [FontTable]? {
    guard let features, let lookups else { return [] }
    var numbers: Set<Int> = []
    for index in (0..<count).filter(isDefault) {
      guard let table = features.table16(6 + 6 * index), let length = table.uint16(2) else {
        return nil
      }
      for position in 0..<length {
        guard let number = table.uint16(4 + 2 * position) else { return nil }
        numbers.insert(number)
      }
    }
    let tables = numbers.sorted().map { lookups.table16(2 + 2 * $0) }
    return tables.contains { $0 == nil } ? nil : tables.compactMap { $0 }
  }

  /// The glyphs that a feature puts in the place of single ones; nil without the feature.
  func replacing(_ glyphs: [Int], feature: String) -> [Int]? {
    guard let features,
      let index = (0..<count).first(where: { features.tag(2 + 6 * $0) == feature }),
      let table = features.table16(6 + 6 * index)
    else { return nil }
    var glyphs = glyphs
    for position in 0..<Swift.min(table.uint16(2) ?? 0, Self.maximumLookups) {
      guard let number = table.uint16(4 + 2 * position),
        let lookup = lookups?.table16(2 + 2 * number)
      else { continue }
      glyphs = glyphs.map { Self.replacement(of: $0, lookup) }
    }
    return glyphs
  }

  private static func replacement(of glyph: Int, _ lookup: FontTable) -> Int {
    let type = lookup.uint16(0)
    guard type == 1 || type == 7 else { return glyph }
    for index in 0..<Swift.min(lookup.uint16(4) ?? 0, maximumLookups) {
      guard var table = lookup.table16(6 + 2 * index) else { continue }
      if type == 7 {  // an extension: the same with a 32-bit offset
        guard table.uint16(2) == 1, let target = table.uint32(4).flatMap(table.dropping) else {
          continue
        }
        table = target
      }
      guard let place = GlyphCoverage(table.table16(2))?.index(of: glyph) else { continue }
      switch table.uint16(0) {
      case 1: return (glyph + (table.uint16(4) ?? 0)) & 0xFFFF
      case 2: return table.uint16(6 + 2 * place) ?? glyph
      default: continue
      }
    }
    return glyph
  }
}
