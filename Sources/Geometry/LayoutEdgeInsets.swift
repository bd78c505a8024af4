/// Distances from the four edges inward, in points: the counterpart of `UIEdgeInsets`. Left and
/// right do not follow the interface's direction.
public struct LayoutEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// No distance from any edge.
  public static let zero = LayoutEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets from four distances in points; positive ones point inward.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The sum of left and right, or of top and bottom.
  public subscript(sumAlong axis: LayoutAxis) -> Double {
    axis == .horizontal ? left + right : top + bottom
  }
}
