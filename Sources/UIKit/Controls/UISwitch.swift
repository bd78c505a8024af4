import SelfSizingCells

@MainActor @preconcurrency open class UISwitch: UIControl {
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    bounds.size = frameSize(.switch)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func setUp() { setUp(.switch) }
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  override var measuredControl: CellControl? { .switch }
  open override var alignmentRectInsets: UIEdgeInsets { insets(.switch) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize(.switch) }
}
