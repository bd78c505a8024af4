import SelfSizingViews

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
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }
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
  open override var intrinsicContentSize: CGSize { figure(.navigationBar) }
  override var measuredControl: CellControl? { .navigationBar }
}
