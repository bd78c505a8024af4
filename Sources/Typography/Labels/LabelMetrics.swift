import SelfSizingGeometry

/// The rules by which a `UILabel` arrives at its intrinsic size.
///
/// - Source: Labels measured on iOS 10 to 26 at 2x and 3x.
public enum LabelMetrics {
  /// Returns the intrinsic size of a label.
  ///
  /// The width is the widest line's, the space at which it was broken and a truncated line's
  /// ellipsis included, at most the width given; rounded up to the pixel. The height is n line
  /// heights and n − 1 leadings, rounded up once for the block.
  ///
  /// A label without text has no size. UIKit is known to do so for nil; for an empty text no figure
  /// is published, so the result is assumed and a line's height is its alternative.
  /// - Parameters:
  ///   - text: The prepared text.
  ///   - preferredMaxLayoutWidth: The width in points at which lines wrap. Nil, 0, negative or not
  ///     a number: they end at hard breaks only, as with UIKit's 0. UIKit sets it for labels of
  ///     several lines only: pass nil for the intrinsic size of a label of one line.
  ///   - numberOfLines: The most lines to show; 0 or less for any number.
  ///   - lineBreakMode: What happens at the ends of lines.
  ///   - lineBreakStrategy: The strategy beyond filling lines; a label's default is `standard`.
  ///   - displayScale: Pixels per point.
  /// - Complexity: That of `PreparedText.layout`.
  public static func size(
    of text: PreparedText, preferredMaxLayoutWidth: Double?, numberOfLines: Int,
    lineBreakMode: LineBreakMode = .byTruncatingTail,
    lineBreakStrategy: LineBreakStrategy = .standard, displayScale: Double
  ) -> LabelMeasurement {
    let width = wrappingWidth(preferredMaxLayoutWidth)
    let lines = text.layout(
      width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      lineBreakStrategy: text.font.isInTextView
        ? lineBreakStrategy.subtracting(.pushOut) : lineBreakStrategy)
    return measurement(of: lines, width: width, lineBreakMode, PixelGrid(scale: displayScale))
  }

  /// Returns what `size` finds for a text that was measured at a width and cut after a great many
  /// lines, with a few lines less and perhaps a little narrower; nil where the text has to be
  /// measured again.
  ///
  /// - Parameters:
  ///   - measured: The text as it was measured, in the same mode and with the same strategy.
  ///   - available: The width at which it was measured, as `preferredMaxLayoutWidth` of `size`.
  ///   - preferredMaxLayoutWidth: As with `size`.
  ///   - numberOfLines: The most lines to show.
  ///   - lineBreakMode: What happens at the ends of lines.
  ///   - lineBreakStrategy: The strategy beyond filling lines.
  ///   - displayScale: Pixels per point.
  package static func size(
    cutting measured: LabelMeasurement, measuredAt available: Double?,
    preferredMaxLayoutWidth: Double?, numberOfLines: Int, lineBreakMode: LineBreakMode,
    lineBreakStrategy: LineBreakStrategy, displayScale: Double
  ) -> LabelMeasurement? {
    let width = wrappingWidth(preferredMaxLayoutWidth)
    return measured.lines.cut(
      toLines: numberOfLines, width: width, wrappedAt: wrappingWidth(available), lineBreakMode,
      lineBreakStrategy
    ).map { measurement(of: $0, width: width, lineBreakMode, PixelGrid(scale: displayScale)) }
  }

  /// The width at which a text wraps in points; infinite for hard breaks only.
  private static func wrappingWidth(_ preferred: Double?) -> Double {
    if let preferred, preferred > 0 { return preferred }
    return .infinity
  }

