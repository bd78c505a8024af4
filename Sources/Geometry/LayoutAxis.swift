/// One of the two directions in which a layout measures: the counterpart of
/// `NSLayoutConstraint.Axis`.
public enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  /// Along x, from left to right.
  case horizontal
  /// Along y, from top to bottom.
  case vertical

  /// The other axis.
  public var perpendicular: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension LayoutAxis: CustomStringConvertible {
  /// The name of the case, also where a program cannot look its own names up.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
