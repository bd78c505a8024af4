import SelfSizing

/// A cell that a report draws: its indices among the measured ones, and all its details.
public struct DrawnCell: Sendable {
  /// The index of its width.
  public let width: Int
  /// The index of its text size.
  public let category: Int
  /// The index of its content.
  public let content: Int
  /// Whether it is laid out in the other direction than the measured cells.
  public let isMirrored: Bool
  /// Its frames, lines and constraints.
  public let inspection: CellInspection

  /// Its frames and lines.
  public var measurement: CellMeasurement { inspection.measurement }
}
