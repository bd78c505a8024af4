import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// An activity indicator.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// UIKit's `Style`.
  public struct Style: RawRepresentable, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: Int
    /// Creates one from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// UIKit's `medium`.
    public static let medium = Style(rawValue: 100)
    /// UIKit's `large`.
    public static let large = Style(rawValue: 101)
    /// UIKit's `whiteLarge`.
    public static let whiteLarge = Style(rawValue: 0)
    /// UIKit's `white`.
    public static let white = Style(rawValue: 1)
    /// UIKit's `gray`.
    public static let gray = Style(rawValue: 2)
  }
  private final var spins = false
  /// Creates one as UIKit does.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    setUp(control)
    bounds.size = frameSize(control)
    hideIfStopped()
  }
  /// Creates one as UIKit does.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(control)
    hideIfStopped()
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(control)
    hideIfStopped()
    coder.nib?.read(into: self, as: UIActivityIndicatorView.self)
  }
  /// UIKit's `style`.
  open var style = Style.medium { didSet { if style != oldValue { contentChanged() } } }
  /// UIKit's `hidesWhenStopped`.
  open var hidesWhenStopped = true { didSet { hideIfStopped() } }
  /// UIKit's `color`.
  open var color: UIColor!
  /// UIKit's `isAnimating`.
  open var isAnimating: Bool { spins }
  /// UIKit's `startAnimating`.
  open func startAnimating() {
    spins = true
    if hidesWhenStopped { isHidden = false }
  }
  /// UIKit's `stopAnimating`.
  open func stopAnimating() {
    spins = false
    hideIfStopped()
  }
  private func hideIfStopped() { if hidesWhenStopped, !spins { isHidden = true } }
  private var control: CellControl {
    style == .large || style == .whiteLarge ? .largeActivityIndicator : .activityIndicator
  }
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize { figure(control) }
  override var measuredControl: CellControl? { control }
  /// UIKit's `sizeThatFits`, as this class has it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize(control) }
}
