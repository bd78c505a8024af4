/// A controller of a view: the view is loaded when it is asked for; nothing is presented.
@MainActor @preconcurrency
open class UIViewController: UIResponder, @preconcurrency NSCoding,
  UITraitEnvironment, UIContentContainer
{
  private final var loadedView: UIView?
  private final var isLoading = false
  final var ownTraits = StatedTraits()
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  open func encode(with coder: NSCoder) {}
  open func awakeFromNib() {}
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
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    isLoading = false
    viewDidLoad()
    showChild()
  }
  var shownChild: UIViewController? { nil }
  private final weak var childView: UIView?
  final func showChild() {
    guard let view = loadedView else { return }
    let shown = shownChild?.view
    if let childView, childView !== shown, childView.superview === view {
      childView.removeFromSuperview()
    }
    childView = shown
    guard let shown, shown.superview !== view else { return }
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}
  open var title: String?
  open var nibName: String? { nil }
  open var nibBundle: Bundle? { nil }
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }
  open func removeFromParent() {
    guard let former = parent else { return }
    former.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func beginAppearanceTransition(_ appearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open override var next: UIResponder? { loadedView?.superview }
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var navigationController: UINavigationController? { parent as? UINavigationController }
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  open var splitViewController: UIViewController? { nil }
  open lazy var navigationItem = UINavigationItem(title: "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var preferredContentSize = CGSize.zero
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var definesPresentationContext = false
  open var isModalInPresentation = false
  open var hidesBottomBarWhenPushed = false
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.layoutItem.safeAreaInsets = additionalSafeAreaInsets.layoutInsets }
  }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var topLayoutGuide: UILayoutSupport { barGuides.top }
  open var bottomLayoutGuide: UILayoutSupport { barGuides.bottom }
  private final lazy var barGuides: (top: UILayoutGuide, bottom: UILayoutGuide) = {
    let (top, bottom) = (UILayoutGuide(), UILayoutGuide())
    view.addLayoutGuide(top)
    view.addLayoutGuide(bottom)
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: view.topAnchor),
      top.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bottom.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      bottom.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return (top, bottom)
  }()
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
  open var traitOverrides: UITraitOverrides {
    get { ownTraits }
    set {
      guard let overrides = newValue as? StatedTraits else { return }
      view.changeTraits { _ in self.ownTraits = overrides }
    }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func setOverrideTraitCollection(
    _ traits: UITraitCollection?, forChild child: UIViewController
  ) { child.traitOverrides = traits?.values ?? StatedTraits() }
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    // Children that fill the view get its size; UIKit calls no others, either.
    for child in children where child.viewIfLoaded?.bounds.size == viewIfLoaded?.bounds.size {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }
  open func willTransition(
    to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil)
  { completion?() }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  open func show(_ controller: UIViewController, sender: Any?) {}
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
