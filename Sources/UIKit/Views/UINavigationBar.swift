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
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize { figure(.navigationBar) }
}
