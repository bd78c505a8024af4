/// Fills lines that begin at the leading edge and end at a space or a hard break.
struct PlainFilling {
  /// Where the next line begins.
  var start = LineWrapper.Start()
  private(set) var count = 0
  /// The width in points of the widest line so far.
  private(set) var widest = 0.0

  /// The width of the lines with the tolerance, in the text's unit.
  private let room: Double
  private let unit: Double

  /// Prepares to fill lines; a width in points that is negative or not a number reads as 0.
  init(_ prepared: PreparedText, width: Double) {
    unit = prepared.unit
    room = ((width > 0 ? width : 0) + LineWrapper.tolerance) / unit
  }

  /// Returns the next line; nil if it does not end at a space or a hard break.
  ///
  /// - Parameter isOneParagraph: Whether every segment but the last ends at a mere opportunity.
  @inline(__always)
  mutating func next(_ segments: [TextSegment], isOneParagraph: Bool) -> TextLine? {
    segments.withUnsafeBufferPointer { next($0, isOneParagraph) }
  }

  /// Overwrites lines that were kept from before, as many as there are and this can fill.
  @inline(__always)
  mutating func overwrite(
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

  @inline(__always)
  private mutating func next(
    _ segments: UnsafeBufferPointer<TextSegment>, _ isOneParagraph: Bool
  ) -> TextLine? {
    let limit = start.pen + room
    let first = start.segment
    let end =
      isOneParagraph
      ? Self.endOfLine(segments, from: first, limit)
      : Self.endOfPlainLine(segments, from: first, limit)
    guard end > first else { return nil }
    let last = segments[end &- 1]
    let line = TextLine(
      start: start.offset, end: last.end, width: Swift.max(0, last.inkEdge - start.pen) * unit)
    start = LineWrapper.Start(segment: end, offset: last.end, pen: last.edge)
    return line
  }

  /// The segment after the last one that fits.
  @inline(__always)
  private static func endOfLine(
    _ segments: UnsafeBufferPointer<TextSegment>, from first: Int, _ limit: Double
  ) -> Int {
    var next = first
    while next < segments.count, segments[next].inkEdge <= limit { next &+= 1 }
    return next
  }

  /// The segment after the last one that fits; the first one if none does, or if a soft hyphen
  /// or Hangul would have to be looked at.
  @inline(__always)
  private static func endOfPlainLine(
    _ segments: UnsafeBufferPointer<TextSegment>, from first: Int, _ limit: Double
  ) -> Int {
    var next = first
    while next < segments.count, segments[next].inkEdge <= limit {
      let ending = segments[next].ending
      next &+= 1
      if ending == .opportunity { continue }
      return ending == .mandatory ? next : first
    }
    return next
  }
}
