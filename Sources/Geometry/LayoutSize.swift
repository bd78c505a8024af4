/// A width and a height in points.
public struct LayoutSize: Hashable, Sendable {
  /// The extent along x, in points.
  public var width: Double
  /// The extent along y, in points.
  public var height: Double

  /// No extent in either direction.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// The target that asks for the smallest size that fits, `UIView.layoutFittingCompressedSize`.
  public static let layoutFittingCompressedSize = LayoutSize.zero

  /// The target that asks for the largest size that fits, `UIView.layoutFittingExpandedSize`.
  public static let layoutFittingExpandedSize = LayoutSize(width: 10_000, height: 10_000)

  /// Creates a size from its extents in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent along an axis, in points.
  public subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
