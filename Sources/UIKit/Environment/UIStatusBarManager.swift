/// UIKit's `UIStatusBarManager`.
@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
  /// UIKit's `statusBarFrame`.
  open var statusBarFrame: CGRect { .zero }
  /// UIKit's `isStatusBarHidden`.
  open var isStatusBarHidden: Bool { false }
  /// UIKit's `statusBarStyle`.
  open var statusBarStyle: UIStatusBarStyle { .default }
}
