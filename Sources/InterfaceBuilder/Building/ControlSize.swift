import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The intrinsic size of a control.
struct ControlSize: Sendable {
  /// How the size comes about.
  enum Rule: Sendable {
    /// The same for every content.
    case fixed(LayoutSize)
    /// That of a button's title.
    case button(PlannedFont, insets: DirectionalEdgeInsets?)
    /// That of a text field's text.
    case textField(PlannedFont, hasBorder: Bool)
    /// A size at the large category that grows as body text does, at least as large as a minimum.
    case scaled(LayoutSize, minimum: LayoutSize)
    /// One size at the ordinary text sizes, and another at the accessibility sizes.
    case byCategory(ordinary: LayoutSize, accessibility: LayoutSize)
  }

  let rule: Rule
  let axes: IntrinsicAxes
  /// By how much the frame is wider than what constraints see.
  var alignmentRectInsets = LayoutEdgeInsets.zero
  /// Whether no public figure is behind the size.
  let isAssumed: Bool
  /// What a control hugs and resists with where the file says nothing.
  var priority: Double?

  /// The size for a title under traits.
  func size(title: String, _ traits: TraitCollection) -> LayoutSize {
    switch rule {
    case .fixed(let size): size
    case .button(let font, let insets):
      ControlMetrics.button(
        title: title, font: font.resolved(for: traits), insets: insets, traits: traits)
    case .textField(let font, let hasBorder):
      ControlMetrics.textField(
        text: title, font: font.resolved(for: traits), hasBorder: hasBorder, traits: traits)
    case .scaled(let size, let minimum):
      ControlMetrics.scaled(size, minimum: minimum, traits: traits)
    case .byCategory(let ordinary, let accessibility):
      traits.contentSizeCategory.isAccessibilityCategory ? accessibility : ordinary
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

  /// The size of a control that depends on nothing in the file.
  ///
  /// - Source: Measured on iOS 26.1: switch, stepper, slider, large activity indicator. Reported of
  ///   other systems or not at all, hence assumed: the others.
  init(_ control: FixedControl) {
    switch control {
    case .toggle:
      self = .fixed(61, 28)
      alignmentRectInsets = LayoutEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
      priority = 750
    case .slider: self = .fixed(0, 34, axes: .height)
    case .stepper:
      self = .fixed(94, 32)
      priority = 750
    case .progressView: self = .fixed(0, 4, axes: .height, isAssumed: true)
    case .activityIndicator(let isLarge):
      self = isLarge ? .fixed(37, 37) : .fixed(20, 20, isAssumed: true)
      priority = 750
    case .datePicker(.compact): self = .fixed(128, 34, isAssumed: true)
    case .datePicker(.inline): self = .fixed(320, 330, isAssumed: true)
    case .datePicker(.wheels), .pickerView: self = .fixed(320, 216, isAssumed: true)
    case .searchBar: self = .fixed(0, 56, axes: .height, isAssumed: true)
    case .colorWell: self = .fixed(28, 28, isAssumed: true)
    case .toolbar: self = .fixed(0, 48, axes: .height, isAssumed: true)
    case .navigationBar: self = .fixed(0, 54, axes: .height, isAssumed: true)
    case .tabBar: self = .fixed(0, 49, axes: .height, isAssumed: true)
    }
  }

  /// The size of a page control: dots of 18 points, and 20 around them.
  ///
  /// - Source: Measured on iOS 26.1 at 2x.
  static func pageControl(pages: Int) -> ControlSize {
    .fixed(18 * Double(max(pages, 0)) + 20, 26, isAssumed: pages != 3)
  }

  /// The size of a segmented control: as wide as its widest title for each segment.
  ///
  /// - Source: The height is measured on iOS 26.1; the room beside titles is assumed.
  static func segmentedControl(titles: [String?]) -> ControlSize {
    let font = TextFont.systemFont(ofSize: 13, weight: .medium)
    let widest = titles.map { PreparedText($0 ?? "", font: font).naturalWidth }.max() ?? 0
    return .fixed((widest + 24).rounded(.up) * Double(titles.count), 33, isAssumed: true)
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
