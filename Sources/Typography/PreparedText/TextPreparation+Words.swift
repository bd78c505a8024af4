extension TextPreparation {
  /// Measures the words that follow a letter, as far as they are plain: letters between which there is
  /// never a break, each word but the last with at most one sign of punctuation and one space.
  ///
  /// This is what line breaking and measuring character by character arrive at, several times faster.
  /// - Returns: The offset behind the last letter, or the start if no plain letter is there.
  @inline(__always)
  mutating func measureWords(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ tables: WordTables
  ) -> Int {
    guard breaker.followsLetter else { return start }
    var previous = CommonCharacters.slot(of: cursor.previous)
    guard previous > 0 else { return start }
    var code = cursor.previous
    var beforeCode = cursor.beforePrevious
    var offset = start
    var pen = self.pen
    var wordStart = offset
    let count = bytes.count
    let (advances, values, cells) = (tables.advances, tables.values, tables.cells)
    let (rows, columns) = (tables.rows, tables.columns)
    while offset < count {
      // Runs of ASCII letters first.
      var row = Int(rows[previous])
      let runStart = offset
      while offset < count {
        let byte = Int(bytes[offset])
        guard (byte | 0x20) &- 0x61 <= 25, byte | 0x20 >= 0x61 else { break }
        pen += values[Int(cells[row &+ Int(columns[byte])])] + advances[byte]
        row = Int(rows[byte])
        offset &+= 1
      }
      if offset > runStart {
        beforeCode = offset > runStart + 1 ? UInt32(bytes[offset - 2]) : code
        code = UInt32(bytes[offset - 1])
        previous = Int(code)
        guard offset < count else { break }
      }
      let letter = tables.letter(bytes, at: offset)
      if letter.slot > 0 {
        pen += tables.kerning(previous, letter.slot) + tables.advances[letter.slot]
        previous = letter.slot
        beforeCode = code
        code = letter.code
        offset += letter.length
        continue
      }
      let byte = bytes[offset]
      let isMarked = Self.isPunctuation(byte)
      let space = isMarked ? offset + 1 : offset
      guard space + 1 < count, bytes[space] == 0x20 else { break }
      let first = tables.letter(bytes, at: space + 1).slot
      guard first > 0 else { break }
      if isMarked {
        pen += tables.kerning(previous, Int(byte)) + tables.advances[Int(byte)]
        previous = Int(byte)
      }
      inkEdge = pen
      inkTabs = allTabs
      pen += tables.kerning(previous, 0x20) + tables.advances[0x20]
      pen += tables.kerning(0x20, first)
      segments.append(
        TextSegment(edge: pen, inkEdge: inkEdge, end: UInt32(space + 1), ending: .opportunity))
      // The first letter's kerning is in the segment's edge; slot 0 kerns with nothing.
      previous = 0
      code = 0x20
      offset = space + 1
      wordStart = offset
    }
    guard offset > start else { return start }
    self.pen = pen
    if offset > wordStart {
      inkEdge = pen
      inkTabs = allTabs
    }
    endsWithSoftHyphen = false
    cursor.pass(code, after: beforeCode)
    return offset
  }

  /// Whether a byte is a sign before which no line ends, and after which one ends at a space only.
  @inline(__always)
  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: true
    default: false
    }
  }
}
