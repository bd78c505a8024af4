import SelfSizing

/// A cell that a report draws: its indices among the measured ones, and all its details.
package struct DrawnCell: Sendable {
  package let width: Int
  /// The index of its text size.
  package let category: Int
  package let content: Int
  /// Whether it is laid out in the other direction than the measured cells.
  let isMirrored: Bool
  /// Its frames, lines and constraints.
  let inspection: CellInspection

  /// Its frames and lines.
  package var measurement: CellMeasurement { inspection.measurement }
}
