import SelfSizing

/// A cell that a report draws: where it stands among the measured ones, and all of its frames.
public struct DrawnCell: Sendable {
  /// The index of its width.
  public let width: Int
  /// The index of its text size.
  public let category: Int
  /// The index of its content.
  public let content: Int
  /// Its frames and lines.
  public let measurement: CellMeasurement

  /// Creates a drawn cell from its place and its frames.
  public init(width: Int, category: Int, content: Int, measurement: CellMeasurement) {
    self.width = width
    self.category = category
    self.content = content
    self.measurement = measurement
  }
}
