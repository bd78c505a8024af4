/// The kerning of a face, by the feature `kern` of `GPOS` if it has that, else by its table `kern`:
/// lookups one after another, of each the first subtable that knows the pair.
///
/// - Source: ISO/IEC 14496-22, clauses 6.2, 6.3.3 and 5.7.3.
struct PairKerning: Sendable {
  /// Real faces have fewer than a hundred.
  static let maximumSubtables = 512

  private(set) var lookups: [[PairAdjustment]] = []
  private(set) var isLegacy = false
  /// The lookups of the feature that look at more than a pair.
  private(set) var unapplied: [FontTable] = []
  /// Whether pairs are kerned by a table of a kind that is not read.
  private(set) var isUnread = false

  init(_ tables: FontTables) {
    if let gpos = tables["GPOS"], readFeatures(of: gpos) { return }
    if let kern = tables["kern"] {
      isLegacy = true
      readLegacy(kern)
    }
  }

  func value(_ first: Int, _ second: Int) -> KerningValue {
    var sum = KerningValue(units: 0, rows: [])
    for lookup in lookups {
      for subtable in lookup {
        guard let value = subtable.value(first, second) else { continue }
        sum.units += value.units
        sum.rows += value.rows
        break
      }
    }
    return sum
  }

  /// Collects the feature's lookups in default languages of simple scripts; whether it is there.
  private mutating func readFeatures(of gpos: FontTable) -> Bool {
    guard let scripts = gpos.table16(4), let features = gpos.table16(6),
      let lookupList = gpos.table16(8)
    else { return false }
    var wanted: Set<Int> = []
    for record in 0..<Swift.min(scripts.uint16(0) ?? 0, 256) {
      // DFLT, latn, grek and cyrl.
      guard let tag = scripts.uint32(2 + 6 * record),
        [0x4446_4C54, 0x6C61_746E, 0x6772_656B, 0x6379_726C].contains(tag),
        let language = scripts.table16(6 + 6 * record)?.table16(0)
      else { continue }
      for entry in 0..<Swift.min(language.uint16(4) ?? 0, 256) {
        guard let number = language.uint16(6 + 2 * entry) else { break }
        guard features.uint32(2 + 6 * number) == 0x6B65_726E,  // kern
          let feature = features.table16(6 + 6 * number)
        else { continue }
        for position in 0..<Swift.min(feature.uint16(2) ?? 0, 64) {
          guard let lookup = feature.uint16(4 + 2 * position) else { break }
          wanted.insert(lookup)
        }
      }
    }
    var remaining = Self.maximumSubtables
    for number in wanted.sorted().prefix(64) {
      guard let lookup = lookupList.table16(2 + 2 * number) else { continue }
      guard Self.namesPairs(lookup) else {
        unapplied.append(lookup)
        continue
      }
      let subtables = readSubtables(of: lookup, limit: remaining)
      remaining -= subtables.count
      if !subtables.isEmpty { lookups.append(subtables) }
    }
    return !wanted.isEmpty
  }

  /// Whether a lookup adjusts pairs, itself or by extensions of such.
  private static func namesPairs(_ lookup: FontTable) -> Bool {
    switch lookup.uint16(0) {
    case 2: true
    case 9: lookup.table16(6)?.uint16(2) ?? 2 == 2
    default: false
    }
  }

  /// The subtables of a known format; notes others.
  private mutating func readSubtables(of lookup: FontTable, limit: Int) -> [PairAdjustment] {
    var subtables: [PairAdjustment] = []
    let count = lookup.uint16(4) ?? 0
    if count > limit { isUnread = true }
    for index in 0..<Swift.min(count, limit) {
      let offset = 6 + 2 * index
      if let table = Self.pairTable(lookup, at: offset), let subtable = PairAdjustment(table) {
        subtables.append(subtable)
      } else {
        isUnread = true
      }
    }
    return subtables
  }

  /// The table that a lookup names, itself or by an extension: the same with a 32-bit offset.
  private static func pairTable(_ lookup: FontTable, at offset: Int) -> FontTable? {
    guard let table = lookup.table16(offset) else { return nil }
    if lookup.uint16(0) != 9 { return table }
    guard table.uint16(2) == 2 else { return nil }
    return table.uint32(4).flatMap { table.dropping($0) }
  }

  private mutating func readLegacy(_ kern: FontTable) {
    // Apple's own version of the table starts with another number.
    guard kern.uint16(0) == 0, let count = kern.uint16(2) else {
      isUnread = true
      return
    }
    var offset = 4
    for _ in 0..<Swift.min(count, 64) {
      guard let length = kern.uint16(offset + 2), let coverage = kern.uint16(offset + 4),
        let pairs = kern.uint16(offset + 6)
      else { return }
      // Horizontal, neither minimum nor across; of the formats 0 is read.
      if coverage & 0xFF07 == 1, let table = kern.dropping(offset + 14) {
        lookups.append([.sorted(table, Swift.min(pairs, table.count / 6))])
      } else if coverage & 7 == 1 {
        isUnread = true
      }
      guard length > 0 else { return }
      offset += length
    }
  }
}
