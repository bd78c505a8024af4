/// Distances from the four edges inward, in points, where leading and trailing follow the
/// interface's direction: the counterpart of `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge at which reading begins.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge at which reading ends.
  public var trailing: Double

  /// No distance from any edge.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets from four distances in points; positive ones point inward.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns the same insets by left and right, for an interface that reads in the given direction.
  public func resolved(for direction: InterfaceDirection) -> LayoutEdgeInsets {
    switch direction {
    case .leftToRight: LayoutEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: LayoutEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}
