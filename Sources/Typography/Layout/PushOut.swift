/// Moves a word down where a paragraph's last line holds a single one: from the end of the line
/// before, which keeps one at least and half of the width. Both lines have to fit.
struct PushOut {
  /// The share of the width that the line before keeps at least.
  ///
  /// - Source: Labels of iOS 15 to 17 leave "onto several / lines." at 100 points, where a third of
  ///   the width would be left, and move words where more is. That a font among the attributes
  ///   turned it off would explain that label, too, but then plain labels, whose text has a font,
  ///   would not move any.
  private static let leastShare = 0.5

  private let segments: [TextSegment]
  private let wrapping: PreparedText.Wrapping
  private let limit, unit: Double

  init(_ prepared: PreparedText, width: Double) {
    segments = prepared.segments
    wrapping = prepared.wrapping
    unit = prepared.unit
    limit = ((width > 0 ? width : 0) + LineWrapper.tolerance) / unit
  }

  /// Moves words in O(l × log s), unless there are tabs or indents; whether any line changed.
  func apply(to lines: inout [TextLine]) -> Bool {
    guard wrapping != .styled, lines.count > 1 else { return false }
    var hasChanged = false
    // Of one paragraph only the last line can change.
    let first = wrapping == .paragraph ? lines.count - 1 : 1
    for index in first..<lines.count {
      guard let (upper, lower) = moved(lines[index - 1], lines[index]) else { continue }
      lines[index - 1] = upper
      lines[index] = lower
      hasChanged = true
    }
    return hasChanged
  }

  /// The two lines with a word moved from the first to the second; nil if none is to move.
  private func moved(_ upper: TextLine, _ lower: TextLine) -> (TextLine, TextLine)? {
    let word = segment(at: lower.utf8Range.lowerBound)
    // Few lines end a paragraph: those before are not looked for.
    guard segments[word].ending == .mandatory, segments[word].end == lower.utf8Range.upperBound
    else { return nil }
    let start = segment(at: upper.utf8Range.lowerBound)
    // A single word that ends the paragraph, after a line of two or more that begin and end with
    // one.
    guard word > start + 1, segments[word - 1].end == lower.utf8Range.lowerBound,
      start == 0 || segments[start - 1].end == upper.utf8Range.lowerBound, isSpaced(word - 1),
      isSpaced(word - 2), segments[word].inkEdge > segments[word - 1].edge
    else { return nil }
    let last = segments[word - 2]
    let width = segments[word].inkEdge - last.edge
    let pen = start == 0 ? 0 : segments[start - 1].edge
    guard width <= limit, last.inkEdge - pen >= Self.leastShare * limit else { return nil }
    return (
      TextLine(
        range: upper.utf8Range.lowerBound..<last.end,
        width: Swift.max(0, last.inkEdge - pen) * unit),
      TextLine(range: last.end..<lower.utf8Range.upperBound, width: width * unit)
    )
  }

  /// Whether a segment is a word with a space after it.
  private func isSpaced(_ index: Int) -> Bool {
    segments[index].ending == .opportunity && segments[index].edge > segments[index].inkEdge
  }

  private func segment(at offset: Int) -> Int {
    (0..<segments.count - 1).partitioningIndex { segments[$0].end > offset }
  }
}
