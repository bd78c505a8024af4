import SelfSizingViews

@MainActor @preconcurrency open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open override var intrinsicContentSize: CGSize { figure(.toolbar) }
  override var measuredControl: CellControl? { .toolbar }
}
