/// A two-dimensional vector.
public struct CGVector: Hashable, Sendable {
  /// The extent along an axis.
  public var dx: CGFloat, dy: CGFloat
  /// The vector without extent.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a vector without extent.
  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
