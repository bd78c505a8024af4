import SelfSizingGeometry

extension LayoutAxis {
  /// What an extent along the axis is called.
  package var extentName: String { self == .horizontal ? "width" : "height" }
}
