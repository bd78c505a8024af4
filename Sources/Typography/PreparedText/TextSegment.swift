/// A piece of text that a line takes as a whole, from one break opportunity to the next; 24 bytes.
///
/// Positions count from the text's start, as if it were set in one line, in the prepared text's
/// unit.
struct TextSegment {
  /// The kind of a segment's end.
  enum Ending: UInt8 {
    /// A line may end.
    case opportunity
    /// A line may end, but within a word of Hangul.
    case hangul
    /// A line may end, and then shows a hyphen.
    case softHyphen
    /// The paragraph ends, or the text.
    case mandatory
  }

  /// The greatest offset that a segment can hold.
  static let maximumEnd = Int(clamping: UInt32.max)

  /// Where the segment ends, its trailing white space included.
  let edge: Double
  /// Where the last character up to here that is no hanging white space ends.
  let inkEdge: Double
  private let storedEnd: UInt32
  let ending: Ending

  @inline(__always)
  init(edge: Double, inkEdge: Double, end: Int, ending: Ending) {
    self.edge = edge
    self.inkEdge = inkEdge
    storedEnd = UInt32(truncatingIfNeeded: end)
    self.ending = ending
  }

  /// The offset of the segment's end in the text's UTF-8.
  var end: Int { Int(storedEnd) }
}
