import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// A stepper.
@MainActor @preconcurrency open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.stepper)
    bounds.size = frameSize(.stepper)
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.stepper)
    coder.nib?.read(into: self, as: UIStepper.self)
  }
  /// UIKit's `value`.
  open var value = 0.0
  /// UIKit's `minimumValue`.
  open var minimumValue = 0.0
  /// UIKit's `maximumValue`.
  open var maximumValue = 100.0
  /// UIKit's `stepValue`.
  open var stepValue = 1.0
  /// UIKit's `isContinuous`.
  open var isContinuous = true
  /// UIKit's `autorepeat`.
  open var autorepeat = true
  /// UIKit's `wraps`.
  open var wraps = false
  /// UIKit's `setDecrementImage`.
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  /// UIKit's `setIncrementImage`.
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize { figure(.stepper) }
  override var measuredControl: CellControl? { .stepper }
  /// UIKit's `sizeThatFits`, as this class has it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize(.stepper) }
}
