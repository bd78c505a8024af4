/// UIKit's `UIWindowScene`.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  /// UIKit's `windows`.
  open var windows: [UIWindow] { [] }
  /// UIKit's `screen`.
  open var screen: UIScreen { .main }
  /// UIKit's `interfaceOrientation`.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// UIKit's `traitCollection`.
  open var traitCollection: UITraitCollection { .current }
  /// UIKit's `statusBarManager`.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
