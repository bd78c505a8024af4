/// The appearance of a tab bar: stored and returned.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// UIKit's `stackedLayoutAppearance`.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// UIKit's `inlineLayoutAppearance`.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// UIKit's `compactInlineLayoutAppearance`.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// UIKit's `selectionIndicatorTintColor`.
  open var selectionIndicatorTintColor: UIColor?
  /// UIKit's `selectionIndicatorImage`.
  open var selectionIndicatorImage: UIImage?
  /// UIKit's `stackedItemPositioning`.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// UIKit's `stackedItemWidth`.
  open var stackedItemWidth: CGFloat = 0
  /// UIKit's `stackedItemSpacing`.
  open var stackedItemSpacing: CGFloat = 0
}
