import SelfSizingAutoLayout
import SelfSizingGeometry

/// The figures of table view cells, in points.
enum TableCell {
  /// The margins of a content view.
  ///
  /// - Source: Measured on iOS 26.1: 15 above and below; at the sides 16 on screens 375 wide and 20 on
  ///   wider ones.
  static let margins = DirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)

  /// The height of a row whose constraints decide nothing.
  ///
  /// - Source: Documented behaviour of `UITableView`.
  static let fallbackHeight = 44.0

  /// The size of a cell's accessory, which grows as body text does.
  ///
  /// - Source: The disclosure indicator is measured on iOS 26.1 at three text sizes, which scaling by
  ///   body text meets within a point; the others are reported of older systems.
  static func size(of accessory: CellPrototype.Accessory) -> ControlSize {
    let width: Double =
      switch accessory {
      case .none, .view: 0
      case .disclosureIndicator: 10.5
      case .detailDisclosureButton: 52
      case .checkmark: 24
      case .detailButton: 32
      }
    return ControlSize(
      rule: .scaled(LayoutSize(width: width, height: 14), minimum: .zero), axes: .both,
      isAssumed: accessory != .disclosureIndicator)
  }

  /// The least height of a row with a built-in style.
  ///
  /// - Source: Measured on iOS 26.1: 52 at the large category, 80 at accessibilityLarge.
  static let rowHeight = ControlSize(
    rule: .scaled(
      LayoutSize(width: 0, height: 44), minimum: LayoutSize(width: 0, height: 52)),
    axes: .height, isAssumed: false)

  /// The room above the title, between title and subtitle, and below.
  ///
  /// - Source: Measured on iOS 26.1 at the large category and at accessibilityLarge; what lies between
  ///   and beyond is assumed.
  static let subtitleGaps = [(9.0, 15.0), (3, 6), (11.5, 20.5)].map { ordinary, accessibility in
    ControlSize(
      rule: .byCategory(
        ordinary: LayoutSize(width: 0, height: ordinary),
        accessibility: LayoutSize(width: 0, height: accessibility)),
      axes: .height, isAssumed: true)
  }

  /// The gap between a title and the detail beside it.
  ///
  /// - Source: Measured on iOS 26.1.
  static let detailGap = 6.0

  /// The width of the title of the style with the detail at its right, and the gap behind an image;
  /// assumed.
  static let leftTitleWidth = 91.0
  static let imageGap = 16.0
}
