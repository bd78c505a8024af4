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