  private static func measurement(
    of lines: TextLayout, width: Double, _ lineBreakMode: LineBreakMode, _ grid: PixelGrid
  ) -> LabelMeasurement {
    let text = lines.prepared
    let font = text.font
    guard !text.text.isEmpty else {
      return LabelMeasurement(
        size: .zero, lines: lines, firstBaseline: 0, lastBaseline: 0, fidelity: .assumed,
        heightFidelity: .assumed,
        alternativeHeight: height(lines: 1, font: font, leading: 0, grid: grid))
    }
    guard let setting = text.setting, setting.changesHeights else {
      return uniform(text, lines, width: width, lineBreakMode, grid)
    }
    let metrics = lines.lineMetrics
    let height = metrics.last?.maxY ?? 0
    let other = lines.metrics(of: .alternative).last?.maxY ?? 0
    let hasAlternative = grid.roundedUp(other) != grid.roundedUp(height)
    let spacing = spacingFidelity(of: text, lines: metrics.count, hasAlternative: hasAlternative)
    return LabelMeasurement(
      size: LayoutSize(
        width: grid.roundedUp(lines.labelWidth(within: width, lineBreakMode: lineBreakMode)),
        height: grid.roundedUp(height)), lines: lines,
      firstBaseline: grid.roundedEdge(metrics.first?.baseline ?? 0),
      lastBaseline: grid.roundedEdge(metrics.last?.baseline ?? 0),
      fidelity: Swift.max(text.fidelity, spacing),
      heightFidelity: Swift.max(spacing, text.lineCountFidelity(of: lines, width: width)),
      alternativeHeight: hasAlternative ? grid.roundedUp(other) : nil)
  }

  /// A label whose lines are all of one height, and apart by the font's leading.
  private static func uniform(
    _ text: PreparedText, _ lines: TextLayout, width: Double, _ lineBreakMode: LineBreakMode,
    _ grid: PixelGrid
  ) -> LabelMeasurement {
    let count = lines.lines.count
    let block = block(ofLines: count, font: text.font, grid)
    let other = alternativeHeight(
      lines: count, font: text.font, insteadOf: block.height, grid: grid)
    let spacing = spacingFidelity(of: text, lines: count, hasAlternative: other != nil)
    return LabelMeasurement(
      size: LayoutSize(
        width: grid.roundedUp(lines.labelWidth(within: width, lineBreakMode: lineBreakMode)),
        height: block.height), lines: lines, firstBaseline: block.firstBaseline,
      lastBaseline: block.lastBaseline, fidelity: Swift.max(text.fidelity, spacing),
      heightFidelity: Swift.max(spacing, text.lineCountFidelity(of: lines, width: width)),
      alternativeHeight: other)
  }

  /// How far the height of lines may be trusted. Line spacing and line heights follow a measured
  /// rule; what runs of several fonts and the spacing of paragraphs make of it is documented, and
  /// not measured.
  ///
  /// - Parameter hasAlternative: Whether another figure for the leading yields another height. If
  ///   none does, the height rests on no assumption about it.
  static func spacingFidelity(of text: PreparedText, lines: Int, hasAlternative: Bool) -> Fidelity {
    var fidelity = spacingFidelity(ofLines: lines, font: text.font, hasAlternative: hasAlternative)
    guard let setting = text.setting else { return fidelity }
    let style = setting.paragraphStyle
    if style.changesHeights { fidelity = Swift.max(fidelity, .modelled) }
    let spacesParagraphs = style.paragraphSpacing != 0 || style.paragraphSpacingBefore != 0
    let isAssumed = style.movesLineEnds || spacesParagraphs || !setting.runs.isEmpty
    return isAssumed ? .assumed : fidelity
  }

  /// The same for a text of one font without a style.
  static func spacingFidelity(
    ofLines lines: Int, font: TextFont, hasAlternative: Bool
  ) -> Fidelity {
    let fidelity = lines > 1 || font.isInTextView ? font.leadingFidelity : .exact
    return hasAlternative ? fidelity : Swift.min(fidelity, .modelled)
  }

  /// The height of lines if an assumed leading does not hold; nil if that changes nothing.
  static func alternativeHeight(
    lines: Int, font: TextFont, insteadOf height: Double, grid: PixelGrid
  ) -> Double? {
    guard lines > 1, let leading = font.alternativeLeading else { return nil }
    let other = Self.height(lines: lines, font: font, leading: leading, grid: grid)
    return other == height ? nil : other
  }

  static func height(lines: Int, font: TextFont, leading: Double, grid: PixelGrid) -> Double {
    grid.roundedUp(Double(lines) * font.lineHeight + Double(lines - 1) * leading)
  }
}
