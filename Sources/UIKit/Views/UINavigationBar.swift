import SelfSizingCells

/// UIKit's `UINavigationBar`.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  /// UIKit's `barTintColor`.
  open var barTintColor: UIColor?
  /// UIKit's `barStyle`.
  open var barStyle = UIBarStyle.default
  /// UIKit's `isTranslucent`.
  open var isTranslucent = true
  /// UIKit's `prefersLargeTitles`.
  open var prefersLargeTitles = false
  /// UIKit's `titleTextAttributes`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// UIKit's `largeTitleTextAttributes`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// UIKit's `shadowImage`.
  open var shadowImage: UIImage?
  /// UIKit's `backIndicatorImage`.
  open var backIndicatorImage: UIImage?
  /// UIKit's `backIndicatorTransitionMaskImage`.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// UIKit's `standardAppearance`.
  open var standardAppearance = UINavigationBarAppearance()
  /// UIKit's `compactAppearance`.
  open var compactAppearance: UINavigationBarAppearance?
  /// UIKit's `scrollEdgeAppearance`.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// UIKit's `compactScrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// UIKit's `items`.
  open var items: [UINavigationItem]?
  /// UIKit's `topItem`.
  open var topItem: UINavigationItem? { items?.last }
  /// UIKit's `backItem`.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// UIKit's `setItems`.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// UIKit's `pushItem`.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }
  /// UIKit's `popItem`.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  private final var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// UIKit's `setBackgroundImage`.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages[metrics] = image
  }
  /// UIKit's `backgroundImage`.
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics] }
  private final var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
  /// UIKit's `setTitleVerticalPositionAdjustment`.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {
    titleAdjustments[metrics] = adjustment
  }
  /// UIKit's `titleVerticalPositionAdjustment`.
  open func titleVerticalPositionAdjustment(for metrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[metrics] ?? 0
  }
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize { figure(.navigationBar) }
  override var measuredControl: CellControl? { .navigationBar }
}
