/// Distances from the edges of a rectangle, by left and right.
public struct UIEdgeInsets: Hashable, Sendable {
  /// A distance in points.
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  /// UIKit's `zero`.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates one as UIKit does.
  public init() { self = .zero }

  /// Creates one as UIKit does.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
