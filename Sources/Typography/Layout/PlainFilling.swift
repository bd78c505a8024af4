/// Fills lines that begin at the leading edge and end at a space or a hard break.
struct PlainFilling {
  var start = LineWrapper.Start()
  private(set) var count = 0
  private(set) var widest = 0.0
  private let room: Double
  private let unit: Double

  init(_ prepared: PreparedText, width: Double) {
    unit = prepared.unit
    room = ((width > 0 ? width : 0) + LineWrapper.tolerance) / unit
  }

  /// Returns the next line; nil if it does not end at a space or a hard break.
  @inline(__always)
  mutating func next(_ segments: [TextSegment], isOneParagraph: Bool) -> TextLine? {
    segments.withUnsafeBufferPointer { next($0, isOneParagraph) }
  }

  @inline(__always) mutating func overwrite(
    _ lines: inout [TextLine], with segments: [TextSegment], isOneParagraph: Bool
  ) {
    guard count < lines.count else { return }
    segments.withUnsafeBufferPointer { segments in
      lines.withUnsafeMutableBufferPointer { lines in
        while count < lines.count, start.segment < segments.count {
          guard let line = next(segments, isOneParagraph) else { break }
          lines[count] = line
          count &+= 1
          if line.width > widest { widest = line.width }
        }
      }
    }
  }

  mutating func keep(_ line: TextLine, in lines: inout [TextLine]) {
    if count < lines.count { lines[count] = line } else { lines.append(line) }
    count += 1
    widest = Swift.max(widest, line.width)
  }

  @inline(__always) private mutating func next(
    _ segments: UnsafeBufferPointer<TextSegment>, _ isOneParagraph: Bool
  ) -> TextLine? {
    let limit = start.pen + room
    let first = start.segment
    let end = Self.endOfLine(segments, from: first, limit, isOneParagraph)
    guard end > first else { return nil }
    let last = segments[end &- 1]
    let line = TextLine(
      start: start.offset, end: last.end, width: Swift.max(0, last.inkEdge - start.pen) * unit)
    start = LineWrapper.Start(segment: end, offset: last.end, pen: last.edge)
    return line
  }

  /// After the last segment that fits; the first if none does, or at a soft hyphen or Hangul.
  @inline(__always) private static func endOfLine(
    _ segments: UnsafeBufferPointer<TextSegment>, from first: Int, _ limit: Double,
    _ isOneParagraph: Bool
  ) -> Int {
    var next = first
    while next < segments.count, segments[next].inkEdge <= limit {
      let ending = segments[next].ending
      next &+= 1
      if isOneParagraph || ending == .opportunity { continue }
      return ending == .mandatory ? next : first
    }
    return next
  }
}
