@MainActor @preconcurrency open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var traitCollection: UITraitCollection { .current }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
