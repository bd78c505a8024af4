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
  /// The width that a layout in progress gives the label, in points; nil in its first pass.
  var roomInPass: Double?

  /// The size of the title, wrapped at the width that the label has or states.
  ///
  /// - Source: Published subclasses that take the size of their title's label for their own.
  override var intrinsicContentSize: CGSize {
    takeTitle()
    if let roomInPass, numberOfLines != 1 { return textSize(in: CGFloat(roomInPass)) }
    return super.intrinsicContentSize
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    takeTitle()
    return super.sizeThatFits(size)
  }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines limit: Int) -> CGRect {
    takeTitle()
    return super.textRect(forBounds: bounds, limitedToNumberOfLines: limit)
  }

  private func takeTitle() {
    if let attributed = button?.currentAttributedTitle {
      if super.attributedText != attributed { super.attributedText = attributed }
    } else {
      super.text = button?.currentTitle
    }
  }
  /// Its place is within the button, whose size it decides.
  override func refreshItem() { setItem(axes: []) }
  override func shownText(in size: CGSize) -> SizedLabel? { nil }
  override var itemKind: CellItemKind { .view }
  override var font: UIFont! { didSet { button?.contentChanged() } }
  override var numberOfLines: Int { didSet { button?.contentChanged() } }
  override var lineBreakMode: NSLineBreakMode { didSet { button?.contentChanged() } }
}
