import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// A slider.
@MainActor @preconcurrency open class UISlider: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.slider)
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.slider)
    coder.nib?.read(into: self, as: UISlider.self)
  }
  /// UIKit's `value`.
  open var value: Float = 0
  /// UIKit's `minimumValue`.
  open var minimumValue: Float = 0
  /// UIKit's `maximumValue`.
  open var maximumValue: Float = 1
  /// UIKit's `isContinuous`.
  open var isContinuous = true
  /// UIKit's `minimumTrackTintColor`.
  open var minimumTrackTintColor: UIColor?
  /// UIKit's `maximumTrackTintColor`.
  open var maximumTrackTintColor: UIColor?
  /// UIKit's `thumbTintColor`.
  open var thumbTintColor: UIColor?
  /// UIKit's `minimumValueImage`.
  open var minimumValueImage: UIImage?
  /// UIKit's `maximumValueImage`.
  open var maximumValueImage: UIImage?
  /// UIKit's `setValue`.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// UIKit's `setThumbImage`.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// UIKit's `setMinimumTrackImage`.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// UIKit's `setMaximumTrackImage`.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  /// UIKit's `thumbImage`.
  open func thumbImage(for state: State) -> UIImage? { nil }
  /// UIKit's `trackRect`.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// UIKit's `thumbRect`.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    bounds
  }
  /// UIKit's `minimumValueImageRect`.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// UIKit's `maximumValueImageRect`.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize { figure(.slider) }
  override var measuredControl: CellControl? { .slider }
}
