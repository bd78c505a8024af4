/// A rectangle in points, given by its top left corner and its size.
public struct LayoutRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: LayoutPoint
  /// The extents; a layout never yields negative ones.
  public var size: LayoutSize

  /// An empty rectangle at the origin.
  public static let zero = LayoutRect(origin: .zero, size: .zero)

  /// Creates a rectangle from its top left corner and size.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from coordinates and extents in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }
  /// The extent along x.
  public var width: Double { size.width }
  /// The extent along y.
  public var height: Double { size.height }

  /// Whether the rectangle covers no area.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Whether the interiors of both rectangles meet; touching edges do not count. A rectangle
  /// without an area meets another one only if it is strictly between the other's edges.
  public func intersects(_ other: LayoutRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether the other rectangle is inside this one, edges included.
  public func contains(_ other: LayoutRect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// Whether the point is inside; of the edges only the left and the top one are.
  public func contains(_ point: LayoutPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Returns the rectangle moved by the given distances in points.
  public func offsetBy(x dx: Double, y dy: Double) -> LayoutRect {
    LayoutRect(origin: origin.offsetBy(x: dx, y: dy), size: size)
  }

  /// Returns the rectangle with every edge moved inward by the given insets.
  public func inset(by insets: LayoutEdgeInsets) -> LayoutRect {
    LayoutRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
