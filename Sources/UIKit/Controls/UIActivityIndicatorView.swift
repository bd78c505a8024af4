import SelfSizingCells

@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  public struct Style: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let medium = Style(rawValue: 100)
    public static let large = Style(rawValue: 101)
    public static let whiteLarge = Style(rawValue: 0)
    public static let white = Style(rawValue: 1)
    public static let gray = Style(rawValue: 2)
  }
  private final var spins = false
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    setUp(control)
    bounds.size = frameSize(control)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func setUp() {
    setUp(control)
    hideIfStopped()
  }
  open var style = Style.medium { didSet { if style != oldValue { contentChanged() } } }
  open var hidesWhenStopped = true { didSet { hideIfStopped() } }
  open var color: UIColor!
  open var isAnimating: Bool { spins }
  open func startAnimating() {
    spins = true
    if hidesWhenStopped { isHidden = false }
  }
  open func stopAnimating() {
    spins = false
    hideIfStopped()
  }
  private func hideIfStopped() { if hidesWhenStopped, !spins { isHidden = true } }
  private var control: CellControl {
    style == .large || style == .whiteLarge ? .largeActivityIndicator : .activityIndicator
  }
  override var measuredControl: CellControl? { control }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize(control) }
}
