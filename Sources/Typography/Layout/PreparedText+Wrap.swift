extension PreparedText {
  /// Wraps the text by words at a width, without a limit of lines, into storage that the caller
  /// keeps.
  ///
  /// The lines are those of `layout(width:)`. What the storage held is dropped; its capacity is
  /// kept, so that wrapping again at another width allocates nothing.
  /// - Parameters:
  ///   - width: As with `layout`.
  ///   - lines: Holds the lines on return, from top to bottom.
  /// - Returns: The width in points of the widest line, unrounded.
  /// - Complexity: That of `layout`.
  @discardableResult
  public func wrap(width: Double, into lines: inout [TextLine]) -> Double {
    wrap(width: width, strategy: [], into: &lines)
  }

  /// Wraps by words at a width, with a strategy for words of Hangul.
  ///
  /// Lines that the storage holds are overwritten, so that nothing is allocated.
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
    guard wrapping == .styled else { return filling.widest }
    return outerWidth(of: lines)
  }

  /// The width in points of the widest line, indents included.
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
}
