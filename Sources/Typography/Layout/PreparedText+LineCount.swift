extension PreparedText {
  /// Whether the text is empty.
  public var isEmpty: Bool { segments.isEmpty }

  /// Returns how many lines a label fills at a width, without making them.
  ///
  /// It is the number of lines that `layout` returns with a label's strategies. Plain text, without tabs,
  /// soft hyphens, Hangul and words wider than a line, is counted without allocation.
  /// - Parameters:
  ///   - width: As with `layout`.
  ///   - limit: The most lines to count; 0 or less for any number.
  ///   - lineBreakMode: What happens at the ends of lines.
  /// - Complexity: That of `layout`.
  public func lineCount(
    width: Double, limit: Int = 0, lineBreakMode: LineBreakMode = .byTruncatingTail
  ) -> Int {
    let segments = segments
    guard !segments.isEmpty else { return 1 }
    let most = limit > 0 ? limit : .max
    if tabs.isEmpty, lineBreakMode != .byCharWrapping,
      let count = Self.plainLineCount(segments, room: width, most: most)
    {
      return count
    }
    return layout(
      width: width, numberOfLines: limit, lineBreakMode: lineBreakMode,
      lineBreakStrategy: .standard
    ).lines.count
  }

  /// Counts lines as long as each ends at a space or a hard break; nil if one does not.
  private static func plainLineCount(_ segments: [TextSegment], room: Double, most: Int) -> Int? {
    let room = (room > 0 ? room : 0) + LineWrapper.tolerance
    return segments.withUnsafeBufferPointer { segments in
      var count = 0
      var first = 0
      var pen = 0.0
      while first < segments.count, count < most {
        let next = endOfPlainLine(segments, from: first, limit: pen + room)
        guard next > first else { return nil }
        first = next
        pen = segments[next - 1].edge
        count += 1
      }
      return count
    }
  }
}
