@testable import SelfSizingTypography

/// Wraps by the rules and nothing else: measures every candidate from scratch, slowly.
///
/// It shares with the module under test where lines may end and how wide a piece of text is.
struct ReferenceWrapper {
  let text: String
  let font: TextFont
  let width: Double

  /// The ends of the lines, as offsets in UTF-8, and the widths of what they show.
  func lines() -> [(end: Int, width: Double)] {
    let segments = PreparedText(text, font: font).segments
    let length = text.utf8.count
    var lines: [(end: Int, width: Double)] = []
    var start = 0
    while start < length {
      let candidates = candidates(from: start, in: segments)
      let fitting = candidates.last { inkWidth(start..<$0.end) + $0.hyphen <= width + 0x1p-18 }
      if let fitting {
        lines.append((fitting.end, inkWidth(start..<fitting.end) + fitting.hyphen))
        start = fitting.end
      } else {
        let end = emergencyEnd(from: start, upTo: candidates[0].end)
        lines.append((end, inkWidth(start..<end)))
        start = end
      }
    }
    return lines
  }

  /// Where a line may end, up to the end of the paragraph.
  private func candidates(
    from start: Int, in segments: [TextSegment]
  ) -> [(end: Int, hyphen: Double)] {
    var candidates: [(end: Int, hyphen: Double)] = []
    for segment in segments where Int(segment.end) > start {
      let hyphen =
        segment.ending == .softHyphen ? PreparedText("-", font: font).naturalWidth : 0
      candidates.append((Int(segment.end), hyphen))
      if segment.ending == .mandatory { break }
    }
    return candidates
  }

  /// The end of the longest beginning that fits, one grapheme at least, with its white space.
  private func emergencyEnd(from start: Int, upTo limit: Int) -> Int {
    var end = start
    for grapheme in slice(start..<limit) {
      let next = end + grapheme.utf8.count
      let isFirst = end == start
      let isSpace = grapheme.unicodeScalars.allSatisfy(Self.hangs)
      if !isFirst, !isSpace,
        inkWidth(start..<next) > Swift.max(width + 0x1p-18, inkWidth(start..<end))
      {
        break
      }
      end = next
    }
    return end
  }

  private static func hangs(_ scalar: Unicode.Scalar) -> Bool {
    let isFixed = "\u{A0}\u{2007}\u{202F}".unicodeScalars.contains(scalar)
    return scalar.properties.isWhitespace && !isFixed || scalar == "\u{200B}"
  }

  private func inkWidth(_ range: Range<Int>) -> Double {
    PreparedText(slice(range), font: font).naturalWidth
  }

  private func slice(_ range: Range<Int>) -> String {
    TextLine.slice(text, range)
  }
}
