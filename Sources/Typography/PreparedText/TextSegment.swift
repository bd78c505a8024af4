/// A piece of text that a line takes as a whole, from one break opportunity to the next; 24 bytes.
///
/// Positions count from the text's start, as if it were one line, in the prepared text's unit.
struct TextSegment {
  enum Ending: UInt8 {
    /// A line may end, within a Hangul word, or showing a hyphen; or the paragraph or text ends.
    case opportunity, hangul, softHyphen, mandatory
  }

  static let maximumEnd = Int(clamping: UInt32.max)

  /// Where the segment ends, and the last character up to there that is no hanging white space.
  let edge, inkEdge: Double
  private let storedEnd: UInt32
  let ending: Ending

  @inline(__always) init(edge: Double, inkEdge: Double, end: Int, ending: Ending) {
    self.edge = edge
    self.inkEdge = inkEdge
    storedEnd = UInt32(truncatingIfNeeded: end)
    self.ending = ending
  }

  var end: Int { Int(storedEnd) }
}
