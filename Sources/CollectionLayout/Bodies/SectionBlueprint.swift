/// Everything about a section that its layout decides before lengths are known.
///
/// Along is the direction of scrolling, across the other one: down and to the right unless the
/// layout scrolls horizontally or reads from the right.
struct SectionBlueprint: Hashable {
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

  struct Lane: Hashable {
    /// The edge at which it begins.
    var x: Double
    /// The extent across; never negative.
    var width: Double
  }

  var gaps = Gaps()
  /// The header's length; nil if the section has none, as is the footer's.
  var header: ElementHeight?
  var footer: ElementHeight?
  /// Whether the header stays in sight while its section is; so does a pinned footer.
  var pinsHeader = false
  var pinsFooter = false
  var hasBackground = false
  /// Where the header is across; the background is there too.
  var headerLane = Lane(x: 0, width: 0)
  var footerLane = Lane(x: 0, width: 0)
  /// Where the first column's items are across; without columns, the whole room for items.
  var firstLane = Lane(x: 0, width: 0)
  /// In points.
  var columnSpacing = 0.0
  /// At least 1.
  var columnCount = 1
  var lineSpacing = Extent.zero
  /// The length of items for which nothing better is known.
  var items = ElementHeight.estimated(0)

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
