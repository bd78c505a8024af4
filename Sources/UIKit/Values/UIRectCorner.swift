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
