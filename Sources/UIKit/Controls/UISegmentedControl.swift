import SelfSizingCells

@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  private final var segments: [Any] = [] { didSet { contentChanged() } }
  public static var noSegment: Int { -1 }
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = items ?? []
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func setUp() { setUp(.segmentedControl) }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions.map(\.title))
    self.frame = frame
  }
  open var numberOfSegments: Int { segments.count }
  open var selectedSegmentIndex = -1
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(index, 0), segments.count))
  }
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    segments.insert(image ?? UIImage(), at: min(max(index, 0), segments.count))
  }
  open func removeSegment(at index: Int, animated: Bool) {
    if segments.indices.contains(index) { segments.remove(at: index) }
  }
  open func removeAllSegments() { segments = [] }
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    if segments.indices.contains(index) { segments[index] = title ?? "" }
  }
  open func titleForSegment(at index: Int) -> String? {
    segments.indices.contains(index) ? segments[index] as? String : nil
  }
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    if segments.indices.contains(index) { segments[index] = image ?? UIImage() }
  }
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {}
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {}
  open func isEnabledForSegment(at index: Int) -> Bool { true }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}
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
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
