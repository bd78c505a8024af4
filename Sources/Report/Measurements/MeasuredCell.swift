import SelfSizing

/// The outcome of measuring one content at one width and one text size, without its frames.
public struct MeasuredCell: Sendable {
  /// The cell's height in points, on whole pixels.
  public let height: Double
  /// How far the height may be trusted.
  public let fidelity: Fidelity
  /// Whether the text size has changed the arrangement of a stack.
  public let isReflowed: Bool
  /// The findings.
  public internal(set) var findings: [CellFinding]
  /// Which fallbacks set which characters; empty if the labels' own fonts set all that has a glyph.
  public let fallbacks: [ItemFallback]

  /// Whether a fault of the cell was found.
  public var hasDefects: Bool { FindingKinds(of: findings).containsDefect }

  /// Keeps what a report shows of a measurement.
  public init(_ measurement: CellMeasurement) {
    height = measurement.size.height
    fidelity = measurement.fidelity
    isReflowed = measurement.isReflowed
    findings = measurement.findings
    fallbacks = measurement.fallbacks
  }
}
