extension PreparedText {
  /// Returns the text wrapped at a width in points; infinite for lines that end at hard breaks
  /// only. A width that is negative or not a number reads as 0, one grapheme a line.
  ///
  /// Lines are filled greedily. A word wider than the line begins a new line and ends at the last
  /// grapheme that fits, one at least; white space at a line's end hangs over. A line end at the
  /// very end adds no line. 0 or fewer lines stand for any number. Labels wrap with the strategy
  /// `standard`; wrapping by characters has none.
  /// - Complexity: O(n) in the number of break opportunities up to the last line, and in the length
  ///   of words wider than the line.
  public func layout(
    width: Double, numberOfLines: Int = 0, lineBreakMode: LineBreakMode = .byTruncatingTail,
    lineBreakStrategy strategy: LineBreakStrategy = []
  ) -> TextLayout {
    let length = segments.last.map { $0.end } ?? 0
    guard length > 0 else {
      return TextLayout(
        prepared: self, lines: [TextLine(range: 0..<0, width: 0)], width: 0, isTruncated: false)
    }
    if numberOfLines <= 0, lineBreakMode != .byCharWrapping {
      var lines: [TextLine] = []
      var widest = wrap(width: width, strategy: strategy, into: &lines)
      if strategy.contains(.pushOut), PushOut(self, width: width).apply(to: &lines) {
        widest = lines.reduce(0) { Swift.max($0, $1.width) }
      }
      return TextLayout(prepared: self, lines: lines, width: widest, isTruncated: false)
    }
    let wrapper = LineWrapper(self, width: width, strategy: strategy)
    let maximum = numberOfLines > 0 ? numberOfLines : .max
    var lines: [TextLine] = []
    var lastStarts: [LineWrapper.Start] = []
    var start = LineWrapper.Start()
    var isTruncated = false
    while start.offset < length, lines.count < maximum {
      let lineStart = start
      if numberOfLines > TextLayout.manyLines, lines.count >= maximum - TextLayout.keptStarts {
        lastStarts.append(start)
      }
      var line =
        lineBreakMode == .byCharWrapping
        ? wrapper.lineByGraphemes(from: &start, hangs: false) : wrapper.lineByWords(from: &start)
      if lines.count == maximum - 1, start.offset < length {
        isTruncated = true
        line = LineTruncation(wrapper, from: lineStart).cut(line, lineBreakMode)
      }
      lines.append(line)
    }
    if strategy.contains(.pushOut), !isTruncated, lineBreakMode != .byCharWrapping {
      _ = PushOut(self, width: width).apply(to: &lines)
    }
    return TextLayout(
      prepared: self, lines: lines, width: outerWidth(of: lines), isTruncated: isTruncated,
      lastStarts: isTruncated ? lastStarts : [])
  }
}
