struct WordByte {
  /// The advance in points of a character of ASCII; 0 for other bytes.
  let advance: Double
  /// The byte's role in a word: one bit in one of four lanes of eight bits; none for others.
  let kind: UInt32
  /// Where its row begins among the cells of the kerning matrix.
  let row: UInt32
  let column: UInt32

  /// A letter, or a part of one that follows its first byte.
  static let letter: UInt32 = 1
  static let space: UInt32 = 1 << 8
  /// A sign before which no line ends, and after which one ends at a space only.
  static let mark: UInt32 = 1 << 16
  /// A digit or a straight quotation mark: joins letters, and its like.
  static let joiner: UInt32 = 1 << 24

  static func kind(of byte: UInt8) -> UInt32 {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x80...0xBF: letter
    case 0x20: space
    case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: mark
    case 0x22, 0x27, 0x30...0x39: joiner
    default: 0
    }
  }

  /// The table of all bytes; characters that are absent ask for more thought.
  static func table(
    advances: FixedTable<Double>, _ matrix: KerningMatrix, absent: [Bool]
  ) -> FixedTable<WordByte> {
    let bytes = (UInt8.min...UInt8.max).map { byte in
      let slot = byte < 0x80 ? Int(byte) : 0
      return WordByte(
        advance: byte < 0x80 ? advances[slot] : 0,
        kind: slot < absent.count && absent[slot] ? 0 : kind(of: byte), row: matrix.rows[slot],
        column: UInt32(matrix.columns[slot]))
    }
    return FixedTable(bytes)
  }
}
