extension LaneTree {
  /// A place in a lane: an item, with where it begins and is stored.
  struct Cursor {
    /// The item, by its place among all lanes' items.
    var item: Int
    /// Where the item begins in its lane, in units.
    var start: Int64
    var slot: Int
    var leafEnd: Int
    var lane: Int
  }

  /// The first item of a lane that ends after a place in units, in O(log *n*); nil if there is
  /// none.
  func first(inLane lane: Int, endingAfter place: Int64) -> Cursor? {
    guard place >= 0 else { return select(rank: 0, inLane: lane) }
    guard place < totals[lane] else { return nil }
    var node = root
    var start: Int64 = 0
    var item = 0
    for _ in 0..<height {
      var child = node * Self.fanout
      var sum = child * laneCount + lane
      while start &+ childSums[sum] <= place {
        start &+= childSums[sum]
        item &+= Int(childCounts[child])
        child &+= 1
        sum &+= laneCount
      }
      node = Int(children[child])
    }
    operations.nodes += height + 1
    let first = node * leafCapacity
    let end = first + Int(leafCounts[node])
    for slot in first..<end where laneCount == 1 || Int(lanes[slot]) == lane {
      let next = start + extents[slot]
      if next > place {
        return Cursor(item: item + slot - first, start: start, slot: slot, leafEnd: end, lane: lane)
      }
      start = next
    }
    return nil
  }

  /// A lane's item by its number in the lane, in O(log *n*); nil beyond the end.
  func select(rank: Int, inLane lane: Int) -> Cursor? {
    guard rank < laneCounts[lane] else { return nil }
    var node = root
    var start: Int64 = 0
    var item = 0
    var rest = rank
    for _ in 0..<height {
      var child = node * Self.fanout
      while true {
        let held = Int(
          laneCount == 1 ? childCounts[child] : childLaneCounts[child * laneCount + lane])
        if rest < held { break }
        rest -= held
        start += childSums[child * laneCount + lane]
        item += Int(childCounts[child])
        child += 1
      }
      node = Int(children[child])
    }
    operations.nodes += height + 1
    let first = node * leafCapacity
    let end = first + Int(leafCounts[node])
    for slot in first..<end where laneCount == 1 || Int(lanes[slot]) == lane {
      if rest == 0 {
        return Cursor(item: item + slot - first, start: start, slot: slot, leafEnd: end, lane: lane)
      }
      rest -= 1
      start += extents[slot]
    }
    return nil
  }

  /// Moves a cursor to the next item of its lane, in O(log *n*), and O(1) within a leaf; false,
  /// with the cursor anywhere, after the last one.
  func advance(_ cursor: inout Cursor) -> Bool {
    cursor.start += extents[cursor.slot]
    cursor.slot += 1
    cursor.item += 1
    if goToLane(&cursor) { return true }
    // The next leaf mostly holds the next one; after several without one it is searched by number.
    for _ in 0..<4 where cursor.item < count {
      let leaf = locate(cursor.item).leaf
      cursor.slot = leaf * leafCapacity
      cursor.leafEnd = cursor.slot + Int(leafCounts[leaf])
      if goToLane(&cursor) { return true }
    }
    guard cursor.item < count,
      let next = select(rank: rank(of: cursor.item, inLane: cursor.lane), inLane: cursor.lane)
    else { return false }
    cursor = next
    return true
  }

  private func goToLane(_ cursor: inout Cursor) -> Bool {
    if laneCount == 1 { return cursor.slot < cursor.leafEnd }
    while cursor.slot < cursor.leafEnd {
      if Int(lanes[cursor.slot]) == cursor.lane { return true }
      cursor.slot += 1
      cursor.item += 1
    }
    return false
  }

  @inline(__always)
  func lane(at slot: Int) -> Int { laneCount == 1 ? 0 : Int(lanes[slot]) }

  /// The child of a node below which an item is; `rest` is the item's number among those below the
  /// node, and then among those below the child. `passing` is called with each child before that.
  @inline(__always)
  func child(of node: Int, holding rest: inout Int32, passing: (_ child: Int) -> Void = { _ in })
    -> Int
  {
    var child = node * Self.fanout
    while rest >= childCounts[child] {
      rest -= childCounts[child]
      passing(child)
      child += 1
    }
    return child
  }

  /// Where an existing item is stored, in O(log *n*); `passing` is called with each child that the
  /// way down leaves out before the item.
  @inline(__always)
  func locate(_ item: Int, passing: (_ child: Int) -> Void = { _ in }) -> (leaf: Int, slot: Int) {
    var node = root
    var rest = Int32(truncatingIfNeeded: item)
    for _ in 0..<height { node = Int(children[child(of: node, holding: &rest, passing: passing)]) }
    operations.nodes += height + 1
    return (node, node * leafCapacity + Int(rest))
  }

  /// In O(log *n*).
  func item(at item: Int) -> (extent: Int64, lane: Int) {
    let slot = locate(item).slot
    return (extents[slot], lane(at: slot))
  }

  func lane(of item: Int) -> Int { laneCount == 1 ? 0 : Int(lanes[locate(item).slot]) }

  /// The sum of a lane's extents before an item in units, in O(log *n*); the item may be the count.
  func start(of item: Int, inLane lane: Int) -> Int64 {
    guard item < count else { return totals[lane] }
    var sum: Int64 = 0
    let location = locate(item) { sum += childSums[$0 * laneCount + lane] }
    forEachSlot(before: location, inLane: lane) { sum += extents[$0] }
    return sum
  }

  /// The number of a lane's items before an item, in O(log *n*); the item may be the count.
  func rank(of item: Int, inLane lane: Int) -> Int {
    guard laneCount > 1 else { return item }
    guard item < count else { return laneCounts[lane] }
    var rank = 0
    let location = locate(item) { rank += Int(childLaneCounts[$0 * laneCount + lane]) }
    forEachSlot(before: location, inLane: lane) { _ in rank += 1 }
    return rank
  }

  @inline(__always)
  private func forEachSlot(
    before place: (leaf: Int, slot: Int), inLane lane: Int, _ visit: (_ slot: Int) -> Void
  ) {
    let slots = place.leaf * leafCapacity..<place.slot
    if laneCount == 1 {
      for slot in slots { visit(slot) }
    } else {
      for slot in slots where Int(lanes[slot]) == lane { visit(slot) }
    }
  }
}
