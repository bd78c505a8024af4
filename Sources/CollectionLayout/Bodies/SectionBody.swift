/// Where an item is in its section.
struct ItemPlace {
  /// Where it begins along the scroll axis, from the start of the section's items.
  var start: Extent
  /// Its extent along the scroll axis.
  var length: Extent
  /// Where it is across.
  var lane: SectionBlueprint.Lane
  /// The column that it rides in; −1 where there are no columns.
  var column: Int

  /// Where it ends along the scroll axis.
  var end: Extent { start + length }
}

/// An element with its place in the content.
///
/// Plain values only, so that collecting them costs nothing but the memory.
struct PlacedElement {
  let element: CollectionElement
  /// Where it is; `start` counts from the content's start.
  let place: ItemPlace
}

/// Where the items of a section are looked for, and what was found.
struct ItemSearch {
  let section: Int
  /// Where the section's items begin in the content.
  let top: Extent
  /// Where the open band of the content begins, from the start of the section's items.
  let start: Extent
  /// Where the band ends, from the start of the section's items.
  let end: Extent
  /// The elements found, in their order.
  var found: [PlacedElement]

  /// Takes note of an item; its place counts from the start of the section's items.
  @inline(__always)
  mutating func append(_ item: Int, _ place: ItemPlace) {
    var place = place
    place.start += top
    found.append(
      PlacedElement(element: .item(ItemIndexPath(item: item, section: section)), place: place))
  }

  /// Takes note of an item if it meets the band.
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

  /// Returns the extents of an existing item: its length, and its extent across in points.
  func size(ofItem item: Int) -> (length: Extent, width: Double) {
    let place = place(ofItem: item)
    return (place.length, place.lane.width)
  }

  /// Finds every item that meets the search's band, in the order of items. An item meets the band
  /// if it begins before the band's end and ends after its start.
  func find(_ search: inout ItemSearch) {}

  /// Replaces the size of an existing item.
  /// - Parameter width: The extent across in points, where items decide that too; nil to keep it.
  func replaceSize(ofItem item: Int, length: Extent, width: Double?) {}

  /// Returns how an item's new size would change the length of all items, and by how much an edge
  /// of a watched item would move with it. Tries it and takes it back, unless a subclass knows
  /// better.
  func change(
    ofItem item: Int, length: Extent, width: Double?,
    watching watched: (item: Int, edge: ScrollAnchorEdge)?
  ) -> (ofItems: Extent, ofWatched: Extent) {
    func watchedPlace() -> Extent {
      guard let watched else { return .zero }
      let place = place(ofItem: watched.item)
      return watched.edge == .top ? place.start : place.end
    }
    let former = place(ofItem: item)
    let before = (self.length, watchedPlace())
    replaceSize(ofItem: item, length: length, width: width)
    let after = (self.length, watchedPlace())
    replaceSize(ofItem: item, length: former.length, width: width.map { _ in former.lane.width })
    return (after.0 - before.0, after.1 - before.1)
  }

  /// Whether single items can be inserted and removed without placing all others again.
  var takesSingleEdits: Bool { false }

  /// Inserts an item, where `takesSingleEdits`.
  func insert(at item: Int, length: Extent, column: Int) {}

  /// Removes an existing item, where `takesSingleEdits`; returns its length and column.
  func remove(at item: Int) -> (length: Extent, column: Int) { (.zero, 0) }
}
