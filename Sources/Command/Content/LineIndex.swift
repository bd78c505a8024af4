/// Finds line and column of any offset in a text, and that the text is UTF-8. A line ends with LF,
/// CR or both; a mark at every block of bytes bounds the work of a look-up.
struct LineIndex {
  /// A byte that UTF-8 does not have where it is.
  struct InvalidByte: Error {
    let offset: Int
    /// The line and column that it would be in, counted from 1.
    let position: (line: Int, column: Int)
  }

  /// The line and column, counted from 0, that a block begins in.
  fileprivate struct Mark {
    var line: UInt32 = 0, column: UInt32 = 0

    /// Moves past a character; a line that ends with CR and LF ends at the LF.
    mutating func advance(past byte: UInt8, before next: UInt8) {
      let endsLine = byte == 0x0A || byte == 0x0D && next != 0x0A
      (line, column) = endsLine ? (line + 1, 0) : (line, column + 1)
    }

    var position: (line: Int, column: Int) { (Int(line) + 1, Int(column) + 1) }
  }

  /// Marks take a thirtieth of the text's size, and a look-up reads 128 bytes on average.
  private static let blockSize = 256
  private let bytes: [UInt8], start: Int, marks: [Mark]

  /// Indexes the bytes from `start` on; throws the first byte that UTF-8 does not have there.
  init(_ bytes: [UInt8], from start: Int) throws(InvalidByte) {
    var marks: [Mark] = []
    marks.reserveCapacity((bytes.count - start) / Self.blockSize + 1)
    var mark = Mark()
    var (offset, blockEnd) = (start, start)
    while offset < bytes.count {
      // A mark describes the first character that begins in its block.
      while offset >= blockEnd {
        marks.append(mark)
        blockEnd += Self.blockSize
      }
      let byte = bytes[offset]
      if byte < 0x80 {
        mark.advance(past: byte, before: offset + 1 < bytes.count ? bytes[offset + 1] : 0)
        offset += 1
      } else {
        guard let length = Self.sequenceLength(at: offset, in: bytes) else {
          throw InvalidByte(offset: offset, position: mark.position)
        }
        mark.column += 1
        offset += length
      }
    }
    if marks.isEmpty { marks.append(mark) }
    (self.bytes, self.start, self.marks) = (bytes, start, marks)
  }

  /// Returns line and column in Unicode scalars, counted from 1, in constant time.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let block = min((offset - start) / Self.blockSize, marks.count - 1)
    var mark = marks[block]
    var place = start + block * Self.blockSize
    // A character that began in the block before is counted by the mark already.
    while place < offset, bytes[place] & 0xC0 == 0x80 { place += 1 }
    while place < offset {
      let byte = bytes[place]
      place += 1
      if byte & 0xC0 != 0x80 {
        mark.advance(past: byte, before: place < bytes.count ? bytes[place] : 0)
      }
    }
    return mark.position
  }

  func line(of offset: Int) -> Int { position(of: offset).line }

  /// Returns the bytes of the character at an offset, or nil where it is not UTF-8.
  ///
  /// - Source: The Unicode Standard, table 3-7, well-formed UTF-8 byte sequences.
  private static func sequenceLength(at offset: Int, in bytes: [UInt8]) -> Int? {
    let (length, second): (Int, ClosedRange<UInt8>)
    switch bytes[offset] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    let rest = bytes[(offset + 2)..<max(offset + length, offset + 2)]
    return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
  }
}
