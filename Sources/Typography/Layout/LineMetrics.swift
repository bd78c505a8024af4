/// The position of a line of a laid out text, in points from the text's upper leading corner.
public struct LineMetrics: Hashable, Sendable {
  /// How far the line begins from the leading edge; alignment is left aside.
  public let indent: Double
  /// The line's upper edge.
  public let minY: Double
  /// The line's height, without the distance to the next one.
  public let height: Double
  /// The position of the baseline, from the text's upper edge.
  public let baseline: Double
  /// How far the highest run reaches above the baseline.
  public let ascender: Double
  /// How far the lowest run reaches below the baseline: negative, as with UIKit.
  public let descender: Double
  /// The line's lower edge.
  public var maxY: Double { minY + height }
}

extension TextLayout {
  /// The positions of the lines, from top to bottom.
  ///
  /// A line is as high as its runs reach, hidden ones too, and as the style makes it; what the
  /// style adds is above the text.
  /// - Complexity: O(l × log s + r) in the numbers of lines, segments and runs.
  public var lineMetrics: [LineMetrics] { metrics(of: .measured) }
  /// The height in points from the first line's upper edge to the last one's lower edge, unrounded.
  /// - Complexity: That of `lineMetrics`.
  public var height: Double { lineMetrics.last?.maxY ?? 0 }

  /// Which of two readings applies where a rule is not known: the one that fits what was measured
  /// best, or the other: a style's alternative leading, and lines that baseline offsets do not
  /// stretch.
  enum Reading { case measured, alternative }

  func metrics(of reading: Reading) -> [LineMetrics] {
    let style = prepared.setting?.paragraphStyle
    var metrics: [LineMetrics] = []
    metrics.reserveCapacity(lines.count)
    var y = 0.0
    var isFirst = true
    for (index, line) in lines.enumerated() {
      let extent = prepared.extent(of: line.utf8Range, reading)
      let natural = extent.ascender - extent.descender + extent.gap
      let height = style?.height(ofNatural: natural) ?? natural
      if index > 0, isFirst { y += style?.paragraphSpacingBefore ?? 0 }
      metrics.append(
        LineMetrics(
          indent: style?.indent(ofFirstLine: isFirst) ?? 0, minY: y, height: height,
          baseline: y + height - natural + extent.ascender, ascender: extent.ascender,
          descender: extent.descender))
      isFirst = prepared.endsParagraph(at: line.utf8Range.upperBound)
      y += height + extent.leading
      if let style { y += style.lineSpacing + (isFirst ? style.paragraphSpacing : 0) }
    }
    return metrics
  }
}

/// How far a line's runs reach, a font file's extra height, and the distance to the next line.
struct LineExtent {
  var ascender, descender, gap, leading: Double

  init(_ attributes: AttributedText.Attributes, _ reading: TextLayout.Reading) {
    let font = attributes.font
    let offset = reading == .measured ? attributes.baselineOffset : 0
    ascender = font.ascender + offset
    descender = font.descender + offset
    gap = Swift.max(0, font.lineHeight - font.ascender + font.descender)
    leading = reading == .measured ? font.leading : font.alternativeLeading ?? font.leading
  }

  mutating func formUnion(_ other: LineExtent) {
    ascender = Swift.max(ascender, other.ascender)
    descender = Swift.min(descender, other.descender)
    gap = Swift.max(gap, other.gap)
    leading = Swift.max(leading, other.leading)
  }
}

extension PreparedText {
  /// An empty line's runs are the one it is in.
  func extent(of range: Range<Int>, _ reading: TextLayout.Reading) -> LineExtent {
    guard let setting, !setting.runs.isEmpty else {
      return LineExtent(AttributedText.Attributes(font: font), reading)
    }
    let first = setting.run(at: range.lowerBound)
    var extent = LineExtent(setting.runs[first].attributes, reading)
    for run in setting.runs[(first + 1)...].prefix(while: {
      $0.utf8Range.lowerBound < range.upperBound
    }) {
      extent.formUnion(LineExtent(run.attributes, reading))
    }
    return extent
  }

  func endsParagraph(at offset: Int) -> Bool {
    segment(endingAt: offset).map { segments[$0].ending == .mandatory } ?? false
  }

  /// The place of the segment that ends at an offset in UTF-8, in O(log n); nil if none does.
  func segment(endingAt offset: Int) -> Int? {
    let segments = segments
    let place = segments.indices.partitioningIndex { segments[$0].end >= offset }
    return place < segments.count && segments[place].end == offset ? place : nil
  }
}
