import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingViews

extension UIView {
  /// The size of a control by the platform's figures; an extent that it does not have is −1.
  final func figure(_ control: CellControl) -> CGSize {
    guard let metrics = HeadlessEnvironment.platform.controls[control] else {
      return CGSize(width: -1, height: -1)
    }
    return CGSize(metrics.intrinsicContentSize.value)
  }

  /// Takes a control's hugging, and its class's name for logs.
  final func setUp(_ control: CellControl) {
    layoutItem.className = control.className
    guard let metrics = HeadlessEnvironment.platform.controls[control] else { return }
    layoutItem.contentHugging = AxisPriorities(metrics.contentHugging.value)
    if metrics.contentHugging.value > .defaultLow {
      layoutItem.compressionResistance = AxisPriorities(.defaultHigh)
    }
  }

  final func insets(_ control: CellControl) -> UIEdgeInsets {
    HeadlessEnvironment.platform.controls[control].map {
      UIEdgeInsets($0.alignmentRectInsets.value)
    } ?? .zero
  }

  /// The frame that holds a control's size and what exceeds its alignment rectangle.
  final func frameSize(_ control: CellControl) -> CGSize {
    let (size, insets) = (figure(control), insets(control))
    return CGSize(
      width: max(size.width, 0) + insets.left + insets.right,
      height: max(size.height, 0) + insets.top + insets.bottom)
  }
}

/// A switch.
@MainActor @preconcurrency open class UISwitch: UIControl {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case automatic, checkbox, sliding
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.switch)
    bounds.size = frameSize(.switch)
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.switch)
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
  open override var intrinsicContentSize: CGSize { figure(.switch) }
  open override var alignmentRectInsets: UIEdgeInsets { insets(.switch) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize(.switch) }
}

/// A slider.
@MainActor @preconcurrency open class UISlider: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.slider)
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.slider)
  }
  /// UIKit's `value`.
  open var value: Float = 0
  /// UIKit's `minimumValue`.
  open var minimumValue: Float = 0
  /// UIKit's `maximumValue`.
  open var maximumValue: Float = 1
  /// UIKit's `isContinuous`.
  open var isContinuous = true
  /// UIKit's `minimumTrackTintColor`.
  open var minimumTrackTintColor: UIColor?
  /// UIKit's `maximumTrackTintColor`.
  open var maximumTrackTintColor: UIColor?
  /// UIKit's `thumbTintColor`.
  open var thumbTintColor: UIColor?
  /// UIKit's `minimumValueImage`.
  open var minimumValueImage: UIImage?
  /// UIKit's `maximumValueImage`.
  open var maximumValueImage: UIImage?
  /// UIKit's `setValue`.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// UIKit's `setThumbImage`.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// UIKit's `setMinimumTrackImage`.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// UIKit's `setMaximumTrackImage`.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  /// UIKit's `thumbImage`.
  open func thumbImage(for state: State) -> UIImage? { nil }
  /// UIKit's `trackRect`.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// UIKit's `thumbRect`.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    bounds
  }
  /// UIKit's `minimumValueImageRect`.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// UIKit's `maximumValueImageRect`.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open override var intrinsicContentSize: CGSize { figure(.slider) }
}

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
  open override var intrinsicContentSize: CGSize { figure(.stepper) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize(.stepper) }
}

