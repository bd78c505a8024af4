/// UIKit's `UISwipeGestureRecognizer`.
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// UIKit's `Direction`.
  public struct Direction: OptionSet, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's `right`.
    public static let right = Self(rawValue: 1)
    /// UIKit's `left`.
    public static let left = Self(rawValue: 2)
    /// UIKit's `up`.
    public static let up = Self(rawValue: 4)
    /// UIKit's `down`.
    public static let down = Self(rawValue: 8)
  }
  /// UIKit's `direction`.
  open var direction: Direction = .right
  /// UIKit's `numberOfTouchesRequired`.
  open var numberOfTouchesRequired = 1
}
