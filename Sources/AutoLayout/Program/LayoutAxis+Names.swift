import SelfSizingGeometry

extension LayoutAxis {
  package var extentName: String { self == .horizontal ? "width" : "height" }
}
