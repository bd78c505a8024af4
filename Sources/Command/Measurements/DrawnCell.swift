import SelfSizing

/// A cell that a report draws: its indices among the measured ones, and all its details.
package struct DrawnCell: Sendable {
  package let width: Int
  package let category: Int
  package let content: Int
  /// Whether it is laid out in the other direction than the measured cells.
  let isMirrored: Bool
  let inspection: CellInspection

  package var measurement: CellMeasurement { inspection.measurement }
}
