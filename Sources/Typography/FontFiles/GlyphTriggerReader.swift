/// Reads which common characters a face's substitutions and contextual adjustments begin at, and
/// with which one after them.
///
/// - Source: ISO/IEC 14496-22, clauses 6.2, 6.3.4 (lookup types 1 to 8) and 6.3.3 (1 to 9).
struct GlyphTriggerReader {
  /// Rules and characters to look at, some tenths of a second; real faces take a thousandth.
  private static let maximumWork = 4_000_000
  private static let maximumCount = 4096

  /// Both lists have lookups by context in the same formats, and number the types differently.
  enum LookupList {
    case substitutions
    case positions

    fileprivate var extensionType: Int { self == .substitutions ? 7 : 9 }

    fileprivate func substitutionType(_ type: Int) -> Int {
      guard self == .positions else { return type }
      return switch type {
      case 7: 5
      case 8: 6
      case 1...6: 1  // all begin with the glyphs they cover
      default: 0
      }
    }
  }

  private(set) var single = SlotSet()
  private(set) var following: [SlotSet]
  private var slots: [Int: [Int]] = [:]
  private var work = 0

  init(slotGlyphs: [Int]) {
    following = Array(repeating: SlotSet(), count: slotGlyphs.count)
    for (slot, glyph) in slotGlyphs.enumerated() where glyph > 0 {
      slots[glyph, default: []].append(slot)
    }
  }

  /// Reads lookups; false if one is damaged, or they take too long.
  mutating func read(_ lookups: [FontTable], of list: LookupList) -> Bool {
    lookups.allSatisfy { read($0, list) }
  }

  private mutating func read(_ lookup: FontTable, _ list: LookupList) -> Bool {
    guard let type = lookup.uint16(0), let flags = lookup.uint16(2), let count = lookup.uint16(4)
    else { return false }
    // Where letters are passed over, neighbors in the text need not be those of the rule.
    let passesLetters = flags & 0x0006 != 0
    for index in 0..<count {
      guard let table = lookup.table16(6 + 2 * index), read(type, table, passesLetters, list)
      else { return false }
    }
    return work <= Self.maximumWork
  }

  private mutating func read(
    _ type: Int, _ table: FontTable, _ passesLetters: Bool, _ list: LookupList
  ) -> Bool {
    work += 1
    guard work <= Self.maximumWork else { return false }
    var (type, table) = (type, table)
    if type == list.extensionType {  // the same with a 32-bit offset
      guard let own = table.uint16(2), own != type, let target = table.uint32(4),
        let extended = table.dropping(target)
      else { return false }
      (type, table) = (own, extended)
    }
    guard let format = table.uint16(0) else { return false }
    switch (list.substitutionType(type), format) {
    case (1...3, _): return add(covered(table.table16(2)))
    case (4, 1) where passesLetters: return add(covered(table.table16(2)))
    case (4, 1): return readLigatures(table)
    case (5, 3):
      guard let count = table.uint16(2), let changes = table.uint16(4) else { return false }
      if changes == 0 { return true }
      let first = covered(table.table16(6))
      guard count > 1, !passesLetters else { return add(first) }
      return add(first, followedBy: covered(table.table16(8)))
    case (6, 3): return readChain(table, passesLetters)
    case (8, 1): return readReverse(table, passesLetters)
    case (5, 1), (5, 2), (6, 1), (6, 2):
      // Rules glyph by glyph or by classes: rare, and taken to apply at every first glyph.
      return add(covered(table.table16(2)))
    default: return false
    }
  }

  private mutating func readLigatures(_ table: FontTable) -> Bool {
    guard let coverage = GlyphCoverage(table.table16(2)), let count = table.uint16(4)
    else { return false }
    for (glyph, own) in slots {
      work += 1
      guard let index = coverage.index(of: glyph) else { continue }
      guard index < count, let set = table.table16(6 + 2 * index), let ligatures = set.uint16(0)
      else { return false }
      for number in 0..<Swift.min(ligatures, Self.maximumCount) {
        work += 1
        guard work <= Self.maximumWork, let ligature = set.table16(2 + 2 * number),
          let length = ligature.uint16(2)
        else { return false }
        for slot in own {
          guard length > 1 else {
            single.insert(slot)
            continue
          }
          guard let second = ligature.uint16(4) else { return false }
          for next in slots[second] ?? [] { following[slot].insert(next) }
        }
      }
    }
    return true
  }

  private mutating func readChain(_ table: FontTable, _ passesLetters: Bool) -> Bool {
    guard let before = table.uint16(2), let inputs = table.uint16(4 + 2 * before),
      let after = table.uint16(6 + 2 * (before + inputs)),
      let changes = table.uint16(8 + 2 * (before + inputs + after)), inputs > 0
    else { return false }
    if changes == 0 { return true }
    let first = covered(table.table16(6 + 2 * before))
    if passesLetters { return add(first) }
    if inputs > 1 { return add(first, followedBy: covered(table.table16(8 + 2 * before))) }
    if after > 0 {
      return add(first, followedBy: covered(table.table16(8 + 2 * (before + inputs))))
    }
    if before > 0 { return add(covered(table.table16(4)), followedBy: first) }
    return add(first)
  }

  private mutating func readReverse(_ table: FontTable, _ passesLetters: Bool) -> Bool {
    guard let before = table.uint16(4), let after = table.uint16(6 + 2 * before)
    else { return false }
    let first = covered(table.table16(2))
    if !passesLetters, after > 0 {
      return add(first, followedBy: covered(table.table16(8 + 2 * before)))
    }
    if !passesLetters, before > 0 { return add(covered(table.table16(6)), followedBy: first) }
    return add(first)
  }

  private mutating func covered(_ table: FontTable?) -> SlotSet? {
    guard let coverage = GlyphCoverage(table) else { return nil }
    var found = SlotSet()
    if let glyphs = coverage.glyphs(limit: slots.count) {
      work += glyphs.count
      for slot in glyphs.flatMap({ slots[$0] ?? [] }) { found.insert(slot) }
      return found
    }
    work += slots.count
    for (glyph, own) in slots where coverage.index(of: glyph) != nil {
      for slot in own { found.insert(slot) }
    }
    return found
  }

  /// Adds characters that change alone; false if they were not read.
  private mutating func add(_ characters: SlotSet?) -> Bool {
    guard let characters else { return false }
    single.formUnion(characters)
    return true
  }

  private mutating func add(_ first: SlotSet?, followedBy second: SlotSet?) -> Bool {
    guard let first, let second else { return false }
    for slot in first.members {
      work += 1
      following[slot].formUnion(second)
    }
    return true
  }
}
