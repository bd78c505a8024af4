import SelfSizingGeometry

/// The rules by which a `UILabel` arrives at its intrinsic size.
///
/// - Source: Labels measured on iOS 10 to 26 at 2x and 3x.
public enum LabelMetrics {
  /// Returns the intrinsic size of a label.
  ///
  /// The width is the widest line's, a truncated last line taken with its ellipsis, rounded up to the
  /// pixel. The height is n line heights and n − 1 leadings, rounded up once for the block.
  ///
  /// A label without text has no size. UIKit is known to do so for nil; for an empty text no figure is
  /// published, so the result is assumed and a line's height is its alternative.
  /// - Parameters:
  ///   - text: The prepared text.
  ///   - preferredMaxLayoutWidth: The width in points at which lines wrap. Nil, 0, negative or not a
  ///     number: they end at hard breaks only, as with UIKit's 0. UIKit sets it for labels of several
  ///     lines only: pass nil for the intrinsic size of a label of one line.
  ///   - numberOfLines: The most lines to show; 0 or less for any number.
  ///   - lineBreakMode: What happens at the ends of lines.
  ///   - lineBreakStrategy: What is done besides filling lines; a label's default is `standard`.
  ///   - displayScale: Pixels per point.
  /// - Complexity: That of `PreparedText.layout`.
  public static func size(
    of text: PreparedText, preferredMaxLayoutWidth: Double?, numberOfLines: Int,
    lineBreakMode: LineBreakMode = .byTruncatingTail,
    lineBreakStrategy: LineBreakStrategy = .standard, displayScale: Double
  ) -> LabelMeasurement {
    let grid = PixelGrid(scale: displayScale)
    let font = text.font
    var width = Double.infinity
    if let preferred = preferredMaxLayoutWidth, preferred > 0 { width = preferred }
    let lines = text.layout(
      width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      lineBreakStrategy: lineBreakStrategy)
    guard !text.text.isEmpty else {
      return LabelMeasurement(
        size: .zero, lines: lines, firstBaseline: 0, lastBaseline: 0, fidelity: .assumed,
        alternativeHeight: height(lines: 1, font: font, leading: 0, grid: grid))
    }
    guard let setting = text.setting, setting.changesHeights else {
      return uniform(text, lines, grid)
    }
    let metrics = lines.lineMetrics
    let height = metrics.last?.maxY ?? 0
    let other = lines.metrics(of: .alternative).last?.maxY ?? 0
    return LabelMeasurement(
      size: LayoutSize(width: grid.roundedUp(lines.width), height: grid.roundedUp(height)),
      lines: lines,
      firstBaseline: grid.roundedEdge(metrics.first?.baseline ?? 0),
      lastBaseline: grid.roundedEdge(metrics.last?.baseline ?? 0),
      fidelity: Swift.max(text.fidelity, heightFidelity(of: text, lines: metrics.count)),
      alternativeHeight: other == height ? nil : grid.roundedUp(other))
  }

  /// A label whose lines are all of one height, and apart by the font's leading.
  private static func uniform(
    _ text: PreparedText, _ lines: TextLayout, _ grid: PixelGrid
  ) -> LabelMeasurement {
    let font = text.font
    let count = lines.lines.count
    let isLed = count > 1
    let lastBaseline = font.ascender + Double(count - 1) * (font.lineHeight + font.leading)
    return LabelMeasurement(
      size: LayoutSize(
        width: grid.roundedUp(lines.width),
        height: height(lines: count, font: font, leading: font.leading, grid: grid)),
      lines: lines,
      firstBaseline: grid.roundedEdge(font.ascender),
      lastBaseline: grid.roundedEdge(lastBaseline),
      fidelity: Swift.max(text.fidelity, heightFidelity(of: text, lines: count)),
      alternativeHeight: isLed
        ? font.alternativeLeading.map {
          height(lines: count, font: font, leading: $0, grid: grid)
        } : nil)
  }

  /// How far the height may be trusted. Line spacing and line heights follow a measured rule; what runs of
  /// several fonts and the spacing of paragraphs make of it is documented, and not measured.
  private static func heightFidelity(of text: PreparedText, lines: Int) -> Fidelity {
    var fidelity = lines > 1 ? text.font.leadingFidelity : .exact
    guard let setting = text.setting else { return fidelity }
    let style = setting.paragraphStyle
    if style.changesHeights { fidelity = Swift.max(fidelity, .modelled) }
    let spacesParagraphs = style.paragraphSpacing != 0 || style.paragraphSpacingBefore != 0
    let isAssumed = style.movesLineEnds || spacesParagraphs || !setting.runs.isEmpty
    return isAssumed ? .assumed : fidelity
  }

  static func height(
    lines: Int, font: TextFont, leading: Double, grid: PixelGrid
  ) -> Double {
    grid.roundedUp(Double(lines) * font.lineHeight + Double(lines - 1) * leading)
  }
}
