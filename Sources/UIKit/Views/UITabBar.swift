import SelfSizingCells

/// UIKit's `UITabBar`.
@MainActor @preconcurrency open class UITabBar: UIView {
  /// UIKit's `ItemPositioning`.
  public enum ItemPositioning: Int, Sendable {
    /// UIKit's cases of the same names.
    case automatic, fill, centered
  }
  /// UIKit's `items`.
  open var items: [UITabBarItem]?
  /// UIKit's `selectedItem`.
  open var selectedItem: UITabBarItem?
  /// UIKit's `setItems`.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// UIKit's `barTintColor`.
  open var barTintColor: UIColor?
  /// UIKit's `unselectedItemTintColor`.
  open var unselectedItemTintColor: UIColor?
  /// UIKit's `barStyle`.
  open var barStyle = UIBarStyle.default
  /// UIKit's `isTranslucent`.
  open var isTranslucent = true
  /// UIKit's `backgroundImage`.
  open var backgroundImage: UIImage?
  /// UIKit's `shadowImage`.
  open var shadowImage: UIImage?
  /// UIKit's `selectionIndicatorImage`.
  open var selectionIndicatorImage: UIImage?
  /// UIKit's `itemPositioning`.
  open var itemPositioning = ItemPositioning.automatic
  /// UIKit's `itemWidth`.
  open var itemWidth: CGFloat = 0
  /// UIKit's `itemSpacing`.
  open var itemSpacing: CGFloat = 0
  /// UIKit's `standardAppearance`.
  open var standardAppearance = UITabBarAppearance()
  /// UIKit's `scrollEdgeAppearance`.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize { figure(.tabBar) }
  override var measuredControl: CellControl? { .tabBar }
}
