/// Finding the items of all lanes that meet a band. Only the items of one lane are known to follow
/// each other: an item's end need not grow with its index.
extension LaneTree {
  struct Found {
    var item: Int
    var lane: Int
    /// Where the extent begins in its lane, in units.
    var start: Int64
    var extent: Int64
  }

  /// Calls a closure with every item, in order, whose extent begins before the band's end and ends
  /// after its start. Complexity: O(lanes × log *n* + items met × log lanes).
  @inline(__always)
  func forEachItem(from start: Int64, to end: Int64, _ visit: (Found) -> Void) {
    guard start <= end else { return }
    guard laneCount > 1 else {
      guard var cursor = first(inLane: 0, endingAfter: start) else { return }
      while cursor.start < end {
        visit(Found(item: cursor.item, lane: 0, start: cursor.start, extent: extents[cursor.slot]))
        guard advance(&cursor) else { return }
      }
      return
    }
    withUnsafeTemporaryAllocation(of: Int64.self, capacity: laneCount) { tops in
      tops.initialize(repeating: 0)
      guard let rest = walk(tops, from: start, to: end, visit) else { return }
      merge(tops, after: rest, from: start, to: end, visit)
    }
  }

  /// How many items without the band are walked past while lanes are at different items, in leaves.
  private static var patience: Int { 4 }

  /// Visits the items of all lanes in their order, from the first leaf that meets the band. Items
  /// that are beside each other are mostly near each other in their order; if the lanes have
  /// drifted too far apart for that, returns where the walk was given up. `tops` are zeros; where
  /// each lane has come to, afterwards.
  @inline(__always)
  private func walk(
    _ tops: UnsafeMutableBufferPointer<Int64>, from start: Int64, to end: Int64,
    _ visit: (Found) -> Void
  ) -> Int? {
    // The lanes that have items after the band's start, and have not come to its end.
    var open = 0
    for lane in 0..<laneCount where laneCounts[lane] > 0 && totals[lane] > start { open += 1 }
    guard open > 0, end > 0 else { return nil }
    var (leaf, item) = descend(toFirstEndingAfter: start, tops)
    var misses = 0
    while item < count {
      let slots = leaf * leafCapacity..<leaf * leafCapacity + Int(leafCounts[leaf])
      for slot in slots {
        let lane = Int(lanes[slot])
        let extent = extents[slot]
        let top = tops[lane]
        let bottom = top &+ extent
        tops[lane] = bottom
        if bottom > start, top < end {
          visit(Found(item: item, lane: lane, start: top, extent: extent))
        } else {
          misses &+= 1
        }
        item &+= 1
        // The lane has come to the band's end, or to its own: then only the number of its items
        // shows whether items of no extent follow.
        if top < end, bottom > start,
          bottom >= end
            || bottom == totals[lane] && rank(of: item, inLane: lane) == laneCounts[lane]
        {
          open &-= 1
          if open == 0 { return nil }
        }
      }
      if misses > Self.patience * leafCapacity { return item }
      if item < count { leaf = locate(item).leaf }
    }
    return nil
  }

  /// The first leaf in which an item of any lane ends after a place, with its first item; there is
  /// one. `tops` are zeros; where each lane is before the leaf, afterwards.
  private func descend(
    toFirstEndingAfter place: Int64, _ tops: UnsafeMutableBufferPointer<Int64>
  ) -> (leaf: Int, item: Int) {
    var node = root
    var item = 0
    for _ in 0..<height {
      var child = node * Self.fanout
      var first = child * laneCount
      while true {
        var isBehind = false
        for lane in 0..<laneCount {
          isBehind = isBehind || tops[lane] &+ childSums[first &+ lane] > place
        }
        if isBehind { break }
        for lane in 0..<laneCount { tops[lane] &+= childSums[first &+ lane] }
        item &+= Int(childCounts[child])
        child &+= 1
        first &+= laneCount
      }
      node = Int(children[child])
    }
    operations.nodes += height + 1
    return (node, item)
  }

  /// Visits the items that meet a band with a cursor for each lane; a heap finds which comes next.
  /// `tops` are where each lane is before the item that the merge starts with.
  private func merge(
    _ tops: UnsafeMutableBufferPointer<Int64>, after item: Int, from start: Int64, to end: Int64,
    _ visit: (Found) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Cursor.self, capacity: laneCount) { cursors in
      var count = 0
      for lane in 0..<laneCount where tops[lane] < end {
        let cursor =
          tops[lane] <= start
          ? first(inLane: lane, endingAfter: start)
          : select(rank: rank(of: item, inLane: lane), inLane: lane)
        guard let cursor, cursor.start < end else { continue }
        cursors.initializeElement(at: count, to: cursor)
        count += 1
      }
      for parent in stride(from: count / 2 - 1, through: 0, by: -1) {
        Self.sink(parent, in: cursors, count)
      }
      while count > 0 {
        let cursor = cursors[0]
        visit(
          Found(
            item: cursor.item, lane: cursor.lane, start: cursor.start,
            extent: extents[cursor.slot]))
        if !advance(&cursors[0]) || cursors[0].start >= end {
          count -= 1
          cursors[0] = cursors[count]
        }
        Self.sink(0, in: cursors, count)
      }
    }
  }

  private static func sink(
    _ place: Int, in cursors: UnsafeMutableBufferPointer<Cursor>, _ count: Int
  ) {
    var place = place
    while true {
      var child = 2 * place + 1
      guard child < count else { return }
      if child + 1 < count, cursors[child + 1].item < cursors[child].item { child += 1 }
      guard cursors[child].item < cursors[place].item else { return }
      cursors.swapAt(place, child)
      place = child
    }
  }
}
