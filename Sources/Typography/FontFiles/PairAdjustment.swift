/// A table that says how much nearer two neighboring glyphs move: a subtable of a `GPOS` pair
/// adjustment, or the pairs of a `kern` table.
///
/// - Source: ISO/IEC 14496-22, clause 6.3.3 (lookup type 2) and clause 5.7.3.
enum PairAdjustment: Sendable {
  /// Pairs that are named one by one.
  case pairs(GlyphCoverage, FontTable, ValueLayout)
  case classes(GlyphCoverage, first: GlyphClasses, second: GlyphClasses, FontTable, ClassLayout)
  /// The sorted pairs of a `kern` subtable of format 0, and their number.
  case sorted(FontTable, Int)

  struct ValueLayout: Sendable {
    /// The offset of the first glyph's horizontal advance in its value; nil if it has none.
    let firstAdvance: Int?
    /// The same for the second glyph, from the start of the first one's value.
    let secondAdvance: Int?
    /// Where a value names what changes its advance; nil if it does not.
    let firstVariation, secondVariation: Int?
    let size: Int

    init(first: Int, second: Int) {
      func length(_ format: Int) -> Int { 2 * (format & 0xFF).nonzeroBitCount }
      func advance(_ format: Int) -> Int? {
        format & 4 == 0 ? nil : 2 * (format & 3).nonzeroBitCount
      }
      func variation(_ format: Int) -> Int? {
        format & 0x40 == 0 ? nil : 2 * (format & 0x3F).nonzeroBitCount
      }
      firstAdvance = advance(first)
      firstVariation = variation(first)
      secondVariation = variation(second).map { $0 + length(first) }
      secondAdvance = advance(second).map { $0 + length(first) }
      size = length(first) + length(second)
    }

    @inline(__always) func value(_ table: FontTable, _ offset: Int) -> PairValue {
      var value = PairValue(
        units: (firstAdvance.flatMap { table.int16(offset + $0) } ?? 0)
          + (secondAdvance.flatMap { table.int16(offset + $0) } ?? 0))
      if let firstVariation { value.first = Self.row(table, offset + firstVariation) }
      if let secondVariation { value.second = Self.row(table, offset + secondVariation) }
      return value
    }

    /// The row of variations that a value names; its table may be one for devices.
    private static func row(_ table: FontTable, _ offset: Int) -> UInt32 {
      guard let device = table.table16(offset), device.uint16(4) == 0x8000,
        let row = device.uint32(0)
      else { return PairValue.noRow }
      return UInt32(row)
    }
  }

  struct ClassLayout: Sendable {
    let firstCount, secondCount: Int
    let values: ValueLayout
  }

  /// Reads a subtable of a pair adjustment lookup; nil if it is of no known format.
  init?(_ table: FontTable) {
    guard let coverage = GlyphCoverage(table.table16(2)),
      let firstFormat = table.uint16(4), let secondFormat = table.uint16(6)
    else { return nil }
    let values = ValueLayout(first: firstFormat, second: secondFormat)
    switch table.uint16(0) {
    case 1: self = .pairs(coverage, table, values)
    case 2:
      guard let firstCount = table.uint16(12), let secondCount = table.uint16(14) else {
        return nil
      }
      self = .classes(
        coverage, first: GlyphClasses(table.table16(8)), second: GlyphClasses(table.table16(10)),
        table, ClassLayout(firstCount: firstCount, secondCount: secondCount, values: values))
    default: return nil
    }
  }

  /// The adjustment of a pair in font units, in O(log n); nil if the table says nothing about it.
  func value(_ first: Int, _ second: Int) -> PairValue? {
    switch self {
    case .pairs(let coverage, let table, let values):
      guard let index = coverage.index(of: first), let set = table.table16(10 + 2 * index) else {
        return nil
      }
      let stride = 2 + values.size
      return Self.place(of: second, among: set.uint16(0) ?? 0) { set.uint16(2 + stride * $0) }
        .map { values.value(set, 4 + stride * $0) }
    case .classes(let coverage, let firstClasses, let secondClasses, let table, let layout):
      guard coverage.index(of: first) != nil else { return nil }
      let row = firstClasses.classOf(first)
      let column = secondClasses.classOf(second)
      guard row < layout.firstCount, column < layout.secondCount else { return nil }
      return layout.values.value(
        table, 16 + (row * layout.secondCount + column) * layout.values.size)
    case .sorted(let table, let count):
      return Self.place(of: first << 16 | second, among: count) { table.uint32(6 * $0) }
        .flatMap { table.int16(4 + 6 * $0) }.map { PairValue(units: $0) }
    }
  }

  struct Pairs {
    fileprivate let table: FontTable
    fileprivate let start, stride: Int
    /// The format of the values in the table; nil for those of a table `kern`.
    fileprivate let values: ValueLayout?
    fileprivate(set) var count: Int

    func second(_ index: Int) -> Int { table.uint16(start + stride * index) ?? 0 }

    func value(_ index: Int) -> PairValue {
      let offset = start + stride * index + 2
      return values?.value(table, offset) ?? PairValue(units: table.int16(offset) ?? 0)
    }

    /// Whether the second glyphs rise, so that none is there twice and each is found.
    fileprivate var areInOrder: Bool {
      PairAdjustment.rises(count) { table.uint16(start + stride * $0) }
    }
  }

  /// The pairs from a glyph, named one by one; nil if in no order, or more than a limit.
  func pairs(from first: Int, limit: Int) -> Pairs? {
    let pairs: Pairs
    switch self {
    case .classes: return nil
    case .pairs(let coverage, let table, let values):
      guard let index = coverage.index(of: first), let set = table.table16(10 + 2 * index) else {
        return Pairs(table: table, start: 0, stride: 0, values: nil, count: 0)
      }
      pairs = Pairs(
        table: set, start: 2, stride: 2 + values.size, values: values, count: set.uint16(0) ?? 0)
    case .sorted(let table, let count):
      func place(of pair: Int) -> Int {
        (0..<count).partitioningIndex { table.uint32(6 * $0) ?? .max >= pair }
      }
      let start = place(of: first << 16)
      pairs = Pairs(
        table: table, start: 6 * start + 2, stride: 6, values: nil,
        count: place(of: (first + 1) << 16) - start)
    }
    return pairs.count <= limit && pairs.areInOrder ? pairs : nil
  }

  /// Whether the pairs of a table `kern` are in their order; sets are looked at one by one.
  var isInOrder: Bool {
    guard case .sorted(let table, let count) = self else { return true }
    return Self.rises(count) { table.uint32(6 * $0) }
  }

  private static func rises(_ count: Int, _ key: (Int) -> Int?) -> Bool {
    var last = -1
    return (0..<count).allSatisfy { index in
      guard let key = key(index), key > last else { return false }
      last = key
      return true
    }
  }

  /// The place of a key among rising ones; nil if it is not there.
  @inline(__always)
  private static func place(of key: Int, among count: Int, _ keys: (Int) -> Int?) -> Int? {
    let place = (0..<count).partitioningIndex { keys($0) ?? .max >= key }
    return place < count && keys(place) == key ? place : nil
  }
}

/// Font units by which the glyphs of a pair move nearer, and the rows of variations of that.
struct PairValue {
  static let noRow = UInt32.max
  var units: Int
  var first = noRow
  var second = noRow
  var rows: [UInt32] { [first, second].filter { $0 != Self.noRow } }
}
