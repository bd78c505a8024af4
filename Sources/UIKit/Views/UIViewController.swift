/// A controller of a view: the view is loaded when it is asked for; nothing is presented.
@MainActor @preconcurrency
open class UIViewController: UIResponder, @preconcurrency NSCoding,
  UITraitEnvironment, UIContentContainer
{
  private final var loadedView: UIView?
  private final var isLoading = false
  final var ownTraits = TraitOverrides()
  /// Creates one as UIKit does.
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// UIKit's `encode`.
  open func encode(with coder: NSCoder) {}
  /// UIKit's `awakeFromNib`.
  open func awakeFromNib() {}

  /// UIKit's `view`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.rare.controller = self
    }
  }
  /// UIKit's `viewIfLoaded`.
  open var viewIfLoaded: UIView? { loadedView }
  /// UIKit's `isViewLoaded`.
  open var isViewLoaded: Bool { loadedView != nil }
  /// UIKit's `loadView`.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// UIKit's `loadViewIfNeeded`.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    isLoading = false
    viewDidLoad()
  }
  /// UIKit's `viewDidLoad`.
  open func viewDidLoad() {}
  /// UIKit's `viewWillAppear`.
  open func viewWillAppear(_ animated: Bool) {}
  /// UIKit's `viewIsAppearing`.
  open func viewIsAppearing(_ animated: Bool) {}
  /// UIKit's `viewDidAppear`.
  open func viewDidAppear(_ animated: Bool) {}
  /// UIKit's `viewWillDisappear`.
  open func viewWillDisappear(_ animated: Bool) {}
  /// UIKit's `viewDidDisappear`.
  open func viewDidDisappear(_ animated: Bool) {}
  /// UIKit's `viewWillLayoutSubviews`.
  open func viewWillLayoutSubviews() {}
  /// UIKit's `viewDidLayoutSubviews`.
  open func viewDidLayoutSubviews() {}
  /// UIKit's `viewSafeAreaInsetsDidChange`.
  open func viewSafeAreaInsetsDidChange() {}
  /// UIKit's `viewLayoutMarginsDidChange`.
  open func viewLayoutMarginsDidChange() {}
  /// UIKit's `updateViewConstraints`.
  open func updateViewConstraints() {}
  /// UIKit's `didReceiveMemoryWarning`.
  open func didReceiveMemoryWarning() {}
  /// UIKit's `title`.
  open var title: String?
  /// UIKit's `nibName`.
  open var nibName: String? { nil }
  /// UIKit's `nibBundle`.
  open var nibBundle: Bundle? { nil }
  /// UIKit's `parent`.
  open private(set) weak var parent: UIViewController?
  /// UIKit's `children`.
  open private(set) var children: [UIViewController] = []
  /// UIKit's `addChild`.
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  /// UIKit's `removeFromParent`.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// UIKit's `willMove`.
  open func willMove(toParent parent: UIViewController?) {}
  /// UIKit's `didMove`.
  open func didMove(toParent parent: UIViewController?) {}
  /// UIKit's `beginAppearanceTransition`.
  open func beginAppearanceTransition(_ appearing: Bool, animated: Bool) {}
  /// UIKit's `endAppearanceTransition`.
  open func endAppearanceTransition() {}
  open override var next: UIResponder? { loadedView?.superview }
  /// UIKit's `presentedViewController`.
  open var presentedViewController: UIViewController? { nil }
  /// UIKit's `presentingViewController`.
  open var presentingViewController: UIViewController? { nil }
  /// UIKit's `navigationController`.
  open var navigationController: UINavigationController? { parent as? UINavigationController }
  /// UIKit's `tabBarController`.
  open var tabBarController: UIViewController? { nil }
  /// UIKit's `splitViewController`.
  open var splitViewController: UIViewController? { nil }
  /// UIKit's `navigationItem`.
  open lazy var navigationItem = UINavigationItem(title: "")
  /// UIKit's `modalPresentationStyle`.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// UIKit's `modalTransitionStyle`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// UIKit's `preferredContentSize`.
  open var preferredContentSize = CGSize.zero
  /// UIKit's `edgesForExtendedLayout`.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// UIKit's `extendedLayoutIncludesOpaqueBars`.
  open var extendedLayoutIncludesOpaqueBars = false
  /// UIKit's `definesPresentationContext`.
  open var definesPresentationContext = false
  /// UIKit's `isModalInPresentation`.
  open var isModalInPresentation = false
  /// UIKit's `hidesBottomBarWhenPushed`.
  open var hidesBottomBarWhenPushed = false
  /// UIKit's `isBeingPresented`.
  open var isBeingPresented: Bool { false }
  /// UIKit's `isBeingDismissed`.
  open var isBeingDismissed: Bool { false }
  /// UIKit's `isMovingToParent`.
  open var isMovingToParent: Bool { false }
  /// UIKit's `isMovingFromParent`.
  open var isMovingFromParent: Bool { false }
  /// UIKit's `preferredStatusBarStyle`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// UIKit's `prefersStatusBarHidden`.
  open var prefersStatusBarHidden: Bool { false }
  /// UIKit's `prefersHomeIndicatorAutoHidden`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// UIKit's `supportedInterfaceOrientations`.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// UIKit's `shouldAutorotate`.
  open var shouldAutorotate: Bool { true }
  /// UIKit's `setNeedsStatusBarAppearanceUpdate`.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// UIKit's `additionalSafeAreaInsets`.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.layoutItem.safeAreaInsets = additionalSafeAreaInsets.layoutInsets }
  }
  /// UIKit's `systemMinimumLayoutMargins`.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// UIKit's `viewRespectsSystemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// UIKit's `topLayoutGuide`.
  open var topLayoutGuide: UILayoutSupport { view.safeAreaLayoutGuide }
  /// UIKit's `bottomLayoutGuide`.
  open var bottomLayoutGuide: UILayoutSupport { view.safeAreaLayoutGuide }
  /// UIKit's `overrideUserInterfaceStyle`.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// UIKit's `traitCollection`.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
  /// UIKit's `traitOverrides`.
  open var traitOverrides: UITraitOverrides {
    get { ownTraits }
    set {
      guard let overrides = newValue as? TraitOverrides else { return }
      view.changeTraits { _ in self.ownTraits = overrides }
    }
  }
  /// UIKit's `traitCollectionDidChange`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// UIKit's `setOverrideTraitCollection`.
  open func setOverrideTraitCollection(
    _ traits: UITraitCollection?, forChild child: UIViewController
  ) {
    child.traitOverrides = TraitOverrides(values: traits?.values ?? .init())
  }
  /// UIKit's `viewWillTransition`.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  /// UIKit's `willTransition`.
  open func willTransition(
    to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  /// UIKit's `preferredContentSizeDidChange`.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  /// UIKit's `present`.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil)
  { completion?() }
  /// UIKit's `dismiss`.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  /// UIKit's `show`.
  open func show(_ controller: UIViewController, sender: Any?) {}
  /// UIKit's `showDetailViewController`.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
  /// UIKit's `performSegue`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
/// UIKit's `UIContentContainer`.
@MainActor @preconcurrency public protocol UIContentContainer: NSObjectProtocol {
  /// UIKit's `preferredContentSize`.
  var preferredContentSize: CGSize { get }
}
/// UIKit's `UIViewControllerTransitionCoordinatorContext`.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}
/// UIKit's `UIViewControllerTransitionCoordinator`.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{}
extension UIViewControllerTransitionCoordinator {
  /// UIKit's `animate`.
  @discardableResult public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
}
/// UIKit's `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Sendable {
  /// UIKit's cases of the same names.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
    popover
  /// UIKit's case of the same name.
  case none = -1
  /// UIKit's case of the same name.
  case automatic = -2
}
/// UIKit's `UIModalTransitionStyle`.
public enum UIModalTransitionStyle: Int, Sendable {
  /// UIKit's cases of the same names.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
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
/// UIKit's `UINavigationItem`.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  /// UIKit's `title`.
  open var title: String?
  /// UIKit's `titleView`.
  open var titleView: UIView?
  /// UIKit's `prompt`.
  open var prompt: String?
  /// UIKit's `leftBarButtonItem`.
  open var leftBarButtonItem: UIBarButtonItem?
  /// UIKit's `rightBarButtonItem`.
  open var rightBarButtonItem: UIBarButtonItem?
  /// UIKit's `leftBarButtonItems`.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// UIKit's `rightBarButtonItems`.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// UIKit's `backBarButtonItem`.
  open var backBarButtonItem: UIBarButtonItem?
  /// UIKit's `hidesBackButton`.
  open var hidesBackButton = false
  /// Creates one as UIKit does.
  public init(title: String) {
    self.title = title
    super.init()
  }
}
/// UIKit's `UINavigationBar`.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  /// UIKit's `barTintColor`.
  open var barTintColor: UIColor?
  /// UIKit's `isTranslucent`.
  open var isTranslucent = true
  /// UIKit's `prefersLargeTitles`.
  open var prefersLargeTitles = false
  /// UIKit's `titleTextAttributes`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open override var intrinsicContentSize: CGSize { figure(.navigationBar) }
}
/// UIKit's `UIToolbar`.
@MainActor @preconcurrency open class UIToolbar: UIView {
  /// UIKit's `items`.
  open var items: [UIBarButtonItem]?
  /// UIKit's `isTranslucent`.
  open var isTranslucent = true
  /// UIKit's `barTintColor`.
  open var barTintColor: UIColor?
  /// UIKit's `setItems`.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open override var intrinsicContentSize: CGSize { figure(.toolbar) }
}
/// UIKit's `UITabBar`.
@MainActor @preconcurrency open class UITabBar: UIView {
  open override var intrinsicContentSize: CGSize { figure(.tabBar) }
}
/// UIKit's `UISearchTextField`.
@MainActor @preconcurrency open class UISearchTextField: UITextField {}
/// UIKit's `UISearchBar`.
@MainActor @preconcurrency open class UISearchBar: UIView {
  /// UIKit's `Style`.
  public enum Style: UInt, Sendable {
    /// UIKit's cases of the same names.
    case `default`, prominent, minimal
  }
  /// UIKit's `text`.
  open var text: String?
  /// UIKit's `prompt`.
  open var prompt: String?
  /// UIKit's `placeholder`.
  open var placeholder: String?
  /// UIKit's `delegate`.
  open weak var delegate: UISearchBarDelegate?
  /// UIKit's `barTintColor`.
  open var barTintColor: UIColor?
  /// UIKit's `searchBarStyle`.
  open var searchBarStyle = Style.default
  /// UIKit's `isTranslucent`.
  open var isTranslucent = true
  /// UIKit's `showsCancelButton`.
  open var showsCancelButton = false
  /// UIKit's `showsBookmarkButton`.
  open var showsBookmarkButton = false
  /// UIKit's `searchTextField`.
  open lazy var searchTextField = UISearchTextField()
  /// UIKit's `backgroundImage`.
  open var backgroundImage: UIImage?
  /// UIKit's `setShowsCancelButton`.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
  open override var intrinsicContentSize: CGSize { figure(.searchBar) }
}
/// UIKit's `UISearchBarDelegate`.
@MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
  /// UIKit's `searchBar`.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// UIKit's `searchBarSearchButtonClicked`.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// UIKit's `searchBarCancelButtonClicked`.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
  /// UIKit's `searchBar`.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// UIKit's `searchBarSearchButtonClicked`.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// UIKit's `searchBarCancelButtonClicked`.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
/// UIKit's `UIAlertAction`.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case `default`, cancel, destructive
  }
  /// UIKit's `title`.
  open private(set) var title: String?
  /// UIKit's `style`.
  open private(set) var style = Style.default
  /// UIKit's `isEnabled`.
  open var isEnabled = true
  /// Creates one as UIKit does.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
  }
}
/// UIKit's `UIAlertController`.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case actionSheet, alert
  }
  /// UIKit's `message`.
  open var message: String?
  /// UIKit's `actions`.
  open private(set) var actions: [UIAlertAction] = []
  /// UIKit's `textFields`.
  open private(set) var textFields: [UITextField]?
  /// UIKit's `preferredAction`.
  open var preferredAction: UIAlertAction?
  /// Creates one as UIKit does.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  /// UIKit's `addAction`.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// UIKit's `addTextField`.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
