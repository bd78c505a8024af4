/// Items in lines one after the other, each line as long as its longest item along the scroll axis.
///
/// The lines are what has extents, never the items: an item's end need not grow with its index. A
/// subclass says where lines end and where their items are across.
class LineBody: SectionBody {
  let blueprint: SharedBlueprint
  /// The items' extents along, in units.
  private(set) var lengths: [Int64]
  /// The first item of each line.
  private var starts: [Int32] = []
  /// The lines' extents with the spacing after them.
  private var lines: ExtentTree
  private let operations: OperationCount

  /// Creates the lines of a section; a subclass then calls `breakLines()`.
  init(_ blueprint: SharedBlueprint, lengths: [Int64], counting operations: OperationCount) {
    self.blueprint = blueprint
    self.lengths = lengths
    self.operations = operations
    lines = ExtentTree([], counting: operations)
  }

  // MARK: What a subclass decides

  /// Returns the item after the last one of the line that starts with an item.
  func endOfLine(from item: Int) -> Int { item + 1 }

  /// Returns where an item of a line is across.
  func lane(ofItem item: Int, inLine line: Range<Int>) -> SectionBlueprint.Lane {
    blueprint.value.firstLane
  }

  /// Calls a closure with each item of a line and where it is across.
  func forEachLane(
    inLine line: Range<Int>, _ visit: (_ item: Int, SectionBlueprint.Lane) -> Void
  ) {
    for item in line { visit(item, lane(ofItem: item, inLine: line)) }
  }

  /// Whether items are in the middle of their line along the scroll axis, rather than at its start.
  var centersItems: Bool { false }

  /// Takes over an item's extent across; whether lines may end elsewhere with it.
  func replaceWidth(ofItem item: Int, with width: Double) -> Bool { false }

  /// The column of an item by its position in the line, where lines are columns; −1 elsewhere.
  func column(ofPosition position: Int) -> Int { -1 }

  // MARK: Lines

  /// Breaks all items into lines.
  ///
  /// - Complexity: O(items).
  final func breakLines() {
    starts = []
    var extents: [Int64] = []
    var item = 0
    while item < lengths.count {
      let end = max(item + 1, endOfLine(from: item))
      starts.append(Int32(item))
      extents.append(extent(ofItems: item..<end))
      item = end
    }
    lines = ExtentTree(extents, counting: operations)
  }

  private func extent(ofItems items: Range<Int>) -> Int64 {
    var longest: Int64 = 0
    for item in items { longest = max(longest, lengths[item]) }
    return longest + blueprint.value.lineSpacing.units
  }

  private func items(ofLine line: Int) -> Range<Int> {
    Int(starts[line])..<(line + 1 < starts.count ? Int(starts[line + 1]) : lengths.count)
  }

  /// Returns the line of an item.
  ///
  /// - Complexity: O(log lines).
  private func line(ofItem item: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= item { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// Breaks lines again from the one before an item's, until a line begins where one began before.
  ///
  /// - Complexity: O(items of the lines that change); O(lines) if their number changes.
  private func rebreak(around item: Int) {
    let first = max(line(ofItem: item) - 1, 0)
    var next = Int(starts[first])
    var newStarts: [Int32] = []
    var old = first
    var newExtents: [Int64] = []
    while next < lengths.count {
      while old < starts.count, Int(starts[old]) < next { old += 1 }
      if next > item, old < starts.count, Int(starts[old]) == next { break }
      let end = max(next + 1, endOfLine(from: next))
      newStarts.append(Int32(next))
      newExtents.append(extent(ofItems: next..<end))
      next = end
    }
    if next >= lengths.count { old = starts.count }
    if newStarts.count == old - first {
      for (offset, extent) in newExtents.enumerated() {
        starts[first + offset] = newStarts[offset]
        if lines.extents[first + offset] != extent {
          lines.replace(at: first + offset, with: extent)
        }
      }
    } else {
      var extents = lines.extents
      extents.replaceSubrange(first..<old, with: newExtents)
      starts.replaceSubrange(first..<old, with: newStarts)
      lines = ExtentTree(extents, counting: operations)
    }
  }

  // MARK: SectionBody

  override var itemCount: Int { lengths.count }

  override var length: Extent {
    starts.isEmpty ? .zero : Extent(units: lines.total) - blueprint.value.lineSpacing
  }

  override var byteCount: Int {
    8 * lengths.capacity + 4 * starts.capacity + lines.byteCount
  }

  override func place(ofItem item: Int) -> ItemPlace {
    let line = line(ofItem: item)
    let items = items(ofLine: line)
    return place(
      ofItem: item, lane(ofItem: item, inLine: items), inLine: items,
      start: lines.start(of: line), extent: lines.extents[line])
  }

  private func place(
    ofItem item: Int, _ lane: SectionBlueprint.Lane, inLine items: Range<Int>, start: Int64,
    extent: Int64
  ) -> ItemPlace {
    var start = start
    if centersItems {
      start += (extent - blueprint.value.lineSpacing.units - lengths[item]) / 2
    }
    return ItemPlace(
      start: Extent(units: start), length: Extent(units: lengths[item]), lane: lane,
      column: column(ofPosition: item - items.lowerBound))
  }

  override func find(_ search: inout ItemSearch) {
    var (line, top) = lines.firstIndex(endingAfter: search.start.units)
    while line < starts.count, top < search.end.units {
      let items = items(ofLine: line)
      let extent = lines.extents[line]
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
      let line = line(ofItem: item)
      let extent = extent(ofItems: items(ofLine: line))
      if extent != lines.extents[line] { lines.replace(at: line, with: extent) }
    }
  }
}
