import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingTypography

extension Measurer {
  /// Measures a content at a width and keeps all that a debugger would show. Takes several times as
  /// long as ``measure(_:width:traits:priorities:)``.
  ///
  /// - Parameters:
  ///   - content: What fills the cell.
  ///   - width: The width of the cell, in points.
  ///   - traits: What it is measured under.
  ///   - priorities: How strongly the cell takes the width, and shrinks.
  ///   - estimatedHeight: The height to which UIKit pins the cell before it is measured, in points:
  ///     the estimate of its table or layout. Constraints that contradict it are found; nil looks
  ///     for none.
  /// - Throws: `MeasuringError` as measuring does.
  public func inspect(
    _ content: Content, width: Double, traits: TraitCollection = TraitCollection(),
    priorities: FittingPriorities = .requiredWidthFittingHeight, estimatedHeight: Double? = nil
  ) throws(MeasuringError) -> CellInspection {
    try measuring { () throws(LayoutError) in
      read(content, traits)
      return try cells.inspect(
        values, width: width, traits, priorities, estimatedHeight: estimatedHeight)
    }
  }
}
