import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Figures that you measured yourself, in place of those of the profile. They count as exact;
/// `source` says on which device and system you measured them.
extension PlatformProfile {
  /// Sets the intrinsic size of a control, in points; a negative extent means none.
  public mutating func setSize(_ size: LayoutSize, of control: CellControl, source: String) {
    let size = SourcedValue(size, .exact, source: source)
    controls[control, default: ControlMetrics(size)].intrinsicContentSize = size
  }

  /// Sets the width in points that an accessory takes from the content view, including its margin,
  /// at the default text size.
  public mutating func setWidth(_ width: Double, of accessory: CellAccessory, source: String) {
    accessoryWidths[accessory] = SourcedValue(width, .exact, source: source)
  }

  /// Sets the minimum height in points of a standard row at the default text size.
  public mutating func setMinimumRowHeight(_ height: Double, source: String) {
    minimumRowHeight = SourcedValue(height, .exact, source: source)
  }

  /// Sets the height in points that the separator below a row adds; nil for one pixel.
  public mutating func setSeparatorHeight(_ height: Double?, source: String) {
    separatorHeight = SourcedValue(height, .exact, source: source)
  }

  /// Sets the margins of a cell's content view in a list at the default text size.
  public mutating func setContentViewMargins(_ margins: DirectionalEdgeInsets, source: String) {
    contentViewMargins = SourcedValue(margins, .exact, source: source)
  }
}

extension ControlMetrics {
  /// Creates the metrics of a control of which only the size is known.
  fileprivate init(_ size: SourcedValue<LayoutSize>) {
    self.init(
      intrinsicContentSize: size,
      alignmentRectInsets: SourcedValue(.zero, .assumed, source: "no source"),
      contentHugging: SourcedValue(.defaultLow, .assumed, source: "no source"))
  }
}
