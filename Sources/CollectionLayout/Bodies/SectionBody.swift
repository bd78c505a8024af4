struct ItemPlace {
  /// Where it begins along the scroll axis, from the start of the section's items.
  var start: Extent
  var length: Extent
  var lane: SectionBlueprint.Lane
  /// The column that it is in; −1 where there are no columns.
  var column: Int
  var end: Extent { start + length }
}

/// An element with its place in the content: plain values, so that collecting them costs only the
/// memory.
struct PlacedElement {
  let element: CollectionElement
  let place: ItemPlace
}

struct ItemSearch {
  let section: Int
  let top: Extent
  /// Where the open band of the content begins, from the start of the section's items.
  let start: Extent
  let end: Extent
  var found: [PlacedElement]

  /// Adds an item; its place counts from the start of the section's items.
  @inline(__always)
  mutating func append(_ item: Int, _ place: ItemPlace) {
    var place = place
    place.start += top
    found.append(
      PlacedElement(element: .item(ItemIndexPath(item: item, section: section)), place: place))
  }

  @inline(__always)
  mutating func appendIfMet(_ item: Int, _ place: ItemPlace) {
    if place.start < end, place.end > start { append(item, place) }
  }
}

/// The items of one section: where each begins, how long it is, and where it is across.
///
/// Each body belongs to one section, whose layout alone changes it. The base class holds no items.
class SectionBody {
  var itemCount: Int { 0 }
  /// The extent of all items along the scroll axis, without spacing after the last.
  var length: Extent { .zero }

  func place(ofItem item: Int) -> ItemPlace {
    ItemPlace(start: .zero, length: .zero, lane: .init(x: 0, width: 0), column: -1)
  }

  func size(ofItem item: Int) -> (length: Extent, width: Double) {
    let place = place(ofItem: item)
    return (place.length, place.lane.width)
  }

  /// Finds every item, in order, that begins before the end of the search's band and ends after its
  /// start.
  func find(_ search: inout ItemSearch) {}
  /// Replaces the size of an existing item. The width is the extent across in points, where items
  /// decide that too; nil keeps it.
  func replaceSize(ofItem item: Int, length: Extent, width: Double?) {}

  final func place(of watched: (item: Int, edge: ScrollAnchorEdge)) -> Extent {
    let place = place(ofItem: watched.item)
    return watched.edge == .top ? place.start : place.end
  }

  /// How an item's new size would change the length of all items, and by how much an edge of a
  /// watched item would move. Tries it and takes it back, unless a subclass knows better.
  func change(
    ofItem item: Int, length: Extent, width: Double?,
    watching watched: (item: Int, edge: ScrollAnchorEdge)?
  ) -> (ofItems: Extent, ofWatched: Extent) {
    func state() -> (Extent, Extent) { (self.length, watched.map(place(of:)) ?? .zero) }
    let former = place(ofItem: item)
    let before = state()
    replaceSize(ofItem: item, length: length, width: width)
    let after = state()
    replaceSize(ofItem: item, length: former.length, width: width.map { _ in former.lane.width })
    return (after.0 - before.0, after.1 - before.1)
  }

  var takesSingleEdits: Bool { false }
  func insert(at item: Int, length: Extent, column: Int) {}
  func remove(at item: Int) {}
}
