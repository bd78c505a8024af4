import SelfSizingCells

@MainActor @preconcurrency open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  private final var backgroundImages: [UIBarMetrics: UIImage] = [:]
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages[metrics] = image
  }
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics] }
  private final var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {
    titleAdjustments[metrics] = adjustment
  }
  open func titleVerticalPositionAdjustment(for metrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[metrics] ?? 0
  }
  override var measuredControl: CellControl? { .navigationBar }
}

@MainActor @preconcurrency open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  public init(title: String) {
    self.title = title
    super.init()
  }
}

@MainActor @preconcurrency open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  override var measuredControl: CellControl? { .toolbar }
}

@MainActor @preconcurrency open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  override var measuredControl: CellControl? { .tabBar }
}
