@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { .zero }
  open var isStatusBarHidden: Bool { false }
  open var statusBarStyle: UIStatusBarStyle { .default }
}
