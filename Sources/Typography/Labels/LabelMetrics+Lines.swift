import SelfSizingGeometry

/// The vertical measures of a label with some number of lines, in points.
package struct LabelBlock: Hashable, Sendable {
  /// The height, rounded up to a whole pixel.
  package let height: Double
  /// The distance from the top edge to the first line's baseline, on the nearest pixel.
  package let firstBaseline: Double
  /// The distance from the top edge to the last line's baseline, on the nearest pixel.
  package let lastBaseline: Double
}

extension LabelMetrics {
  /// Returns the vertical measures that `size` finds for a text that fills `lines` lines.
  ///
  /// - Parameters:
  ///   - lines: At least one; a label without text has no size, which is not asked for here.
  ///   - font: The font of all lines.
  ///   - displayScale: Pixels per point.
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

  /// How far the height of a label may be trusted whose lines were counted, as far as its font
  /// decides: the `heightFidelity` that `size` finds for a text without a style, unless the text's
  /// own fidelity is worse.
  ///
  /// - Parameters:
  ///   - lines: The number of lines that the text fills.
  ///   - font: The font of all lines.
  ///   - displayScale: Pixels per point.
  package static func spacingFidelity(
    ofLines lines: Int, font: TextFont, displayScale: Double
  ) -> Fidelity {
    let grid = PixelGrid(scale: displayScale)
    let height = Self.height(lines: lines, font: font, leading: font.leading, grid: grid)
    let other = alternativeHeight(lines: lines, font: font, insteadOf: height, grid: grid)
    return spacingFidelity(ofLines: lines, font: font, hasAlternative: other != nil)
  }
}