/// A progress bar.
@MainActor @preconcurrency open class UIProgressView: UIView {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case `default`, bar
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.progressView)
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.progressView)
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
  open override var intrinsicContentSize: CGSize { figure(.progressView) }
}

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
  open override var intrinsicContentSize: CGSize { figure(control) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize(control) }
}

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
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.segmentedControl)
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.segmentedControl)
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
  open override var intrinsicContentSize: CGSize {
    CGSize(
      HeadlessEnvironment.platform.segmentedControlSize(
        titles: segments.map { $0 as? String ?? "" }))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A row of dots.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  /// UIKit's `numberOfPages`.
  open var numberOfPages = 0 { didSet { contentChanged() } }
  /// UIKit's `currentPage`.
  open var currentPage = 0
  /// UIKit's `hidesForSinglePage`.
  open var hidesForSinglePage = false
  /// UIKit's `pageIndicatorTintColor`.
  open var pageIndicatorTintColor: UIColor?
  /// UIKit's `currentPageIndicatorTintColor`.
  open var currentPageIndicatorTintColor: UIColor?
  /// UIKit's `allowsContinuousInteraction`.
  open var allowsContinuousInteraction = true
  /// UIKit's `size`.
  open func size(forNumberOfPages pages: Int) -> CGSize {
    CGSize(
      HeadlessEnvironment.platform.pageControlSize(
        pages: pages, for: traitCollection.measuringTraits))
  }
  /// UIKit's `setIndicatorImage`.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A picker of dates and times.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  /// UIKit's `Mode`.
  public enum Mode: Int, Sendable {
    /// UIKit's cases of the same names.
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case automatic, wheels, compact, inline
  }
  /// UIKit's `date`.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// UIKit's `datePickerMode`.
  open var datePickerMode = Mode.dateAndTime { didSet { contentChanged() } }
  /// UIKit's `preferredDatePickerStyle`.
  open var preferredDatePickerStyle = Style.automatic { didSet { contentChanged() } }
  /// UIKit's `datePickerStyle`.
  open var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// UIKit's `minimumDate`.
  open var minimumDate: Date?
  /// UIKit's `maximumDate`.
  open var maximumDate: Date?
  /// UIKit's `minuteInterval`.
  open var minuteInterval = 1
  /// UIKit's `locale`.
  open var locale: Locale?
  /// UIKit's `calendar`.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// UIKit's `timeZone`.
  open var timeZone: TimeZone?
  /// UIKit's `countDownDuration`.
  open var countDownDuration: TimeInterval = 0
  /// UIKit's `roundsToMinuteInterval`.
  open var roundsToMinuteInterval = true
  /// UIKit's `setDate`.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .inline: figure(.inlineDatePicker)
    case .wheels: figure(.wheelsDatePicker)
    default: figure(datePickerMode == .date ? .compactDatePicker : .compactTimePicker)
    }
  }
}

/// A picker of wheels.
@MainActor @preconcurrency open class UIPickerView: UIView {
  /// UIKit's `dataSource`.
  open weak var dataSource: UIPickerViewDataSource?
  /// UIKit's `delegate`.
  open weak var delegate: UIPickerViewDelegate?
  /// UIKit's `showsSelectionIndicator`.
  open var showsSelectionIndicator = false
  /// UIKit's `numberOfComponents`.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// UIKit's `reloadAllComponents`.
  open func reloadAllComponents() {}
  /// UIKit's `reloadComponent`.
  open func reloadComponent(_ component: Int) {}
  /// UIKit's `selectRow`.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  /// UIKit's `selectedRow`.
  open func selectedRow(inComponent component: Int) -> Int { 0 }
  open override var intrinsicContentSize: CGSize { figure(.pickerView) }
}
/// UIKit's `UIPickerViewDataSource`.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  /// UIKit's `numberOfComponents`.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// UIKit's `pickerView`.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
/// UIKit's `UIPickerViewDelegate`.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  /// UIKit's `pickerView`.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// UIKit's `pickerView`.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
extension UIPickerViewDelegate {
  /// UIKit's `pickerView`.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// UIKit's `pickerView`.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// A well of a color.
@MainActor @preconcurrency open class UIColorWell: UIControl {
  /// UIKit's `title`.
  open var title: String?
  /// UIKit's `selectedColor`.
  open var selectedColor: UIColor?
  /// UIKit's `supportsAlpha`.
  open var supportsAlpha = true
  open override var intrinsicContentSize: CGSize { figure(.colorWell) }
}
