/// A displacement in points.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat, vertical: CGFloat
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  public init() { self = .zero }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension CGRect {
  /// Returns the rectangle inside the distances.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
