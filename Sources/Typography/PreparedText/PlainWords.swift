/// The plain words at a text's start or after a letter: letters, digits and straight quotation
/// marks between which there is never a break, each word but the last with at most one sign of
/// punctuation and one space.
///
/// They measure and break as ``TextPreparation`` does character by character. Without them a cell
/// with a new text takes 1.8 to 3.4 times as long, and at another text size 1.3 to 2.1 times
/// (`Benchmarks/compare cells`, cold and category).
struct PlainWords {
  /// The offset after the last letter, or the text's end; the start if no plain letter is there.
  private(set) var end: Int
  private(set) var pen, inkEdge: Double
  /// Whether the text ends with them, though perhaps not with a letter.
  private(set) var endsText = false

  /// The segments that are collected at once; a block has fewer than half.
  private static var room: Int { 42 }

  /// Measures the words from an offset on, after the letter in a slot, 0 at the text's start, and
  /// collects the segments that end at their spaces. The text may end with the bytes.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, pen: Double, behind slot: Int,
    endsText: Bool, _ tables: WordTables, into segments: inout [TextSegment]
  ) {
    end = start
    self.pen = pen
    inkEdge = pen
    withUnsafeTemporaryAllocation(of: Double.self, capacity: WordBlock.capacity + 1) { points in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: WordBlock.capacity + 1) { units in
        withUnsafeTemporaryAllocation(of: TextSegment.self, capacity: Self.room) { ended in
          var block = WordBlock(
            pen: pen, row: Int(tables.rows[slot]), offset: start, followsLetter: slot > 0,
            WordBlock.Pens(points: points, units: units))
          var count = 0
          while block.offset < bytes.count {
            let words = block.measure(bytes, tables, endsText: endsText)
            if words.length > 0 {
              if count &+ words.spaces.nonzeroBitCount > Self.room {
                segments.append(contentsOf: UnsafeBufferPointer(rebasing: ended[..<count]))
                count = 0
              }
              Self.collect(words, of: block, bytes, tables, ended, &count)
              block.advance(by: words.length, bytes, tables)
            }
            if words.endsText {
              self.endsText = true
              break
            }
            if words.length == 0 || words.isLast { break }
          }
          if count > 0 {
            segments.append(contentsOf: UnsafeBufferPointer(rebasing: ended[..<count]))
          }
          end = block.offset
          self.pen = block.pen
          inkEdge = block.pen
        }
      }
    }
    if self.endsText, end < bytes.count { measureEnd(bytes, from: start, slot, tables, &segments) }
  }

  @inline(__always) private static func collect(
    _ words: WordBlock.Words, of block: WordBlock, _ bytes: UnsafeBufferPointer<UInt8>,
    _ tables: WordTables, _ ended: UnsafeMutableBufferPointer<TextSegment>, _ count: inout Int
  ) {
    var spaces = words.spaces
    while spaces != 0 {
      let space = spaces.trailingZeroBitCount
      spaces &= spaces &- 1
      // The kerning of the next word's first letter is in the segment's edge.
      ended.initializeElement(
        at: count,
        to: TextSegment(
          edge: block.pen(at: space &+ 1) + block.kerning(behind: space, bytes, tables),
          inkEdge: block.pen(at: space), end: block.offset &+ space &+ 1, ending: .opportunity))
      count &+= 1
    }
  }

  /// Measures what of the text's last words is no letter and follows none, one by one.
  private mutating func measureEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ slot: Int, _ tables: WordTables,
    _ segments: inout [TextSegment]
  ) {
    var before = end > start ? WordBlock.slot(before: end, bytes, tables) : slot
    for offset in end..<bytes.count {
      let byte = Int(bytes[offset])
      pen += tables.values[Int(tables.cells[Int(tables.rows[before]) + Int(tables.columns[byte])])]
      if before == 0x20 {
        segments.append(TextSegment(edge: pen, inkEdge: inkEdge, end: offset, ending: .opportunity))
      }
      pen += tables.advances[byte]
      if byte != 0x20 { inkEdge = Swift.max(inkEdge, pen) }
      before = byte
    }
    end = bytes.count
  }
}
