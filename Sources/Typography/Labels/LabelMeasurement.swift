import SelfSizingGeometry

/// The size of a label, and the text it comes from.
public struct LabelMeasurement: Sendable {
  /// The intrinsic size in points, each extent rounded up to a whole pixel.
  public let size: LayoutSize
  /// The lines it shows.
  public let lines: TextLayout
  /// The distance in points from the top edge to the first line's baseline, on the nearest pixel.
  public let firstBaseline: Double
  /// The distance in points from the top edge to the last line's baseline, on the nearest pixel.
  public let lastBaseline: Double
  /// How far the size may be trusted: as far as the text's widths and the font's leading.
  public let fidelity: Fidelity
  /// How far the height may be trusted; modelled at worst if no assumed width or leading matters.
  public let heightFidelity: Fidelity
  package let alternativeHeight: Double?
  /// The distance in points from the last line's baseline to the bottom edge.
  public var lastBaselineFromBottom: Double { size.height - lastBaseline }
}
