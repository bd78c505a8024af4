import SelfSizingGeometry

/// The lines of a label, as far as its size follows from them.
package struct LabelExtent {
  /// The number of lines.
  package let lineCount: Int
  /// The width in points that the label asks for, unrounded.
  package let width: Double
}

extension PreparedText {
  /// Returns the lines that a label of one font fills, without making them; nil where they have to
  /// be made: where not all are shown, a line ends within a word or at a soft hyphen, or a word may
  /// be pushed out.
  ///
  /// It is what `LabelMetrics.size` finds with a label's strategies, bit for bit.
  /// - Parameters:
  ///   - width: The width in points at which lines wrap; infinite for hard breaks only.
  ///   - limit: The most lines that are shown; 0 for any number.
  /// - Complexity: O(n) in the number of break opportunities; nothing is allocated.
  package func labelExtent(width available: Double, limit: Int) -> LabelExtent? {
    let segments = segments
    guard !segments.isEmpty, setting == nil, wrapping != .styled else { return nil }
    let isOneParagraph = wrapping == .paragraph
    var filling = PlainFilling(self, width: available)
    var (count, widest) = (0, 0.0)
    while filling.start.segment < segments.count {
      let first = filling.start.segment
      guard limit == 0 || count < limit,
        let line = filling.next(segments, isOneParagraph: isOneParagraph)
      else { return nil }
      let last = filling.start.segment - 1
      let ending = segments[last].ending
      // A single word at a paragraph's end may be joined by the one before it.
      if last == first, ending == .mandatory, first > 0,
        segments[first - 1].ending == .opportunity
      {
        return nil
      }
      widest = Swift.max(widest, line.width)
      if last == segments.count - 1 || ending == .opportunity {
        let space = (segments[last].edge - segments[last].inkEdge) * unit
        widest = Swift.max(widest, Swift.min(line.width + space, available))
      }
      count += 1
    }
    return LabelExtent(lineCount: count, width: widest)
  }
}
