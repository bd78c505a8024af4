@MainActor @preconcurrency open class UITabBarController: UIViewController {
  open lazy var tabBar = UITabBar()
  open weak var delegate: UITabBarControllerDelegate?
  open var viewControllers: [UIViewController]? {
    didSet {
      oldValue?.forEach { $0.removeFromParent() }
      viewControllers?.forEach { addChild($0) }
      tabBar.items = viewControllers?.compactMap(\.tabBarItem)
      if let viewControllers, !viewControllers.indices.contains(selectedIndex) { selectedIndex = 0 }
      showChild()
    }
  }
  override var shownChild: UIViewController? { selectedViewController }
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }
  open var selectedIndex = 0 { didSet { showChild() } }
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      guard let place = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = place
    }
  }
}

@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
