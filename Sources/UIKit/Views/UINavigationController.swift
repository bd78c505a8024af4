@MainActor @preconcurrency open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for former in oldValue where !viewControllers.contains(former) { former.removeFromParent() }
      for controller in viewControllers where controller.parent !== self { addChild(controller) }
      showChild()
    }
  }
  override var shownChild: UIViewController? { topViewController }
  open lazy var navigationBar = UINavigationBar()
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  open var isNavigationBarHidden = false
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.popLast()
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    nil
  }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    viewControllers = controllers
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}
