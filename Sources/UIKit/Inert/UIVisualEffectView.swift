/// UIKit's `UIVisualEffectView`.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  private final let content = UIView()
  /// UIKit's `effect`.
  open var effect: UIVisualEffect?
  /// Creates one as UIKit does.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }
  /// Creates one as UIKit does.
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
  /// UIKit's `contentView`.
  open var contentView: UIView { content }
}
