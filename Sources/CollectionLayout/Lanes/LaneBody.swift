/// Items in columns side by side, each below the one before it in its column; a table has one.
final class LaneBody: SectionBody {
  private let blueprint: SharedBlueprint
  /// The items' extents with the spacing after them, and their columns.
  var tree: LaneTree

  /// Creates the columns of a section, in O(items). No length is negative; the line spacing is
  /// added here. `lanes` is the column of each item; empty for one column.
  init(_ blueprint: SharedBlueprint, lengths: [Int64], lanes: [UInt16], counting: OperationCount) {
    self.blueprint = blueprint
    let spacing = blueprint.value.lineSpacing.units
    var extents = lengths
    if spacing != 0 { for index in extents.indices { extents[index] += spacing } }
    tree = LaneTree(
      extents, lanes: lanes, laneCount: blueprint.value.columnCount, counting: counting)
  }

  init(_ blueprint: SharedBlueprint, _ tree: consuming LaneTree) {
    self.blueprint = blueprint
    self.tree = tree
  }

  override var itemCount: Int { tree.count }
  override var length: Extent { tallest(adding: 0, to: -1) }
  override var takesSingleEdits: Bool { true }

  private func tallest(adding change: Int64, to changed: Int) -> Extent {
    let spacing = blueprint.value.lineSpacing.units
    var tallest: Int64 = 0
    for lane in 0..<tree.laneCount where tree.laneCounts[lane] > 0 {
      tallest = max(tallest, tree.totals[lane] - spacing + (lane == changed ? change : 0))
    }
    return Extent(units: tallest)
  }

  override func place(ofItem item: Int) -> ItemPlace {
    let (extent, lane) = tree.item(at: item)
    return ItemPlace(
      start: Extent(units: tree.start(of: item, inLane: lane)),
      length: Extent(units: extent) - blueprint.value.lineSpacing,
      lane: blueprint.value.lane(ofColumn: lane), column: lane)
  }

  override func size(ofItem item: Int) -> (length: Extent, width: Double) {
    let extent = Extent(units: tree.item(at: item).extent)
    return (extent - blueprint.value.lineSpacing, blueprint.value.firstLane.width)
  }

  override func find(_ search: inout ItemSearch) {
    let first = blueprint.value.firstLane
    let pitch = first.width + blueprint.value.columnSpacing
    let spacing = blueprint.value.lineSpacing.units
    tree.forEachItem(from: search.start.units, to: search.end.units) { found in
      let place = ItemPlace(
        start: Extent(units: found.start), length: Extent(units: found.extent - spacing),
        lane: .init(x: first.x + Double(found.lane) * pitch, width: first.width),
        column: found.lane)
      // The spacing after an item is not the item.
      if place.end > search.start { search.append(found.item, place) }
    }
  }

  override func replaceSize(ofItem item: Int, length: Extent, width: Double?) {
    tree.replace(at: item, with: (length + blueprint.value.lineSpacing).units)
  }

  override func change(
    ofItem item: Int, length: Extent, width: Double?,
    watching watched: (item: Int, edge: ScrollAnchorEdge)?
  ) -> (ofItems: Extent, ofWatched: Extent) {
    let (extent, column) = tree.item(at: item)
    let change = (length + blueprint.value.lineSpacing).units - extent
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

  override func remove(at item: Int) { tree.remove(at: item) }

  /// The column that ends first just before an item, of equal ones the leftmost: where
  /// shortest-first puts an item that is inserted there. Complexity: O(columns × log items).
  func shortestColumn(before item: Int) -> Int {
    let ends = (0..<tree.laneCount).map { tree.start(of: item, inLane: $0) }
    return ends.indices.min { (ends[$0], $0) < (ends[$1], $1) } ?? 0
  }
}
