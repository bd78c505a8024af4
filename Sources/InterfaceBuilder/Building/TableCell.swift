import SelfSizingAutoLayout
import SelfSizingGeometry

/// The figures of table view cells, in points.
enum TableCell {
  /// The margins of a content view at the sides.
  ///
  /// - Source: Measured on iOS 26.1: 16 on screens 375 wide, and 20 on wider ones.
  static let sideMargin = 16.0

  /// The height of a row whose constraints decide nothing.
  ///
  /// - Source: Documented behaviour of `UITableView`.
  static let fallbackHeight = 44.0

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
