import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// A segmented control.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  private final var segments: [Any] = []
  /// UIKit's `noSegment`.
  public static var noSegment: Int { -1 }
  /// Creates one as UIKit does.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = items ?? []
    setUp(.segmentedControl)
  }
  /// Creates one as UIKit does.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.segmentedControl)
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.segmentedControl)
    coder.nib?.read(into: self, as: UISegmentedControl.self)
  }
  /// Creates one as UIKit does.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions.map(\.title))
    self.frame = frame
  }
  /// UIKit's `numberOfSegments`.
  open var numberOfSegments: Int { segments.count }
  /// UIKit's `selectedSegmentIndex`.
  open var selectedSegmentIndex = -1
  /// UIKit's `isMomentary`.
  open var isMomentary = false
  /// UIKit's `apportionsSegmentWidthsByContent`.
  open var apportionsSegmentWidthsByContent = false
  /// UIKit's `selectedSegmentTintColor`.
  open var selectedSegmentTintColor: UIColor?
  /// UIKit's `insertSegment`.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(index, 0), segments.count))
    contentChanged()
  }
  /// UIKit's `insertSegment`.
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    segments.insert(image ?? UIImage(), at: min(max(index, 0), segments.count))
    contentChanged()
  }
  /// UIKit's `removeSegment`.
  open func removeSegment(at index: Int, animated: Bool) {
    if segments.indices.contains(index) { segments.remove(at: index) }
    contentChanged()
  }
  /// UIKit's `removeAllSegments`.
  open func removeAllSegments() {
    segments = []
    contentChanged()
  }
  /// UIKit's `setTitle`.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    if segments.indices.contains(index) { segments[index] = title ?? "" }
    contentChanged()
  }
  /// UIKit's `titleForSegment`.
  open func titleForSegment(at index: Int) -> String? {
    segments.indices.contains(index) ? segments[index] as? String : nil
  }
  /// UIKit's `setImage`.
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    if segments.indices.contains(index) { segments[index] = image ?? UIImage() }
  }
  /// UIKit's `setWidth`.
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {}
  /// UIKit's `setEnabled`.
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {}
  /// UIKit's `isEnabledForSegment`.
  open func isEnabledForSegment(at index: Int) -> Bool { true }
  /// UIKit's `setTitleTextAttributes`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
  }
  /// UIKit's `setBackgroundImage`.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  /// UIKit's `setDividerImage`.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      HeadlessEnvironment.platform.segmentedControlSize(
        titles: segments.map { $0 as? String ?? "" }))
  }
  override func figures(ofElementAt element: Int) -> [ItemFigure] {
    [
      ItemFigure(
        element: element, .assumed, "the room beside the titles of its segments has no source")
    ]
  }
  /// UIKit's `sizeThatFits`, as this class has it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
