/// Everything about a section that its layout decides before lengths are known.
///
/// Along is the direction of scrolling, across the other one: down and to the right unless the
/// layout scrolls horizontally or reads from the right.
struct SectionBlueprint: Hashable {
  /// Distances along the scroll axis, from the section's start to its end.
  struct Gaps: Hashable {
    /// Before the header, or before the items where there is none.
    var aboveHeader = Extent.zero
    var belowHeader = Extent.zero
    var aboveItems = Extent.zero
    var belowItems = Extent.zero
    var aboveFooter = Extent.zero
    /// After the footer, or after the items where there is none.
    var belowFooter = Extent.zero
  }

  /// A place across the scroll axis, in points.
  struct Lane: Hashable {
    /// The edge at which it begins.
    var x: Double
    /// The extent across; never negative.
    var width: Double
  }

  /// Distances along the scroll axis.
  var gaps = Gaps()
  /// The header's length; nil if the section has none.
  var header: ElementHeight?
  /// The footer's length; nil if the section has none.
  var footer: ElementHeight?
  /// Whether the header stays in sight while its section is.
  var pinsHeader = false
  /// Whether the footer stays in sight while its section is.
  var pinsFooter = false
  var hasBackground = false
  /// Where the header is across; the background is there too.
  var headerLane = Lane(x: 0, width: 0)
  /// Where the footer is across.
  var footerLane = Lane(x: 0, width: 0)
  /// Where the first column's items are across; the whole room for items where there are no
  /// columns.
  var firstLane = Lane(x: 0, width: 0)
  /// The distance between two columns, in points.
  var columnSpacing = 0.0
  /// The number of columns, at least 1.
  var columnCount = 1
  /// The distance along between two items of a column, or between two lines.
  var lineSpacing = Extent.zero
  /// The length of items for which nothing better is known.
  var items = ElementHeight.estimated(0)

  /// Returns where a column's items are across.
  func lane(ofColumn column: Int) -> Lane {
    Lane(
      x: firstLane.x + Double(column) * (firstLane.width + columnSpacing), width: firstLane.width)
  }
}

/// A blueprint that all sections with the same decisions share.
final class SharedBlueprint {
  let value: SectionBlueprint

  init(_ value: SectionBlueprint) { self.value = value }
}
