import SelfSizingCells

/// UIKit's `UIToolbar`.
@MainActor @preconcurrency open class UIToolbar: UIView {
  /// UIKit's `items`.
  open var items: [UIBarButtonItem]?
  /// UIKit's `isTranslucent`.
  open var isTranslucent = true
  /// UIKit's `barTintColor`.
  open var barTintColor: UIColor?
  /// UIKit's `standardAppearance`.
  open var standardAppearance = UIToolbarAppearance()
  /// UIKit's `compactAppearance`.
  open var compactAppearance: UIToolbarAppearance?
  /// UIKit's `scrollEdgeAppearance`.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// UIKit's `setItems`.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize { figure(.toolbar) }
  override var measuredControl: CellControl? { .toolbar }
}
