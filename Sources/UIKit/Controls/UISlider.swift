import SelfSizingCells

@MainActor @preconcurrency open class UISlider: UIControl {
  override func setUp() { setUp(.slider) }
  open var value: Float = 0 { didSet { limit() } }
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      limit()
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      limit()
    }
  }
  private func limit() {
    let limited = max(minimumValue, min(value, maximumValue))
    if limited != value, !limited.isNaN { value = limited }
  }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  open func thumbImage(for state: State) -> UIImage? { nil }
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    bounds
  }
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  override var measuredControl: CellControl? { .slider }
}
