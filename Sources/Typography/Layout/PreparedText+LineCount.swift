extension PreparedText {
  /// Whether the text is empty.
  public var isEmpty: Bool { segments.isEmpty }

  /// Returns how many lines a label fills at a width, without making them.
  ///
  /// It is the number of lines that `layout` returns with a label's strategies. Plain text, without
  /// tabs, soft hyphens, Hangul and words wider than a line, is counted without allocation.
  /// - Parameters:
  ///   - width: As with `layout`.
  ///   - limit: The most lines to count; 0 or less for any number.
  ///   - lineBreakMode: What happens at the ends of lines.
  /// - Complexity: That of `layout`.
  public func lineCount(
    width: Double, limit: Int = 0, lineBreakMode: LineBreakMode = .byTruncatingTail
  ) -> Int {
    guard !segments.isEmpty else { return 1 }
    let most = limit > 0 ? limit : .max
    if wrapping == .paragraph, width == .infinity { return 1 }
    if wrapping != .styled, lineBreakMode != .byCharWrapping,
      let count = plainLineCount(width: width, most: most)
    {
      return count
    }
    return layout(
      width: width, numberOfLines: limit, lineBreakMode: lineBreakMode, lineBreakStrategy: .standard
    ).lines.count
  }

  /// Counts lines as long as each ends at a space or a hard break; nil if one does not.
  private func plainLineCount(width: Double, most: Int) -> Int? {
    let segments = segments
    let isOneParagraph = wrapping == .paragraph
    var filling = PlainFilling(self, width: width)
    var count = 0
    while filling.start.segment < segments.count, count < most {
      guard filling.next(segments, isOneParagraph: isOneParagraph) != nil else { return nil }
      count += 1
    }
    return count
  }
}
