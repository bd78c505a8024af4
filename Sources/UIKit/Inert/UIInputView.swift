@MainActor @preconcurrency open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default`, keyboard
  }
  public init(frame: CGRect, inputViewStyle: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var allowsSelfSizing = false
}
