extension PreparedText {
  /// Wraps the text by words as `layout(width:)` does, without a limit of lines, into storage that
  /// the caller keeps, and returns the width of the widest line. What the storage held is dropped;
  /// its capacity is kept, so that wrapping again at another width allocates nothing.
  ///
  /// - Complexity: That of `layout`.
  @discardableResult public func wrap(width: Double, into lines: inout [TextLine]) -> Double {
    wrap(width: width, strategy: [], into: &lines)
  }

  /// Wraps with a strategy for words of Hangul. Lines that the storage holds are overwritten.
  func wrap(width: Double, strategy: LineBreakStrategy, into lines: inout [TextLine]) -> Double {
    let segments = segments
    guard !segments.isEmpty else {
      lines.removeAll(keepingCapacity: true)
      lines.append(TextLine(range: 0..<0, width: 0))
      return 0
    }
    let wrapping = wrapping
    var filling = PlainFilling(self, width: width)
    while filling.start.segment < segments.count {
      if wrapping != .styled {
        filling.overwrite(&lines, with: segments, isOneParagraph: wrapping == .paragraph)
        guard filling.start.segment < segments.count else { break }
      }
      let line =
        (wrapping == .styled ? nil : filling.next(segments, isOneParagraph: wrapping == .paragraph))
        // Tabs, indents, soft hyphens, Hangul, and words wider than a line.
        ?? LineWrapper(self, width: width, strategy: strategy).lineByWords(from: &filling.start)
      filling.keep(line, in: &lines)
    }
    if lines.count > filling.count { lines.removeSubrange(filling.count...) }
    return wrapping == .styled ? outerWidth(of: lines) : filling.widest
  }

  func outerWidth(of lines: [TextLine]) -> Double {
    guard wrapping == .styled, let style = setting?.paragraphStyle else {
      return lines.reduce(0) { Swift.max($0, $1.width) }
    }
    var widest = 0.0
    var isFirst = true
    for line in lines {
      widest = Swift.max(widest, style.width(around: line.width, isFirstLine: isFirst))
      isFirst = endsParagraph(at: line.utf8Range.upperBound)
    }
    return widest
  }

  /// Whether the text is empty.
  public var isEmpty: Bool { segments.isEmpty }

  /// Returns how many lines `layout` makes with a label's strategies, without making them. Text
  /// without tabs, soft hyphens, Hangul and words wider than a line is counted without allocation.
  ///
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

  /// Nil if a line ends elsewhere than at a space or a hard break.
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
