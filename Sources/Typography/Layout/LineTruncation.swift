/// Cuts the last line that a limit allows, by graphemes. White space before the ellipsis is
/// dropped. Tabs after an ellipsis, and where a line is clipped, have no width.
struct LineTruncation {
  private let wrapper: LineWrapper
  private let start: LineWrapper.Start
  private let width: Double

  /// The start is before the text's end.
  init(_ wrapper: LineWrapper, from start: LineWrapper.Start) {
    self.wrapper = wrapper
    self.start = start
    width = wrapper.room(of: start)
  }

  /// The line as a mode cuts it; unchanged where lines are only left out.
  func cut(_ line: TextLine, _ mode: LineBreakMode) -> TextLine {
    switch mode {
    case .byWordWrapping, .byCharWrapping: line
    case .byClipping: clipped
    case .byTruncatingTail: tail
    case .byTruncatingHead: head
    case .byTruncatingMiddle: middle
    }
  }

  private var unit: Double { wrapper.prepared.unit }

  private func ellipsisAdvance(at offset: Int) -> Double {
    let face = wrapper.prepared.face(at: offset)
    return face.knownAdvance(of: 0x2026) ?? face.em
  }

  /// The beginning of what remains, then an ellipsis. It stays within its paragraph.
  var tail: TextLine {
    let ellipsisAdvance = ellipsisAdvance(at: start.offset)
    let head = head(width: width - ellipsisAdvance)
    return TextLine(
      range: start.offset..<head.end, width: (head.width + ellipsisAdvance) * unit, mark: .ellipsis)
  }

  private var head: TextLine {
    let paragraph = paragraphEnd
    let ellipsisAdvance = ellipsisAdvance(at: start.offset)
    let tail = tail(width: width - ellipsisAdvance, behind: start.offset, of: paragraph)
    return TextLine(
      range: start.offset..<wrapper.prepared.segments[paragraph].end,
      hidden: start.offset..<tail.start, width: (ellipsisAdvance + tail.width) * unit,
      mark: .ellipsis)
  }

  /// The beginning of what remains in half of the line, an ellipsis, and the end of the paragraph.
  private var middle: TextLine {
    let paragraph = paragraphEnd
    let ellipsisAdvance = ellipsisAdvance(at: start.offset)
    let room = width - ellipsisAdvance
    let head = head(width: room / 2)
    let tail = tail(width: room - head.width, behind: head.end, of: paragraph)
    return TextLine(
      range: start.offset..<wrapper.prepared.segments[paragraph].end, hidden: head.end..<tail.start,
      width: (head.width + ellipsisAdvance + tail.width) * unit, mark: .ellipsis)
  }

  private var clipped: TextLine {
    let segments = wrapper.prepared.segments
    // A grapheme that begins at the width is not seen.
    let limit = start.pen + width - wrapper.tolerance
    var cursor = GraphemeCursor(wrapper.prepared, offset: start.offset, pen: start.pen)
    var segment = start.segment
    var inkEdge = start.pen
    while cursor.pen < limit {
      cursor.advance(upTo: segments[segment].end)
      if !cursor.passedHangs { inkEdge = cursor.pen }
      guard cursor.offset >= segments[segment].end else { continue }
      if segments[segment].ending == .mandatory { break }
      segment += 1
    }
    return TextLine(
      range: start.offset..<cursor.offset, width: Swift.min(width, inkEdge - start.pen) * unit)
  }

  private var paragraphEnd: Int {
    let segments = wrapper.prepared.segments
    var index = start.segment
    while index < segments.count - 1, segments[index].ending != .mandatory { index += 1 }
    return index
  }

  /// The longest beginning that fits, possibly empty.
  private func head(width: Double) -> (end: Int, width: Double) {
    let segments = wrapper.prepared.segments
    let limit = start.pen + width + wrapper.tolerance
    var cursor = GraphemeCursor(wrapper.prepared, offset: start.offset, pen: start.pen)
    var ruler = TabRuler(
      wrapper.prepared, origin: start.pen, offset: start.offset, indent: wrapper.indent(of: start))
    var segment = start.segment
    var end = start.offset
    var inkEdge = start.pen
    // Tabs move what follows them; without any, letters are passed many at a time.
    let passesLetters = wrapper.prepared.tabs.isEmpty
    while cursor.pen <= limit {
      if passesLetters, cursor.passLetters(before: segments[segment].end, limit: limit) {
        end = cursor.offset
        inkEdge = cursor.pen
      }
      cursor.advance(upTo: segments[segment].end)
      if !cursor.passedHangs {
        let edge = cursor.pen + ruler.extra(before: cursor.pen)
        guard edge <= limit else { break }
        end = cursor.offset
        inkEdge = edge
      }
      guard cursor.offset >= segments[segment].end else { continue }
      if segments[segment].ending == .mandatory { break }
      segment += 1
    }
    return (end, inkEdge - start.pen)
  }

  /// The longest end of the paragraph that fits and begins after an offset, possibly empty.
  private func tail(
    width: Double, behind offset: Int, of paragraph: Int
  ) -> (start: Int, width: Double) {
    let segments = wrapper.prepared.segments
    let inkEdge = segments[paragraph].inkEdge
    let limit = inkEdge - width - wrapper.tolerance
    // The first segment that ends after the limit holds the first grapheme that fits.
    var segment = start.segment
    while segment < paragraph, segments[segment].edge < limit || segments[segment].end <= offset {
      segment += 1
    }
    var cursor = GraphemeCursor(wrapper.prepared, offset: start.offset, pen: start.pen)
    if segment > start.segment {
      let before = segments[segment - 1]
      cursor = GraphemeCursor(wrapper.prepared, offset: before.end, pen: before.edge)
    }
    let end = segments[paragraph].end
    // After an ellipsis nothing kerns with what is hidden: what counts is where a grapheme begins.
    var origin = cursor.nextOrigin
    while cursor.offset < end, origin < limit || cursor.offset < offset {
      while cursor.offset >= segments[segment].end { segment += 1 }
      cursor.advance(upTo: segments[segment].end)
      origin = cursor.nextOrigin
    }
    return (cursor.offset, Swift.max(0, inkEdge - origin))
  }
}
