import SelfSizingGeometry

/// The vertical measures of a label with some number of lines, in points.
public struct LabelBlock: Hashable, Sendable {
  /// The height, rounded up to a whole pixel.
  public let height: Double
  /// The distance from the top edge to the first line's baseline, on the nearest pixel.
  public let firstBaseline: Double
  /// The distance from the top edge to the last line's baseline, on the nearest pixel.
  public let lastBaseline: Double
}

extension LabelMetrics {
  /// Returns the vertical measures that `size` finds for a text that fills `lines` lines.
  ///
  /// - Parameters:
  ///   - lines: At least one; a label without text has no size, which is not asked for here.
  ///   - font: The font of all lines.
  ///   - displayScale: Pixels per point.
  public static func block(
    ofLines lines: Int, font: TextFont, displayScale: Double
  ) -> LabelBlock {
    let grid = PixelGrid(scale: displayScale)
    let count = Swift.max(lines, 1)
    let lastBaseline = font.ascender + Double(count - 1) * (font.lineHeight + font.leading)
    return LabelBlock(
      height: height(lines: count, font: font, leading: font.leading, grid: grid),
      firstBaseline: grid.roundedEdge(font.ascender),
      lastBaseline: grid.roundedEdge(lastBaseline))
  }

  /// How far the height of a label may be trusted whose lines were counted: the `heightFidelity`
  /// that `size` finds.
  ///
  /// - Parameters:
  ///   - text: A text of one font without a style.
  ///   - textFidelity: The text's fidelity, which takes a look at all of it.
  ///   - lines: How many lines it fills.
  ///   - displayScale: Pixels per point.
  /// - Returns: Nil where widths are assumed: it then depends on the width.
  package static func heightFidelity(
    of text: PreparedText, _ textFidelity: Fidelity, lines: Int, displayScale: Double
  ) -> Fidelity? {
    guard textFidelity != .assumed else { return nil }
    let grid = PixelGrid(scale: displayScale)
    let font = text.font
    let height = Self.height(lines: lines, font: font, leading: font.leading, grid: grid)
    let other = alternativeHeight(lines: lines, font: font, insteadOf: height, grid: grid)
    let spacing = spacingFidelity(of: text, lines: lines, hasAlternative: other != nil)
    return Swift.max(spacing, textFidelity)
  }
}
