/// Items in lines one after the other, each line as long as its longest item along the scroll axis.
///
/// The lines have extents, not the items: an item's end need not grow with its index. A subclass
/// says where lines end and where their items are across.
class LineBody: SectionBody {
  let blueprint: SharedBlueprint
  /// The items' extents along, in units.
  private(set) var lengths: [Int64]
  private var lines: ItemLines
  /// The lines' extents with the spacing after them.
  private var extents: ExtentTree
  private let operations: OperationCount

  /// Breaks the items into lines, in O(items); a subclass is ready to be asked before that.
  init(_ blueprint: SharedBlueprint, lengths: [Int64], counting operations: OperationCount) {
    self.blueprint = blueprint
    self.lengths = lengths
    self.operations = operations
    lines = ItemLines(itemCount: lengths.count)
    extents = ExtentTree([], counting: operations)
    super.init()
    rebreak(around: 0)
  }

  /// The item after the last one of the line that starts with an item.
  func endOfLine(from item: Int) -> Int { item + 1 }

  func lane(ofItem item: Int, inLine line: Range<Int>) -> SectionBlueprint.Lane {
    blueprint.value.firstLane
  }

  func forEachLane(inLine line: Range<Int>, _ visit: (_ item: Int, SectionBlueprint.Lane) -> Void) {
    for item in line { visit(item, lane(ofItem: item, inLine: line)) }
  }

  /// Whether items are in the middle of their line along the scroll axis, rather than at its start.
  var centersItems: Bool { false }
  /// Takes over an item's extent across; whether lines may end elsewhere with it.
  func replaceWidth(ofItem item: Int, with width: Double) -> Bool { false }
  /// The column of an item by its position in the line, where lines are columns; −1 elsewhere.
  func column(ofPosition position: Int) -> Int { -1 }

  final func breakLines() {
    lines = ItemLines(itemCount: lengths.count)
    extents = ExtentTree([], counting: operations)
    rebreak(around: 0)
  }

  private func extent(ofItems items: Range<Int>) -> Int64 {
    var longest: Int64 = 0
    for item in items { longest = max(longest, lengths[item]) }
    return longest + blueprint.value.lineSpacing.units
  }

  private func rebreak(around item: Int) {
    var changed: [Int64] = []
    let (replaced, count) = lines.rebreak(around: item) { start in
      let end = max(start + 1, endOfLine(from: start))
      changed.append(extent(ofItems: start..<end))
      return end
    }
    if count == replaced.count {
      for (line, extent) in zip(replaced, changed) { replaceExtent(ofLine: line, with: extent) }
      return
    }
    var all = extents.extents
    all.replaceSubrange(replaced, with: changed)
    extents = ExtentTree(all, counting: operations)
  }

  private func replaceExtent(ofLine line: Int, with extent: Int64) {
    if extent != extents.extents[line] { extents.replace(at: line, with: extent) }
  }
  override var itemCount: Int { lengths.count }

  override var length: Extent {
    lines.count == 0 ? .zero : Extent(units: extents.total) - blueprint.value.lineSpacing
  }

  override func place(ofItem item: Int) -> ItemPlace {
    let line = lines.line(ofItem: item)
    let items = lines.items(of: line)
    return place(
      ofItem: item, lane(ofItem: item, inLine: items), inLine: items,
      start: extents.start(of: line), extent: extents.extents[line])
  }

  private func place(
    ofItem item: Int, _ lane: SectionBlueprint.Lane, inLine items: Range<Int>, start: Int64,
    extent: Int64
  ) -> ItemPlace {
    var start = start
    if centersItems { start += (extent - blueprint.value.lineSpacing.units - lengths[item]) / 2 }
    return ItemPlace(
      start: Extent(units: start), length: Extent(units: lengths[item]), lane: lane,
      column: column(ofPosition: item - items.lowerBound))
  }

  override func find(_ search: inout ItemSearch) {
    var (line, top) = extents.firstIndex(endingAfter: search.start.units)
    while line < lines.count, top < search.end.units {
      let items = lines.items(of: line)
      let extent = extents.extents[line]
      forEachLane(inLine: items) { item, lane in
        search.appendIfMet(
          item, place(ofItem: item, lane, inLine: items, start: top, extent: extent))
      }
      top += extent
      line += 1
    }
  }

  override func replaceSize(ofItem item: Int, length: Extent, width: Double?) {
    lengths[item] = length.units
    if let width, replaceWidth(ofItem: item, with: width) {
      rebreak(around: item)
    } else {
      let line = lines.line(ofItem: item)
      replaceExtent(ofLine: line, with: extent(ofItems: lines.items(of: line)))
    }
  }
}
