/// Where items that follow each other are broken into lines, or groups.
struct ItemLines {
  private(set) var itemCount: Int
  private var starts: [Int32] = []
  init(itemCount: Int) { self.itemCount = itemCount }
  var count: Int { starts.count }
  func start(of line: Int) -> Int { Int(starts[line]) }
  func items(of line: Int) -> Range<Int> {
    Int(starts[line])..<(line + 1 < starts.count ? Int(starts[line + 1]) : itemCount)
  }

  /// The line of an item, in O(log lines); the first one where nothing is broken yet.
  func line(ofItem item: Int) -> Int {
    max(starts.indices.partitioningIndex { Int(starts[$0]) > item } - 1, 0)
  }

  /// Breaks lines again from the one before an item's, until a line begins where one began before;
  /// all of them where nothing is broken yet. `end` returns the item after the last one of a line
  /// that starts with an item; it is called once for each new line, in order. Returns the lines
  /// that were replaced, and how many there are instead. Complexity: O(items of the lines that
  /// change); O(lines) if their number changes.
  mutating func rebreak(around item: Int, _ end: (_ start: Int) -> Int) -> (
    replaced: Range<Int>, count: Int
  ) {
    let first = max(line(ofItem: item) - 1, 0)
    var next = starts.isEmpty ? 0 : Int(starts[first])
    var old = first
    var changed: [Int32] = []
    while next < itemCount {
      while old < starts.count, Int(starts[old]) < next { old += 1 }
      if next > item, old < starts.count, Int(starts[old]) == next { break }
      changed.append(Int32(next))
      next = max(next + 1, end(next))
    }
    if next >= itemCount { old = starts.count }
    starts.replaceSubrange(first..<old, with: changed)
    return (first..<old, changed.count)
  }
}
