import SelfSizingCells

/// The label of the title: what is set on it decides the button's size.
@MainActor final class ButtonTitleLabel: UILabel {
  weak var button: UIButton?
  init(button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var text: String? {
    get { button?.currentAttributedTitle?.string ?? button?.currentTitle }
    set { button?.setTitle(newValue, for: .normal) }
  }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Its place is within the button, whose size it decides.
  override func refreshItem() { setItem(axes: []) }
  /// The button says what of the title is shown.
  override func shownText(in size: CGSize) -> SizedLabel? { nil }
  override var itemKind: CellItemKind { .view }
  override var font: UIFont! { didSet { button?.contentChanged() } }
  override var numberOfLines: Int { didSet { button?.contentChanged() } }
  override var lineBreakMode: NSLineBreakMode { didSet { button?.contentChanged() } }
}
