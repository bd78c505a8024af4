extension PreparedText {
  /// Wraps the text by words at a width, without a limit of lines, into storage that the caller keeps.
  ///
  /// The lines are those of `layout(width:)`. What the storage held is dropped; its capacity is kept, so
  /// that wrapping again at another width allocates nothing.
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
  func wrap(
    width: Double, strategy: LineBreakStrategy, into lines: inout [TextLine]
  ) -> Double {
    lines.removeAll(keepingCapacity: true)
    let segments = segments
    guard !segments.isEmpty else {
      lines.append(TextLine(range: 0..<0, width: 0))
      return 0
    }
    let room = (width > 0 ? width : 0) + LineWrapper.tolerance
    var widest = 0.0
    var start = LineWrapper.Start()
    // Lines with tabs, soft hyphens or Hangul, and words wider than a line, are left to the wrapper.
    let isPlain = tabs.isEmpty
    while start.segment < segments.count {
      if isPlain { Self.wrapPlainLines(segments, room: room, from: &start, into: &lines, &widest) }
      guard start.segment < segments.count else { break }
      let line = LineWrapper(self, width: width, strategy: strategy).lineByWords(from: &start)
      widest = Swift.max(widest, line.width)
      lines.append(line)
    }
    return widest
  }

  /// The lines that are collected before they go to the caller's storage.
  private static let batch = 32

  /// Fills lines as long as each ends at a space or a hard break.
  @inline(__always)
  private static func wrapPlainLines(
    _ segments: [TextSegment], room: Double, from start: inout LineWrapper.Start,
    into lines: inout [TextLine],
    _ widest: inout Double
  ) {
    var isPlain = true
    while isPlain, start.segment < segments.count {
      withUnsafeTemporaryAllocation(of: TextLine.self, capacity: batch) { filled in
        var count = 0
        segments.withUnsafeBufferPointer { segments in
          while count < batch, start.segment < segments.count {
            let next = endOfPlainLine(segments, from: start.segment, limit: start.pen + room)
            guard next > start.segment else {
              isPlain = false
              break
            }
            let last = segments[next - 1]
            let width = Swift.max(0, last.inkEdge - start.pen)
            filled.initializeElement(
              at: count, to: TextLine(range: start.offset..<Int(last.end), width: width))
            count += 1
            if width > widest { widest = width }
            start = LineWrapper.Start(segment: next, offset: Int(last.end), pen: last.edge)
          }
        }
        lines.append(contentsOf: UnsafeBufferPointer(rebasing: filled[..<count]))
      }
    }
  }

  /// The segment behind the last one that fits; the first one if none does, or if a soft hyphen
  /// or Hangul would have to be looked at.
  @inline(__always)
  static func endOfPlainLine(
    _ segments: UnsafeBufferPointer<TextSegment>, from first: Int, limit: Double
  ) -> Int {
    var next = first
    while next < segments.count, segments[next].inkEdge <= limit {
      let ending = segments[next].ending
      next += 1
      if ending == .opportunity { continue }
      return ending == .mandatory ? next : first
    }
    return next
  }
}
