/// Where items are.
extension LaneTree {
  /// Where an item is stored.
  struct Location {
    /// The leaf.
    var leaf: Int
    /// The position in the leaf.
    var offset: Int
  }

  /// Returns where an existing item is stored.
  ///
  /// - Complexity: O(log *n*).
  func locate(_ item: Int) -> Location {
    var node = root
    var rest = Int32(truncatingIfNeeded: item)
    for _ in 0..<height {
      var child = node * Self.fanout
      while rest >= childCounts[child] {
        rest -= childCounts[child]
        child += 1
      }
      node = Int(children[child])
    }
    operations.nodes += height + 1
    return Location(leaf: node, offset: Int(rest))
  }

  /// Returns the lane of an existing item.
  ///
  /// - Complexity: O(log *n*); O(1) with one lane.
  func lane(of item: Int) -> Int {
    guard laneCount > 1 else { return 0 }
    let location = locate(item)
    return Int(lanes[location.leaf * leafCapacity + location.offset])
  }

  /// Returns the extent of an existing item, in units.
  ///
  /// - Complexity: O(log *n*).
  func extent(of item: Int) -> Int64 {
    let location = locate(item)
    return extents[location.leaf * leafCapacity + location.offset]
  }

  /// Returns the sum of a lane's extents before an item, in units; the item may be the count.
  ///
  /// - Complexity: O(log *n*).
  func start(of item: Int, inLane lane: Int) -> Int64 {
    guard item < count else { return totals[lane] }
    var node = root
    var rest = Int32(truncatingIfNeeded: item)
    var sum: Int64 = 0
    for _ in 0..<height {
      var child = node * Self.fanout
      while rest >= childCounts[child] {
        rest -= childCounts[child]
        sum += childSums[child * laneCount + lane]
        child += 1
      }
      node = Int(children[child])
    }
    let first = node * leafCapacity
    if laneCount == 1 {
      for slot in first..<first + Int(rest) { sum += extents[slot] }
    } else {
      for slot in first..<first + Int(rest) where Int(lanes[slot]) == lane { sum += extents[slot] }
    }
    operations.nodes += height + 1
    return sum
  }

  /// Returns the number of a lane's items before an item; the item may be the count.
  ///
  /// - Complexity: O(log *n*); O(1) with one lane.
  func rank(of item: Int, inLane lane: Int) -> Int {
    guard laneCount > 1 else { return item }
    guard item < count else { return laneCounts[lane] }
    var node = root
    var rest = Int32(truncatingIfNeeded: item)
    var rank = 0
    for _ in 0..<height {
      var child = node * Self.fanout
      while rest >= childCounts[child] {
        rest -= childCounts[child]
        rank += Int(childLaneCounts[child * laneCount + lane])
        child += 1
      }
      node = Int(children[child])
    }
    let first = node * leafCapacity
    for slot in first..<first + Int(rest) where Int(lanes[slot]) == lane { rank += 1 }
    operations.nodes += height + 1
    return rank
  }

  /// A place in a lane: an item, with where it begins and is stored.
  struct Cursor {
    /// The item, by its place among all lanes' items; the count at the end.
    var item: Int
    /// Where the item begins in its lane, in units.
    var start: Int64
    /// The slot in `extents`.
    var slot: Int
    /// The slot behind the last one of the leaf.
    var leafEnd: Int
  }

  /// Returns the first item of a lane whose end lies beyond a place in units; nil if there is none.
  ///
  /// Everything of the lane before that item ends at or before the place.
  /// - Complexity: O(log *n*).
  func first(inLane lane: Int, endingAfter place: Int64) -> Cursor? {
    guard place >= 0 else { return select(rank: 0, inLane: lane) }
    guard place < totals[lane] else { return nil }
    var node = root
    var start: Int64 = 0
    var item = 0
    for _ in 0..<height {
      var child = node * Self.fanout
      while start + childSums[child * laneCount + lane] <= place {
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
      let next = start + extents[slot]
      if next > place {
        return Cursor(item: item + slot - first, start: start, slot: slot, leafEnd: end)
      }
      start = next
    }
    return nil
  }

  /// Returns a lane's item by its number in the lane; nil beyond the end.
  ///
  /// - Complexity: O(log *n*).
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
        return Cursor(item: item + slot - first, start: start, slot: slot, leafEnd: end)
      }
      rest -= 1
      start += extents[slot]
    }
    return nil
  }

  /// Returns the item of the same lane behind a cursor; nil at the end.
  ///
  /// - Complexity: O(log *n*), and O(1) within a leaf.
  func next(after cursor: Cursor, inLane lane: Int) -> Cursor? {
    var next = cursor
    next.start += extents[cursor.slot]
    next.slot += 1
    next.item += 1
    while next.slot < next.leafEnd {
      if laneCount == 1 || Int(lanes[next.slot]) == lane { return next }
      next.slot += 1
      next.item += 1
    }
    return next.item < count ? select(rank: rank(of: next.item, inLane: lane), inLane: lane) : nil
  }
}
