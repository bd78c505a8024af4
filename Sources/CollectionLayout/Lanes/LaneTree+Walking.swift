/// Walking down one lane.
extension LaneTree {
  /// A place in a lane: an item, with where it begins and is stored.
  struct Cursor {
    /// The item, by its place among all lanes' items.
    var item: Int
    /// Where the item begins in its lane, in units.
    var start: Int64
    /// The slot in `extents`.
    var slot: Int
    /// The slot after the last one of the leaf.
    var leafEnd: Int
    var lane: Int
  }

  /// Returns the first item of a lane whose end is beyond a place in units; nil if there is none.
  /// Everything of the lane before that item ends at or before the place. Complexity: O(log *n*).
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

  /// Returns a lane's item by its number in the lane; nil beyond the end. Complexity: O(log *n*).
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

  /// Moves a cursor to the next item of its lane; false, with the cursor anywhere, after the last
  /// one. Complexity: O(log *n*), and O(1) within a leaf.
  func advance(_ cursor: inout Cursor) -> Bool {
    cursor.start += extents[cursor.slot]
    cursor.slot += 1
    cursor.item += 1
    if goToLane(&cursor) { return true }
    // The next leaf mostly holds the next one; a lane that has none in several is searched by
    // number.
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

  /// Moves a cursor on to an item of its lane, if the leaf has one at the cursor or after it.
  private func goToLane(_ cursor: inout Cursor) -> Bool {
    if laneCount == 1 { return cursor.slot < cursor.leafEnd }
    while cursor.slot < cursor.leafEnd {
      if Int(lanes[cursor.slot]) == cursor.lane { return true }
      cursor.slot += 1
      cursor.item += 1
    }
    return false
  }
}
