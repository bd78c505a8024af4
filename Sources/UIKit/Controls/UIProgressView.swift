import SelfSizingCells

@MainActor @preconcurrency open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  override func setUp() { setUp(.progressView) }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  open var progressViewStyle = Style.default
  open var progress: Float = 0 {
    didSet { if !(0...1).contains(progress) { progress = progress > 1 ? 1 : 0 } }
  }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  open var observedProgress: Progress?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  override var measuredControl: CellControl? { .progressView }
}
