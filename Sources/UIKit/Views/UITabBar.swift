import SelfSizingViews

@MainActor @preconcurrency open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }
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
  open override var intrinsicContentSize: CGSize { figure(.tabBar) }
  override var measuredControl: CellControl? { .tabBar }
}
