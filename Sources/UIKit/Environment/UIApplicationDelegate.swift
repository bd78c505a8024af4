/// UIKit's `UIApplicationDelegate`.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {}

/// UIKit's `UIStatusBarStyle`.
public enum UIStatusBarStyle: Int, Sendable {
  /// UIKit's cases of the same names.
  case `default`, lightContent
  /// UIKit's case of the same name.
  case darkContent = 3
}
