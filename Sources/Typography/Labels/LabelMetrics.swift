import SelfSizingGeometry

/// The rules by which a `UILabel` arrives at its intrinsic size.
///
/// - Source: Labels measured on iOS 10 to 26 at 2x and 3x.
public enum LabelMetrics {
  /// Returns the intrinsic size of a label.
  ///
  /// The width is the widest line's, the space at which it was broken and a truncated line's
  /// ellipsis included, at most the width given; rounded up to the pixel. The height is n line
  /// heights and n − 1 leadings, rounded up once for the block. Without a positive width lines end
  /// at hard breaks only, as with UIKit's 0; UIKit sets one for labels of several lines only.
  ///
  /// A label without text has no size. UIKit is known to do so for nil; for an empty text no figure
  /// is published, so the result is assumed and a line's height is its alternative.
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

  /// Returns what `size` finds for a text that was measured in the same mode at an `available`
  /// width and cut after a great many lines, with a few lines less and perhaps narrower; nil where
  /// the text has to be measured again.
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

  private static func wrappingWidth(_ preferred: Double?) -> Double {
    if let preferred, preferred > 0 { return preferred }
    return .infinity
  }

  private static func measurement(
    of lines: TextLayout, width: Double, _ lineBreakMode: LineBreakMode, _ grid: PixelGrid
  ) -> LabelMeasurement {
    let text = lines.prepared
    let font = text.font
    let count = lines.lines.count
    guard !text.text.isEmpty else {
      return LabelMeasurement(
        size: .zero, lines: lines, firstBaseline: 0, lastBaseline: 0, fidelity: .assumed,
        heightFidelity: .assumed,
        alternativeHeight: height(lines: 1, font: font, leading: 0, grid: grid))
    }
    let block: LabelBlock
    let other: Double?
    if text.setting?.changesHeights == true {
      let metrics = lines.lineMetrics
      block = LabelBlock(
        height: grid.roundedUp(metrics.last?.maxY ?? 0),
        firstBaseline: grid.roundedEdge(metrics.first?.baseline ?? 0),
        lastBaseline: grid.roundedEdge(metrics.last?.baseline ?? 0))
      let height = grid.roundedUp(lines.metrics(of: .alternative).last?.maxY ?? 0)
      other = height == block.height ? nil : height
    } else {
      block = Self.block(ofLines: count, font: font, grid)
      other = alternativeHeight(lines: count, font: font, insteadOf: block.height, grid: grid)
    }
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
  /// not measured. Without an alternative the height rests on no assumption about the leading.
  static func spacingFidelity(of text: PreparedText, lines: Int, hasAlternative: Bool) -> Fidelity {
    var fidelity = spacingFidelity(ofLines: lines, font: text.font, hasAlternative: hasAlternative)
    guard let setting = text.setting else { return fidelity }
    let style = setting.paragraphStyle
    if style.changesHeights { fidelity = Swift.max(fidelity, .modelled) }
    let spacesParagraphs = style.paragraphSpacing != 0 || style.paragraphSpacingBefore != 0
    let isAssumed = style.indentsLines || spacesParagraphs || !setting.runs.isEmpty
    return isAssumed ? .assumed : fidelity
  }

  /// The same for a text of one font without a style.
  static func spacingFidelity(
    ofLines lines: Int, font: TextFont, hasAlternative: Bool
  ) -> Fidelity {
    let fidelity = lines > 1 || font.isInTextView ? font.leadingFidelity : .exact
    return hasAlternative ? fidelity : Swift.min(fidelity, .modelled)
  }

  /// The height if an assumed leading does not hold; nil if that changes nothing.
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

  /// Returns the vertical measures that `size` finds for a text that fills some lines, 1 at least.
  package static func block(
    ofLines lines: Int, font: TextFont, displayScale: Double
  ) -> LabelBlock {
    block(ofLines: Swift.max(lines, 1), font: font, PixelGrid(scale: displayScale))
  }

  static func block(ofLines count: Int, font: TextFont, _ grid: PixelGrid) -> LabelBlock {
    let lastBaseline = font.ascender + Double(count - 1) * (font.lineHeight + font.leading)
    return LabelBlock(
      height: height(lines: count, font: font, leading: font.leading, grid: grid),
      firstBaseline: grid.roundedEdge(font.ascender), lastBaseline: grid.roundedEdge(lastBaseline))
  }

  /// The `heightFidelity` of a text without a style, unless the text's own fidelity is worse.
  package static func spacingFidelity(
    ofLines lines: Int, font: TextFont, displayScale: Double
  ) -> Fidelity {
    let grid = PixelGrid(scale: displayScale)
    let height = Self.height(lines: lines, font: font, leading: font.leading, grid: grid)
    let other = alternativeHeight(lines: lines, font: font, insteadOf: height, grid: grid)
    return spacingFidelity(ofLines: lines, font: font, hasAlternative: other != nil)
  }
}

/// The vertical measures of a label with some number of lines, in points.
package struct LabelBlock: Hashable, Sendable {
  /// The height, rounded up to a whole pixel.
  package let height: Double
  /// The distance from the top edge to the first line's baseline, on the nearest pixel.
  package let firstBaseline: Double
  /// The distance from the top edge to the last line's baseline, on the nearest pixel.
  package let lastBaseline: Double
}
