/// UIKit's `UIInputView`.
@MainActor @preconcurrency open class UIInputView: UIView {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case `default`, keyboard
  }
  /// Creates one as UIKit does.
  public init(frame: CGRect, inputViewStyle: Style) { super.init(frame: frame) }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// UIKit's `allowsSelfSizing`.
  open var allowsSelfSizing = false
}
