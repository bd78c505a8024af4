/// UIKit's `UIInterfaceOrientationMask`.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: UInt
  /// UIKit's `portrait`.
  public static let portrait = Self(rawValue: 2)
  /// UIKit's `landscapeLeft`.
  public static let landscapeLeft = Self(rawValue: 16)
  /// UIKit's `landscapeRight`.
  public static let landscapeRight = Self(rawValue: 8)
  /// UIKit's `portraitUpsideDown`.
  public static let portraitUpsideDown = Self(rawValue: 4)
  /// UIKit's `landscape`.
  public static let landscape = Self(rawValue: 24)
  /// UIKit's `all`.
  public static let all = Self(rawValue: 30)
  /// UIKit's `allButUpsideDown`.
  public static let allButUpsideDown = Self(rawValue: 26)
  /// Creates one from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
