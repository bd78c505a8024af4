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
