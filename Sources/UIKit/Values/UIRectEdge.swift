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
