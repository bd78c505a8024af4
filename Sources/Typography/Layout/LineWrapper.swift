/// Fills lines greedily with the segments of a prepared text, in O(s + c) of their number and the
/// length of the lines that had to end within a word.
struct LineWrapper {
  /// The points by which a line may exceed the width: widths that come back from a solver are
  /// snapped to 2^-20 points, and differences of positions have the error of a sum.
  static let tolerance = PreparedText.positionTolerance

  struct Start {
    var segment = 0
    var offset = 0
    /// The position from the text's start, in the text's unit.
    var pen = 0.0
  }

  let prepared: PreparedText
  /// In the text's unit; the width is not negative, possibly infinite.
  let width, tolerance: Double
  private let style: ParagraphStyle?
  private let keepsHangulWords: Bool

  /// Creates a wrapper; a width that is negative or not a number reads as 0.
  init(_ prepared: PreparedText, width: Double, strategy: LineBreakStrategy) {
    self.prepared = prepared
    self.width = (width > 0 ? width : 0) / prepared.unit
    tolerance = Self.tolerance / prepared.unit
    keepsHangulWords = strategy.contains(.hangulWordPriority)
    style = prepared.wrapping == .styled ? prepared.paragraphStyle : nil
  }

  func indent(of start: Start) -> Double {
    style?.indent(ofFirstLine: prepared.beginsParagraph(start)) ?? 0
  }

  func room(of start: Start) -> Double {
    style?.room(in: width, isFirstLine: prepared.beginsParagraph(start)) ?? width
  }

  private func hyphenAdvance(before end: Int) -> Double {
    prepared.face(at: end - 1).advances[0x2D]
  }

  /// Returns the line that begins somewhere before the text's end, wrapped by words, and moves on.
  func lineByWords(from start: inout Start) -> TextLine {
    let segments = prepared.segments
    let room = room(of: start)
    let limit = start.pen + room + tolerance
    var ruler = TabRuler(
      prepared, origin: start.pen, offset: start.offset, indent: indent(of: start))
    var last = -1
    var lastExtra = 0.0
    var index = start.segment
    while index < segments.count {
      let extra = ruler.extra(before: segments[index].inkEdge)
      let inkEdge = segments[index].inkEdge + extra
      guard inkEdge <= limit else { break }
      let ending = segments[index].ending
      let isKept = ending == .hangul && keepsHangulWords
      if !isKept,
        ending != .softHyphen || inkEdge + hyphenAdvance(before: segments[index].end) <= limit
      {
        last = index
        lastExtra = extra
      }
      if ending == .mandatory { break }
      index += 1
    }
    guard last >= 0 else {
      // Where only a soft hyphen without its hyphen would fit, the line ends there without it: a
      // wider line then never holds less.
      var first = start.segment
      while keepsHangulWords, segments[first].ending == .hangul { first += 1 }
      return lineByGraphemes(from: &start, upTo: segments[first].end)
    }
    let segment = segments[last]
    let isHyphenated = segment.ending == .softHyphen
    var lineWidth = Swift.max(0, segment.inkEdge - start.pen) + lastExtra
    if isHyphenated { lineWidth += hyphenAdvance(before: segment.end) }
    if style?.alignment == .right, segment.ending == .opportunity || segment.ending == .hangul {
      lineWidth = Swift.max(lineWidth, Swift.min(segment.edge - start.pen + lastExtra, room))
    }
    let line = TextLine(
      range: start.offset..<segment.end, width: lineWidth * prepared.unit,
      mark: isHyphenated ? .hyphen : .none)
    start = Start(segment: last + 1, offset: segment.end, pen: segment.edge)
    return line
  }

  /// Returns the line that holds as many graphemes as fit, at least one, and the white space after
  /// them; moves on to the next line's start. It ends at an offset, or its paragraph's end, at the
  /// latest. If white space does not hang, a space that does not fit begins the next line, and one
  /// that does counts where the line is broken.
  ///
  /// - Source: Labels that wrap by characters in reference images of iOS 15 to 17.
  func lineByGraphemes(
    from start: inout Start, upTo end: Int? = nil, hangs: Bool = true
  ) -> TextLine {
    let limit = start.pen + room(of: start) + tolerance
    let segments = prepared.segments
    var cursor = GraphemeCursor(prepared, offset: start.offset, pen: start.pen)
    var ruler = TabRuler(
      prepared, origin: start.pen, offset: start.offset, indent: indent(of: start))
    // Where the last character ends that is no white space, and the last that counts in a broken
    // line.
    var inkEdge = start.pen
    var lineEdge = start.pen
    var segment = start.segment
    // Tabs move what follows them; without any, letters are passed many at a time.
    var passesLetters = prepared.tabs.isEmpty
    while segment < segments.count, cursor.offset < end ?? .max {
      if passesLetters {
        passesLetters = cursor.passLetters(
          before: Swift.min(segments[segment].end, end ?? .max), limit: limit, edge: &lineEdge)
        if passesLetters { inkEdge = lineEdge }
      }
      // The line ends here if the next grapheme does not fit. A copy of the cursor would count the
      // references of the text and its faces for every grapheme.
      let lineEnd = (offset: cursor.offset, origin: cursor.nextOrigin)
      cursor.advance(upTo: segments[segment].end)
      if !cursor.passedHangs || !hangs {
        let edge = cursor.pen + ruler.extra(before: cursor.pen)
        // What has no width never begins a line.
        if edge > Swift.max(limit, lineEdge), lineEnd.offset > start.offset {
          let line = TextLine(
            range: start.offset..<lineEnd.offset, width: (lineEdge - start.pen) * prepared.unit)
          start = Start(segment: segment, offset: lineEnd.offset, pen: lineEnd.origin)
          return line
        }
        lineEdge = Swift.max(lineEdge, edge)
        if !cursor.passedHangs { inkEdge = lineEdge }
      }
      guard cursor.offset >= segments[segment].end else { continue }
      segment += 1
      if segments[segment - 1].ending == .mandatory { break }
    }
    let line = TextLine(
      range: start.offset..<cursor.offset, width: (inkEdge - start.pen) * prepared.unit)
    start = Start(segment: segment, offset: cursor.offset, pen: cursor.nextOrigin)
    return line
  }
}

extension PreparedText {
  func beginsParagraph(_ start: LineWrapper.Start) -> Bool {
    guard start.segment > 0 else { return start.offset == 0 }
    let before = segments[start.segment - 1]
    return before.ending == .mandatory && before.end == start.offset
  }
}
