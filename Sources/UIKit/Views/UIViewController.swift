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
  /// Creates one as UIKit does.
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
  /// UIKit's `next`, as this class has it.
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
  ) {
    // Children that fill the view get its size; UIKit calls no others, either.
    for child in children where child.viewIfLoaded?.bounds.size == viewIfLoaded?.bounds.size {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }
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
