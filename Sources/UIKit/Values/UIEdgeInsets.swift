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

/// A displacement in points.
public struct UIOffset: Hashable, Sendable {
  /// A distance in points.
  public var horizontal: CGFloat, vertical: CGFloat
  /// UIKit's `zero`.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Creates one as UIKit does.
  public init() { self = .zero }

  /// Creates one as UIKit does.
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

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: UInt
  /// UIKit's `top`.
  public static let top = UIRectEdge(rawValue: 1)
  /// UIKit's `left`.
  public static let left = UIRectEdge(rawValue: 2)
  /// UIKit's `bottom`.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// UIKit's `right`.
  public static let right = UIRectEdge(rawValue: 8)
  /// UIKit's `all`.
  public static let all = UIRectEdge(rawValue: 15)
  /// Creates one from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Edges of a rectangle, by the direction of the interface.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: UInt
  /// UIKit's `top`.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// UIKit's `leading`.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// UIKit's `bottom`.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// UIKit's `trailing`.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// UIKit's `all`.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
  /// Creates one from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: UInt
  /// UIKit's `topLeft`.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// UIKit's `topRight`.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// UIKit's `bottomLeft`.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// UIKit's `bottomRight`.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// UIKit's `allCorners`.
  public static let allCorners = UIRectCorner(rawValue: .max)
  /// Creates one from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: UInt
  /// UIKit's `horizontal`.
  public static let horizontal = UIAxis(rawValue: 1)
  /// UIKit's `vertical`.
  public static let vertical = UIAxis(rawValue: 2)
  /// UIKit's `both`.
  public static let both: UIAxis = [.horizontal, .vertical]
  /// Creates one from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
