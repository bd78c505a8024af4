/// How far each pair of ASCII characters moves the pen: the second one's advance and the kerning
/// between the two.
///
/// Sums of whole numbers are exact in any order, so a text measured by pairs is as wide to the bit.
/// Faces whose figures are whole font units are kept in half the room.
final class WordPairs: Sendable {
  private static let count = 128
  /// No pair reaches it in font units, so that 64 of them in parts of a unit fit 32 bits.
  private static let limit = 8192.0

  /// The advances in font units, the first character's code in the low byte of the index, the
  /// second one's in the high byte; nil if they are kept in parts.
  let units: FixedTable<Int16>?
  /// The advances in parts of a font unit; nil if they are kept in units.
  let parts: FixedTable<Int32>?
  let kinds: FixedTable<UInt32>

  /// Nil if an advance of a slot with a value of the matrix does not fit.
  init?(advances: [Double], _ matrix: KerningMatrix, _ values: [Double]) {
    var kinds = [UInt32](repeating: 0, count: Self.count)
    // Without a glyph a character is no part of a plain word, and its advance is never read.
    let codes = (0..<Self.count).filter { code in
      let slot = Int(CommonCharacters.slots[code])
      return slot > 0 && advances[slot] > FontInstance.absent
    }
    for code in codes { kinds[code] = WordByte.kind(of: UInt8(code)) }
    self.kinds = FixedTable(kinds)
    let numbers = codes.map { advances[Int(CommonCharacters.slots[$0])] }
    if let table = Self.table(Int16.self, codes, numbers, matrix, values, scale: 1) {
      units = FixedTable(table)
      parts = nil
      return
    }
    guard (numbers + values).allSatisfy({ abs($0) < Self.limit / 2 }),
      let table = Self.table(
        Int32.self, codes, numbers, matrix, values, scale: FontInstance.partsPerUnit)
    else { return nil }
    units = nil
    parts = FixedTable(table)
  }

  /// The sums of all pairs, scaled; nil if one is no whole number or too large.
  private static func table<Number: FixedWidthInteger & SignedInteger>(
    _: Number.Type, _ codes: [Int], _ advances: [Double], _ matrix: KerningMatrix,
    _ values: [Double], scale: Double
  ) -> [Number]? {
    var table = [Number](repeating: 0, count: count << 8)
    let range = Double(Number.min)...Double(Number.max)
    let slots = (0..<count).map { Int(CommonCharacters.slots[$0]) }
    for (code, advance) in zip(codes, advances) {
      for first in 0..<count {
        let sum = (advance + values[matrix.cell(slots[first], slots[code])]) * scale
        guard range.contains(sum), sum.rounded(.towardZero) == sum else { return nil }
        table[code << 8 | first] = Number(sum)
      }
    }
    return table
  }
}
