/// How far each pair of ASCII characters moves the pen, in font units: the second one's advance and the
/// kerning between the two, as one number to look up.
///
/// Sums of whole numbers are exact in any order, so that a text measured by pairs is as wide, bit for bit, as
/// one that is measured otherwise.
final class WordPairs: Sendable {
  /// The characters of ASCII.
  private static let count = 128

  /// The advances, the first character's code in the low byte of the index, the second one's in the high byte.
  let advances: FixedTable<Int16>
  /// What each character is to a word, as ``WordByte/kind``.
  let kinds: FixedTable<UInt32>

  /// Creates the table of a face; nil if an advance does not fit.
  ///
  /// - Parameters:
  ///   - advances: The advances of the slots, −1 where there is no glyph.
  ///   - values: The values that the matrix numbers.
  init?(advances: [Int], _ matrix: KerningMatrix, _ values: [Int]) {
    var pairs = [Int16](repeating: 0, count: Self.count << 8)
    var kinds = [UInt32](repeating: 0, count: Self.count)
    for second in 0..<Self.count {
      let slot = Int(CommonCharacters.slots[second])
      // Without a glyph it is no part of a plain word, and nobody asks for its advance.
      guard slot > 0, advances[slot] >= 0 else { continue }
      kinds[second] = WordByte.kind(of: UInt8(second))
      for first in 0..<Self.count {
        let before = Int(CommonCharacters.slots[first])
        let sum = advances[slot] + values[matrix.cell(before, slot)]
        guard let pair = Int16(exactly: sum) else { return nil }
        pairs[second << 8 | first] = pair
      }
    }
    self.advances = FixedTable(pairs)
    self.kinds = FixedTable(kinds)
  }
}
