import SelfSizingCells

@MainActor @preconcurrency open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    bounds.size = frameSize(.stepper)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func setUp() { setUp(.stepper) }
  open var value = 0.0 { didSet { limit() } }
  open var minimumValue = 0.0 { didSet { limit() } }
  open var maximumValue = 100.0 { didSet { limit() } }
  private func limit() {
    let limited = max(minimumValue, min(value, maximumValue))
    if limited != value, !limited.isNaN { value = limited }
  }
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  override var measuredControl: CellControl? { .stepper }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize(.stepper) }
}
