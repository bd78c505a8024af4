import SelfSizingCells

/// A switch.
@MainActor @preconcurrency open class UISwitch: UIControl {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case automatic, checkbox, sliding
  }
  /// Creates one as UIKit does.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.switch)
    bounds.size = frameSize(.switch)
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.switch)
    coder.nib?.read(into: self, as: UISwitch.self)
  }
  /// UIKit's `isOn`.
  open var isOn = false
  /// UIKit's `onTintColor`.
  open var onTintColor: UIColor?
  /// UIKit's `thumbTintColor`.
  open var thumbTintColor: UIColor?
  /// UIKit's `onImage`.
  open var onImage: UIImage?
  /// UIKit's `offImage`.
  open var offImage: UIImage?
  /// UIKit's `title`.
  open var title: String?
  /// UIKit's `preferredStyle`.
  open var preferredStyle = Style.automatic
  /// UIKit's `style`.
  open var style: Style { .sliding }
  /// UIKit's `setOn`.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize { figure(.switch) }
  override var measuredControl: CellControl? { .switch }
  /// UIKit's `alignmentRectInsets`, as this class has it.
  open override var alignmentRectInsets: UIEdgeInsets { insets(.switch) }
  /// UIKit's `sizeThatFits`, as this class has it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize(.switch) }
}
