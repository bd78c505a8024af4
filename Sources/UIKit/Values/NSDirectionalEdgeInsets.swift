/// Distances from the edges of a rectangle, by leading and trailing.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// A distance in points.
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  /// UIKit's `zero`.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates one as UIKit does.
  public init() { self = .zero }

  /// Creates one as UIKit does.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
