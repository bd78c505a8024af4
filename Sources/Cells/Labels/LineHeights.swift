import SelfSizingTypography

/// The vertical measures of labels in one font, by their number of lines, worked out ahead.
final class LineHeights: Sendable {
  private let font: TextFont
  private let displayScale: Double
  /// The measures of the first few numbers of lines.
  private let blocks: [LabelBlock]
  private let spacings: [Fidelity]

  /// Most labels show no more lines than this.
  private static let tabulatedLines = 4

  /// Creates the measures of lines in a font, at some pixels per point.
  init(_ font: TextFont, displayScale: Double) {
    self.font = font
    self.displayScale = displayScale
    blocks = (1...Self.tabulatedLines).map {
      LabelMetrics.block(ofLines: $0, font: font, displayScale: displayScale)
    }
    spacings = (1...Self.tabulatedLines).map {
      LabelMetrics.spacingFidelity(ofLines: $0, font: font, displayScale: displayScale)
    }
  }

  /// The vertical measures of a label with some number of lines.
  func block(ofLines lines: Int) -> LabelBlock {
    lines <= Self.tabulatedLines
      ? blocks[max(lines, 1) - 1]
      : LabelMetrics.block(ofLines: lines, font: font, displayScale: displayScale)
  }

  /// How far the height of a label with some number of lines may be trusted, as far as its font
  /// decides.
  func spacing(ofLines lines: Int) -> Fidelity {
    lines <= Self.tabulatedLines
      ? spacings[max(lines, 1) - 1]
      : LabelMetrics.spacingFidelity(ofLines: lines, font: font, displayScale: displayScale)
  }
}
