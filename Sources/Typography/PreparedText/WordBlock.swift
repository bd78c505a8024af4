/// Measures up to 64 bytes of plain words at a time, nearly without a branch: every byte moves the
/// pen as if it were part of a word, and leaves a bit that says what it is. Then the bits say how
/// far that was right, and where the words end.
struct WordBlock {
  /// A bit of a UInt64 for each byte.
  static let capacity = 64

  struct Words {
    /// The length in bytes, up to and with the last letter; 0 if none is plain.
    let length: Int
    let spaces: UInt64
    /// Whether what follows is no plain word, so that the next block need not be looked at. Whether
    /// what follows is no plain word, so that the next block need not be looked at.
    let isLast: Bool
    /// Whether it is plain words to the text's end, where digits and a sign may end them.
    let endsText: Bool
  }

  struct Pens {
    /// In points from the text's start.
    let points: UnsafeMutableBufferPointer<Double>
    /// From the block's start in units of a font or parts of them, tracking left aside.
    let units: UnsafeMutableBufferPointer<Int32>
  }

  private(set) var pen: Double
  /// The row of the kerning matrix of the letter before the block.
  private var row: Int
  private(set) var offset: Int
  /// Else the text begins.
  private var followsLetter: Bool
  private let pens: Pens
  private var isInUnits = false
  private var unit = 1.0
  private var tracking = 0.0

  init(pen: Double, row: Int, offset: Int, followsLetter: Bool, _ pens: Pens) {
    self.pen = pen
    self.row = row
    self.offset = offset
    self.followsLetter = followsLetter
    self.pens = pens
  }

  @inline(__always) func pen(at index: Int) -> Double {
    isInUnits
      ? pen + (Double(pens.units[index]) * unit + Double(index) * tracking) : pens.points[index]
  }

  private struct Lanes {
    var letters, spaces, marks, joiners: UInt64

    /// The bytes of a full block of which it is sure what they are: a sign, a space and a letter of
    /// two bytes may be cut off after them.
    private static var seenBits: Int { 61 }

    @inline(__always) mutating func add(_ lanes: UInt32, at index: Int) {
      letters |= UInt64(lanes & 0xFF) &<< UInt64(index)
      spaces |= UInt64(lanes &>> 8 & 0xFF) &<< UInt64(index)
      marks |= UInt64(lanes &>> 16 & 0xFF) &<< UInt64(index)
      joiners |= UInt64(lanes &>> 24) &<< UInt64(index)
    }

    /// The part that is plain words; `end` is the number of bytes if the text ends there, else 0.
    @inline(__always) func words(followsLetter: Bool, end: Int) -> Words {
      let parts = letters | joiners
      let follows = parts &<< 1 | (followsLetter ? 1 : 0)
      var bad = ~(parts | spaces | marks)
      let textEnd: UInt64 = end > 0 ? 1 &<< UInt64(end &- 1) : 0
      // A mark is between a word and a space, or the text's end; a space between a word, with or
      // without a mark, and another one.
      bad |= marks & ~(follows & (spaces &>> 1 | textEnd))
      bad |= spaces & ~((follows | marks &<< 1) & parts &>> 1)
      let plain = bad == 0 ? ~0 : bad & (0 &- bad) &- 1
      let length = UInt64.bitWidth - (letters & plain).leadingZeroBitCount
      let kept: UInt64 = length == UInt64.bitWidth ? ~0 : 1 &<< UInt64(length) &- 1
      // The last bytes may be bad only because what follows them was not seen.
      let isLast = plain &>> UInt64(Self.seenBits) == 0
      return Words(
        length: length, spaces: spaces & kept, isLast: isLast, endsText: textEnd & plain != 0)
    }
  }

  /// Measures the block; the text may end with the bytes.
  @inline(__always) mutating func measure(
    _ bytes: UnsafeBufferPointer<UInt8>, _ tables: WordTables, endsText: Bool
  ) -> Words {
    let count = Swift.min(Self.capacity, bytes.count &- offset)
    var lanes = Lanes(letters: 0, spaces: 0, marks: 0, joiners: 0)
    isInUnits = false
    if let kinds = tables.pairKinds, let units = pens.units.baseAddress, isASCII(bytes, count) {
      isInUnits = true
      tracking = tables.tracking
      if let pairs = tables.pairs {
        unit = 1
        measure(bytes, count, tables, pairs, kinds, units, &lanes)
      } else if let pairs = tables.fractionalPairs {
        unit = 1 / FontInstance.partsPerUnit
        measure(bytes, count, tables, pairs, kinds, units, &lanes)
      } else {
        isInUnits = false
      }
    }
    if !isInUnits { measure(bytes, count, tables, &lanes) }
    let end = endsText && offset &+ count == bytes.count ? count : 0
    let words = lanes.words(followsLetter: followsLetter, end: end)
    // A letter whose second byte is in the next block is left to it.
    if words.length == Self.capacity, offset &+ Self.capacity < bytes.count,
      bytes[offset &+ Self.capacity] & 0xC0 == 0x80
    {
      lanes.letters &= ~0 &>> 1
      return lanes.words(followsLetter: followsLetter, end: end)
    }
    return words
  }

