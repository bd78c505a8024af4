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

  /// Returns the extent of an existing item in units, and its lane.
  ///
  /// - Complexity: O(log *n*).
  func item(at item: Int) -> (extent: Int64, lane: Int) {
    let location = locate(item)
    let slot = location.leaf * leafCapacity + location.offset
    return (extents[slot], laneCount == 1 ? 0 : Int(lanes[slot]))
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
}
