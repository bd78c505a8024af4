/// UIKit's `UITabBar`.
@MainActor @preconcurrency open class UITabBar: UIView {
  open override var intrinsicContentSize: CGSize { figure(.tabBar) }
}
