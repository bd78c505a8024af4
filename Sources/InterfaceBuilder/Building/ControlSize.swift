import SelfSizingAutoLayout
import SelfSizingCellTemplates
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingViews

/// The intrinsic size of a control.
struct ControlSize: Sendable {
  /// How the size comes about.
  enum Rule: Sendable {
    /// The same for every content.
    case fixed(LayoutSize)
    /// That of a control of the platform's.
    case platform(CellControl)
    /// That of a page control.
    case pageControl(pages: Int)
    /// That of a button's title.
    case button(PlannedFont, insets: DirectionalEdgeInsets?)
    /// That of a text field's text.
    case textField(PlannedFont, hasBorder: Bool)
  }

  let rule: Rule
  /// The axes on which the control has the size; where the platform knows, its own count.
  let axes: IntrinsicAxes
  /// Whether no public figure is behind the size.
  let isAssumed: Bool

  /// The size for a title under traits.
  func size(title: String, _ traits: TraitCollection) -> LayoutSize {
    switch rule {
    case .fixed(let size): size
    case .platform, .pageControl: .zero
    case .button(let font, let insets):
      InterfaceMetrics.button(
        title: title, font: font.resolved(for: traits), insets: insets, traits: traits)
    case .textField(let font, let hasBorder):
      InterfaceMetrics.textField(
        text: title, font: font.resolved(for: traits), hasBorder: hasBorder, traits: traits)
    }
  }
}

extension ControlSize {
  private static func fixed(
    _ width: Double, _ height: Double, axes: IntrinsicAxes = .both, isAssumed: Bool = false
  ) -> ControlSize {
    ControlSize(
      rule: .fixed(LayoutSize(width: width, height: height)), axes: axes, isAssumed: isAssumed)
  }

  /// The size of a control that depends on nothing in the file: the platform's, where it has figures;
  /// else none is published.
  init(_ control: FixedControl) {
    switch control {
    case .toggle: self = .platform(.switch)
    case .slider: self = .platform(.slider)
    case .stepper: self = .platform(.stepper)
    case .progressView: self = .platform(.progressView)
    case .activityIndicator(let isLarge):
      self = .platform(isLarge ? .largeActivityIndicator : .activityIndicator)
    case .datePicker(.compactDate): self = .platform(.compactDatePicker)
    case .datePicker(.compact): self = .fixed(128, 34, isAssumed: true)
    case .datePicker(.inline): self = .fixed(320, 330, isAssumed: true)
    case .datePicker(.wheels), .pickerView: self = .fixed(320, 216, isAssumed: true)
    case .searchBar: self = .fixed(0, 56, axes: .height, isAssumed: true)
    case .colorWell: self = .fixed(28, 28, isAssumed: true)
    // - Source: measured on iOS 26.1, iPhones held upright.
    case .toolbar: self = .fixed(0, 48, axes: .height)
    case .navigationBar: self = .fixed(0, 54, axes: .height)
    case .tabBar: self = .fixed(0, 49, axes: .height, isAssumed: true)
    }
  }

  private static func platform(_ control: CellControl) -> ControlSize {
    ControlSize(rule: .platform(control), axes: .both, isAssumed: false)
  }

  /// The size of a page control, which follows from its pages.
  static func pageControl(pages: Int) -> ControlSize {
    ControlSize(rule: .pageControl(pages: pages), axes: .both, isAssumed: false)
  }

  /// The size of a segmented control: as wide as its widest title for each segment.
  ///
  /// - Source: The height is measured on iOS 26.1; the room beside titles is assumed.
  static func segmentedControl(titles: [String?]) -> ControlSize {
    let font = TextFont.systemFont(ofSize: 13, weight: .medium)
    let widest = titles.map { PreparedText($0 ?? "", font: font).naturalWidth }.max() ?? 0
    return .fixed((widest + 24).rounded(.up) * Double(titles.count), 34, isAssumed: true)
  }

  /// The size of a button without a configuration and without an image.
  static func button(_ font: PlannedFont, insets: DirectionalEdgeInsets?) -> ControlSize {
    ControlSize(rule: .button(font, insets: insets), axes: .both, isAssumed: insets != nil)
  }

  /// The size of a text field, published for 17 points only.
  static func textField(_ font: PlannedFont, hasBorder: Bool) -> ControlSize {
    ControlSize(
      rule: .textField(font, hasBorder: hasBorder), axes: .both,
      isAssumed: font.resolved(for: TraitCollection()).pointSize != 17)
  }
}

extension ControlSize.Rule {
  /// Whether the platform decides on which axes there is a size.
  var isPlatforms: Bool {
    switch self {
    case .platform, .pageControl: true
    default: false
    }
  }
}
