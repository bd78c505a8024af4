/// A location in points; x grows to the right and y downward.
public struct LayoutPoint: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// The origin, top left.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Creates a location from its coordinates in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns the location moved by the given distances in points.
  public func offsetBy(x dx: Double, y dy: Double) -> LayoutPoint {
    LayoutPoint(x: x + dx, y: y + dy)
  }

  /// The coordinate along an axis, in points.
  public subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