  @inline(__always)
  private func isASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ count: Int) -> Bool {
    var all: UInt64 = 0
    var index = 0
    while index < count {
      all |= Self.load(bytes, at: offset &+ index)
      index &+= 8
    }
    return all & 0x8080_8080_8080_8080 == 0
  }

  /// Measures bytes of ASCII in units of the font, by pairs.
  @inline(__always) private func measure<Number: FixedWidthInteger & SignedInteger>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ count: Int, _ tables: WordTables,
    _ pairs: UnsafePointer<Number>, _ kinds: UnsafePointer<UInt32>,
    _ units: UnsafeMutablePointer<Int32>, _ lanes: inout Lanes
  ) {
    // The letter before the block may be of another script: its pair is looked up apart.
    units[0] = 0
    let column = Int(tables.bytes[Int(bytes[offset])].column)
    let kerning = tables.values[Int(tables.cells[row &+ column])]
    var sum = Int32(kerning * (1 / unit))
    var before: UInt64 = 0
    var index = 0
    while index < count {
      let word = Self.load(bytes, at: offset &+ index)
      var found: UInt32 = 0
      // Two bytes for each pair, the character before in the lower one.
      let firstPairs = word &<< 8 | before
      for position in 0..<8 {
        let shift = UInt64(8 &* position)
        found |= kinds[Int(truncatingIfNeeded: word &>> shift & 0xFF)] &<< UInt32(position)
        let pair = position < 7 ? firstPairs &>> shift & 0xFFFF : word &>> 48
        sum &+= Int32(truncatingIfNeeded: pairs[Int(truncatingIfNeeded: pair)])
        units[index &+ position &+ 1] = sum
      }
      before = word &>> 56
      lanes.add(found, at: index)
      index &+= 8
    }
  }

  @inline(__always) private func measure(
    _ bytes: UnsafeBufferPointer<UInt8>, _ count: Int, _ tables: WordTables, _ lanes: inout Lanes
  ) {
    let pens = pens.points
    var pen = pen
    var row = row
    var index = 0
    while index < count {
      let word = Self.load(bytes, at: offset &+ index)
      var kinds: UInt32 = 0
      if word & 0x8080_8080_8080_8080 == 0 {
        // Summed from 0, so that the next eight bytes need not wait for these.
        var advanced = 0.0
        for position in 0..<8 {
          let byte = tables.bytes[Int(truncatingIfNeeded: word &>> UInt64(8 &* position) & 0xFF)]
          kinds |= byte.kind &<< UInt32(position)
          pens[index &+ position] = pen + advanced
          // The value of cell 0 is 0, so that pairs without kerning need no branch.
          advanced += tables.values[Int(tables.cells[row &+ Int(byte.column)])] + byte.advance
          row = Int(byte.row)
        }
        pen += advanced
      } else {
        let following = offset &+ index &+ 8
        kinds = measure(
          word, following < bytes.count ? bytes[following] : 0, tables, &pen, &row,
          UnsafeMutableBufferPointer(rebasing: pens[index...]))
      }
      lanes.add(kinds, at: index)
      index &+= 8
    }
    pens[index] = pen
  }

  /// Measures eight bytes that are not all ASCII, before a next one or 0; what they are.
  private func measure(
    _ word: UInt64, _ next: UInt8, _ tables: WordTables, _ pen: inout Double, _ row: inout Int,
    _ pens: UnsafeMutableBufferPointer<Double>
  ) -> UInt32 {
    var kinds: UInt32 = 0
    var advanced = 0.0
    for position in 0..<8 {
      let byte = Int(truncatingIfNeeded: word &>> UInt64(8 &* position) & 0xFF)
      let second =
        position == 7
        ? Int(next) : Int(truncatingIfNeeded: word &>> UInt64(8 &* position &+ 8) & 0xFF)
      // A letter of two bytes moves the pen at the first of them.
      let isLead = byte >= 0xC2 && byte < 0xE0
      let isTrail = byte & 0xC0 == 0x80
      let slot = isLead ? Int(tables.letterSlots[(byte & 0x1F) &<< 6 | second & 0x3F]) : byte
      let isLetter = isLead && slot > 0 && tables.advances[slot] > FontInstance.absent / 2
      kinds |= (isLetter ? WordByte.letter : tables.bytes[byte].kind) &<< UInt32(position)
      pens[position] = pen + advanced
      let kerning = tables.values[Int(tables.cells[row &+ Int(tables.columns[slot])])]
      let behind = advanced + (kerning + tables.advances[slot])
      advanced = isTrail ? advanced : behind
      row = isTrail ? row : Int(tables.rows[slot])
    }
    pen += advanced
    return kinds
  }

  @inline(__always) func kerning(
    behind space: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ tables: WordTables
  ) -> Double {
    let first = offset &+ space &+ 1
    var slot = Int(bytes[first])
    if slot >= 0x80 {
      slot = Int(tables.letterSlots[(slot & 0x1F) &<< 6 | Int(bytes[first &+ 1]) & 0x3F])
    }
    return tables.values[
      Int(tables.cells[Int(tables.bytes[0x20].row) &+ Int(tables.columns[slot])])]
  }

  @inline(__always) mutating func advance(
    by length: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ tables: WordTables
  ) {
    pen = pen(at: length)
    offset &+= length
    followsLetter = true
    row = Int(tables.rows[Self.slot(before: offset, bytes, tables)])
  }

  @inline(__always) static func slot(
    before end: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ tables: WordTables
  ) -> Int {
    let last = Int(bytes[end &- 1])
    guard last >= 0x80 else { return last }
    return Int(tables.letterSlots[(Int(bytes[end &- 2]) & 0x1F) &<< 6 | last & 0x3F])
  }

  /// The first one of eight bytes is lowest; zeros after the end.
  @inline(__always)
  private static func load(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    if offset &+ 8 <= bytes.count {
      return UInt64(
        littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
          fromByteOffset: offset, as: UInt64.self))
    }
    var word: UInt64 = 0
    for position in 0..<(bytes.count &- offset) {
      word |= UInt64(bytes[offset &+ position]) &<< UInt64(8 &* position)
    }
    return word
  }
}
