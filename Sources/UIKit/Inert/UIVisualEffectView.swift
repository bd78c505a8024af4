@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  private final let content = UIView()
  open var effect: UIVisualEffect?
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.nib?.read(into: self, as: UIVisualEffectView.self)
  }
  private func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
  open var contentView: UIView { content }
}
