/// Items in columns side by side, each below the one before it in its column. A table has one column.
final class LaneBody: SectionBody {
  private let blueprint: SharedBlueprint
  private(set) var tree: LaneTree

  /// Creates the columns of a section.
  ///
  /// - Parameters:
  ///   - lengths: The items' lengths in units, none negative. The line spacing is added here.
  ///   - lanes: The column of each item; empty for one column.
  /// - Complexity: O(items).
  init(
    _ blueprint: SharedBlueprint, lengths: [Int64], lanes: [UInt16],
    counting operations: OperationCount
  ) {
    self.blueprint = blueprint
    let spacing = blueprint.value.lineSpacing.units
    var extents = lengths
    if spacing != 0 { for index in extents.indices { extents[index] += spacing } }
    tree = LaneTree(
      extents, lanes: lanes, laneCount: blueprint.value.columnCount, counting: operations)
  }

  override var itemCount: Int { tree.count }

  override var length: Extent { tallest(adding: 0, to: -1) }

  override var byteCount: Int { tree.byteCount }

  override var takesSingleEdits: Bool { true }

  /// The lengths of all items in units, and their columns.
  ///
  /// - Complexity: O(items).
  var contents: (lengths: [Int64], lanes: [UInt16]) {
    var (lengths, lanes) = tree.contents()
    let spacing = blueprint.value.lineSpacing.units
    for index in lengths.indices { lengths[index] -= spacing }
    return (lengths, lanes)
  }

  /// Returns the column of an item.
  func column(ofItem item: Int) -> Int { tree.lane(of: item) }

  /// Returns the length of the longest column if one column had a change.
  ///
  /// - Complexity: O(columns).
  private func tallest(adding change: Int64, to changed: Int) -> Extent {
    let spacing = blueprint.value.lineSpacing.units
    var tallest: Int64 = 0
    for lane in 0..<tree.laneCount where tree.laneCounts[lane] > 0 {
      tallest = max(tallest, tree.totals[lane] - spacing + (lane == changed ? change : 0))
    }
    return Extent(units: tallest)
  }

  override func place(ofItem item: Int) -> ItemPlace {
    let lane = tree.lane(of: item)
    return ItemPlace(
      start: Extent(units: tree.start(of: item, inLane: lane)),
      length: Extent(units: tree.extent(of: item)) - blueprint.value.lineSpacing,
      lane: blueprint.value.lane(ofColumn: lane), column: lane)
  }

  override func forEachItem(
    from start: Extent, to end: Extent, _ visit: (_ item: Int, ItemPlace) -> Void
  ) {
    let blueprint = blueprint.value
    if tree.laneCount == 1 {
      let lane = blueprint.lane(ofColumn: 0)
      forEach(inLane: 0, from: start.units, to: end.units) { item, start, length in
        visit(item, ItemPlace(start: start, length: length, lane: lane, column: 0))
      }
      return
    }
    if tree.laneCount <= Self.fewColumns {
      merge(from: start.units, to: end.units, blueprint, visit)
      return
    }
    var found: [(item: Int, place: ItemPlace)] = []
    for column in 0..<tree.laneCount {
      let lane = blueprint.lane(ofColumn: column)
      forEach(inLane: column, from: start.units, to: end.units) { item, start, length in
        found.append(
          (item, ItemPlace(start: start, length: length, lane: lane, column: column)))
      }
    }
    // Columns follow each other here; callers want items in order.
    found.sort { $0.item < $1.item }
    for (item, place) in found { visit(item, place) }
  }

  /// Up to so many columns, looking for the one with the next item costs less than sorting.
  private static let fewColumns = 12

  /// Walks down all columns at once, always along the one whose item comes next.
  private func merge(
    from start: Int64, to end: Int64, _ blueprint: SectionBlueprint,
    _ visit: (_ item: Int, ItemPlace) -> Void
  ) {
    let tree = tree
    let spacing = blueprint.lineSpacing.units
    var cursors: [LaneTree.Cursor] = []
    var lanes: [Int] = []
    cursors.reserveCapacity(tree.laneCount)
    lanes.reserveCapacity(tree.laneCount)
    for lane in 0..<tree.laneCount {
      if let cursor = tree.first(inLane: lane, endingAfter: start), cursor.start < end {
        cursors.append(cursor)
        lanes.append(lane)
      }
    }
    while !cursors.isEmpty {
      var next = 0
      for other in 1..<cursors.count where cursors[other].item < cursors[next].item {
        next = other
      }
      let current = cursors[next]
      let length = tree.extents[current.slot] - spacing
      if current.start + length > start {
        visit(
          current.item,
          ItemPlace(
            start: Extent(units: current.start), length: Extent(units: length),
            lane: blueprint.lane(ofColumn: lanes[next]), column: lanes[next]))
      }
      if let following = tree.next(after: current, inLane: lanes[next]), following.start < end {
        cursors[next] = following
      } else {
        cursors.remove(at: next)
        lanes.remove(at: next)
      }
    }
  }

  /// Only the items of one column are known to follow each other; columns are searched one by one.
  private func forEach(
    inLane lane: Int, from start: Int64, to end: Int64,
    _ visit: (_ item: Int, _ start: Extent, _ length: Extent) -> Void
  ) {
    let spacing = blueprint.value.lineSpacing.units
    let tree = tree
    var cursor = tree.first(inLane: lane, endingAfter: start)
    while let current = cursor, current.start < end {
      let length = tree.extents[current.slot] - spacing
      if current.start + length > start {
        visit(current.item, Extent(units: current.start), Extent(units: length))
      }
      cursor = tree.next(after: current, inLane: lane)
    }
  }

  override func replaceSize(ofItem item: Int, length: Extent, width: Double?) {
    tree.replace(at: item, with: (length + blueprint.value.lineSpacing).units)
  }

  /// Knows the change without trying it, in O(log items + columns).
  override func change(
    ofItem item: Int, length: Extent, width: Double?,
    watching watched: (item: Int, edge: ScrollAnchorEdge)?
  ) -> (ofItems: Extent, ofWatched: Extent) {
    let column = tree.lane(of: item)
    let change = (length + blueprint.value.lineSpacing).units - tree.extent(of: item)
    let ofItems = tallest(adding: change, to: column) - self.length
    guard let watched else { return (ofItems, .zero) }
    let isMoved =
      watched.item == item
      ? watched.edge == .bottom : watched.item > item && tree.lane(of: watched.item) == column
    return (ofItems, isMoved ? Extent(units: change) : .zero)
  }

  override func insert(at item: Int, length: Extent, column: Int) {
    tree.insert((length + blueprint.value.lineSpacing).units, lane: column, at: item)
  }

  override func remove(at item: Int) -> (length: Extent, column: Int) {
    let removed = tree.remove(at: item)
    return (Extent(units: removed.extent) - blueprint.value.lineSpacing, removed.lane)
  }

  /// Returns the column that ends first just before an item, of equal ones the leftmost: where
  /// shortest-first puts an item that is inserted there.
  ///
  /// - Complexity: O(columns × log items).
  func shortestColumn(before item: Int) -> Int {
    var shortest = (column: 0, end: Int64.max)
    for lane in 0..<tree.laneCount {
      let end = tree.start(of: item, inLane: lane)
      if end < shortest.end { shortest = (lane, end) }
    }
    return shortest.column
  }

  /// Gives every item a column anew.
  ///
  /// - Parameter extents: The lengths with the line spacing, in units.
  func refill(extents: [Int64], lanes: [UInt16]) {
    tree.build(extents, lanes)
  }
}
