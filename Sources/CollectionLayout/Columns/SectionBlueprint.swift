/// Everything about a section that its layout decides before heights are known.
struct SectionBlueprint {
  /// Vertical distances, from the section's top to its bottom.
  struct Gaps {
    /// Above the header, or above the items where there is none.
    var aboveHeader = Extent.zero
    /// Below the header.
    var belowHeader = Extent.zero
    /// Above the items.
    var aboveItems = Extent.zero
    /// Below the items.
    var belowItems = Extent.zero
    /// Above the footer.
    var aboveFooter = Extent.zero
    /// Below the footer, or below the items where there is none.
    var belowFooter = Extent.zero
  }

  /// A place across the scroll axis, in points.
  struct Lane: Hashable {
    /// The left edge.
    var x: Double
    /// The width; never negative.
    var width: Double
  }

  /// Vertical distances.
  var gaps = Gaps()
  /// The header's height; nil if the section has none.
  var header: ElementHeight?
  /// The footer's height; nil if the section has none.
  var footer: ElementHeight?
  /// Whether something lies behind the whole section.
  var hasBackground = false
  /// Where the header is across; the background is there too.
  var headerLane = Lane(x: 0, width: 0)
  /// Where the footer is across.
  var footerLane = Lane(x: 0, width: 0)
  /// Where the first column's items are across.
  var firstLane = Lane(x: 0, width: 0)
  /// The distance between two columns, in points.
  var columnSpacing = 0.0
  /// The number of columns, at least 1.
  var columnCount = 1
  /// The vertical distance between two items of a column.
  var lineSpacing = Extent.zero
  /// The height of items for which nothing better is known.
  var items = ElementHeight.estimated(0)

  /// Returns where a column's items are across.
  func lane(ofColumn column: Int) -> Lane {
    Lane(
      x: firstLane.x + Double(column) * (firstLane.width + columnSpacing), width: firstLane.width)
  }
}
