import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension CellTemplate {
  /// Returns the size that a cell with the given content takes, rounded up to whole pixels.
  ///
  /// Each call compiles the template again. To measure many contents, keep a ``Measurer``.
  ///
  /// - Parameters:
  ///   - targetSize: In points; an extent under a low priority is a wish, and 0 asks for the
  ///     smallest.
  ///   - content: What fills the cell.
  ///   - traits: The reader's text size, the screen's scale, the direction of reading.
  ///   - horizontal: How strongly the width equals the target's.
  ///   - vertical: How strongly the height equals the target's.
  /// - Throws: `MeasuringError` if the declaration is mistaken or a number is out of range.
  public func systemLayoutSizeFitting(
    _ targetSize: LayoutSize, for content: Content, traits: TraitCollection = TraitCollection(),
    withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) throws(MeasuringError) -> LayoutSize {
    try Measurer(self).measure(
      content, fitting: targetSize, traits: traits,
      priorities: FittingPriorities(horizontal: horizontal, vertical: vertical)
    ).size
  }
}
