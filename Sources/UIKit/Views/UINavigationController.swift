/// UIKit's `UINavigationController`.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// UIKit's `viewControllers`.
  open var viewControllers: [UIViewController] = []
  /// UIKit's `navigationBar`.
  open lazy var navigationBar = UINavigationBar()
  /// UIKit's `topViewController`.
  open var topViewController: UIViewController? { viewControllers.last }
  /// UIKit's `visibleViewController`.
  open var visibleViewController: UIViewController? { viewControllers.last }
  /// UIKit's `isNavigationBarHidden`.
  open var isNavigationBarHidden = false
  /// Creates one as UIKit does.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
  }
  /// Creates one as UIKit does.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// UIKit's `pushViewController`.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }
  /// UIKit's `popViewController`.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.popLast()
  }
  /// UIKit's `popToRootViewController`.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    nil
  }
  /// UIKit's `setViewControllers`.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    viewControllers = controllers
  }
  /// UIKit's `setNavigationBarHidden`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}
