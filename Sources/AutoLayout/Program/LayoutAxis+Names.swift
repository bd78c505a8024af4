import SelfSizingGeometry

extension LayoutAxis {
  /// The name of an extent along the axis.
  package var extentName: String { self == .horizontal ? "width" : "height" }
}
