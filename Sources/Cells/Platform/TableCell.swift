import SelfSizingGeometry

/// The figures of table view cells, in points.
package enum TableCell {
  /// The margins of a content view at the sides.
  /// - Source: Measured on iOS 26.1: 16 on screens 375 wide, and 20 on wider ones.
  package static let sideMargin = 16.0

  package static func contentMargins(on platform: PlatformProfile) -> DirectionalEdgeInsets {
    let margins = platform.contentViewMargins.value
    return DirectionalEdgeInsets(
      top: margins.top, leading: sideMargin, bottom: margins.bottom, trailing: sideMargin)
  }

  /// The height of a row whose constraints decide nothing.
  /// - Source: Documented behavior of `UITableView`.
  package static let fallbackHeight = 44.0
  /// A distance at the ordinary text sizes, and at the accessibility sizes.
  package typealias Gap = (ordinary: Double, accessibility: Double)

  /// The room above the title, between title and subtitle, and below.
  /// - Source: Measured on iOS 26.1 at the large category and at accessibilityLarge; what is
  ///   between and beyond is assumed.
  package static let subtitleGaps: (above: Gap, between: Gap, below: Gap) = (
    (9, 15), (3, 6), (11.5, 20.5)
  )

  /// The gap between a title and the detail beside it.
  /// - Source: Measured on iOS 26.1.
  package static let detailGap = 6.0
  /// The width of a title with the detail at its right, and the gap after an image; assumed.
  package static let leftTitleWidth = 91.0
  package static let imageGap = 16.0
}
