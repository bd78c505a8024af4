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
    lines.removeAll(keepingCapacity: true)
    guard !segments.isEmpty else {
      lines.append(TextLine(range: 0..<0, width: 0))
      return 0
    }
    let room = (width > 0 ? width : 0) + LineWrapper.tolerance
    var widest = 0.0
    var start = LineWrapper.Start()
    // Lines with tabs or soft hyphens, and words wider than a line, are left to the wrapper.
    let isPlain = tabs.isEmpty
    while start.segment < segments.count {
      if isPlain { wrapPlainLines(room: room, from: &start, into: &lines, &widest) }
      guard start.segment < segments.count else { break }
      let line = LineWrapper(self, width: width).lineByWords(from: &start)
      widest = Swift.max(widest, line.width)
      lines.append(line)
    }
    return widest
  }

  /// Fills lines as long as each ends at a space or a hard break.
  @inline(__always)
  private func wrapPlainLines(
    room: Double, from start: inout LineWrapper.Start, into lines: inout [TextLine],
    _ widest: inout Double
  ) {
    segments.withUnsafeBufferPointer { segments in
      while start.segment < segments.count {
        let limit = start.pen + room
        var next = start.segment
        while next < segments.count, segments[next].inkEdge <= limit {
          let ending = segments[next].ending
          next += 1
          guard ending == .opportunity else {
            if ending == .softHyphen { return }
            break
          }
        }
        guard next > start.segment else { return }
        let last = segments[next - 1]
        let width = Swift.max(0, last.inkEdge - start.pen)
        lines.append(TextLine(range: start.offset..<Int(last.end), width: width))
        if width > widest { widest = width }
        start = LineWrapper.Start(segment: next, offset: Int(last.end), pen: last.edge)
      }
    }
  }
}
