import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// A progress bar.
@MainActor @preconcurrency open class UIProgressView: UIView {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case `default`, bar
  }
  /// Creates one as UIKit does.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.progressView)
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.progressView)
    coder.nib?.read(into: self, as: UIProgressView.self)
  }
  /// Creates one as UIKit does.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// UIKit's `progressViewStyle`.
  open var progressViewStyle = Style.default
  /// UIKit's `progress`.
  open var progress: Float = 0
  /// UIKit's `progressTintColor`.
  open var progressTintColor: UIColor?
  /// UIKit's `trackTintColor`.
  open var trackTintColor: UIColor?
  /// UIKit's `progressImage`.
  open var progressImage: UIImage?
  /// UIKit's `trackImage`.
  open var trackImage: UIImage?
  /// UIKit's `observedProgress`.
  open var observedProgress: Progress?
  /// UIKit's `setProgress`.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize { figure(.progressView) }
  override var measuredControl: CellControl? { .progressView }
}
