extension LaneTree {
  /// Where an item is stored.
  struct Location {
    var leaf: Int
    /// The position in the leaf.
    var offset: Int
  }

  /// Returns the child of a node below which an item is.
  /// - Parameters:
  ///   - rest: The number of the item among those below the node; among those below the child,
  ///     then.
  ///   - passing: Called with each child before that one.
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

  /// Returns where an existing item is stored.
  /// - Parameter passing: Called with each child that the way down leaves out before the item.
  /// - Complexity: O(log *n*).
  @inline(__always)
  func locate(_ item: Int, passing: (_ child: Int) -> Void = { _ in }) -> Location {
    var node = root
    var rest = Int32(truncatingIfNeeded: item)
    for _ in 0..<height { node = Int(children[child(of: node, holding: &rest, passing: passing)]) }
    operations.nodes += height + 1
    return Location(leaf: node, offset: Int(rest))
  }

  /// Returns the extent of an existing item in units, and its lane. Complexity: O(log *n*).
  func item(at item: Int) -> (extent: Int64, lane: Int) {
    let location = locate(item)
    let slot = location.leaf * leafCapacity + location.offset
    return (extents[slot], laneCount == 1 ? 0 : Int(lanes[slot]))
  }

  /// Returns the lane of an existing item. Complexity: O(log *n*); O(1) with one lane.
  func lane(of item: Int) -> Int {
    guard laneCount > 1 else { return 0 }
    let location = locate(item)
    return Int(lanes[location.leaf * leafCapacity + location.offset])
  }

  /// Returns the sum of a lane's extents before an item, in units; the item may be the count.
  /// Complexity: O(log *n*).
  func start(of item: Int, inLane lane: Int) -> Int64 {
    guard item < count else { return totals[lane] }
    var sum: Int64 = 0
    let location = locate(item) { sum += childSums[$0 * laneCount + lane] }
    forEachSlot(before: location, inLane: lane) { sum += extents[$0] }
    return sum
  }

  /// Returns the number of a lane's items before an item; the item may be the count. Complexity:
  /// O(log *n*); O(1) with one lane.
  func rank(of item: Int, inLane lane: Int) -> Int {
    guard laneCount > 1 else { return item }
    guard item < count else { return laneCounts[lane] }
    var rank = 0
    let location = locate(item) { rank += Int(childLaneCounts[$0 * laneCount + lane]) }
    forEachSlot(before: location, inLane: lane) { _ in rank += 1 }
    return rank
  }

  /// Calls a closure with the slots of a lane's items that are before an item in its leaf.
  @inline(__always)
  private func forEachSlot(
    before location: Location, inLane lane: Int, _ visit: (_ slot: Int) -> Void
  ) {
    let first = location.leaf * leafCapacity
    if laneCount == 1 {
      for slot in first..<first + location.offset { visit(slot) }
    } else {
      for slot in first..<first + location.offset where Int(lanes[slot]) == lane { visit(slot) }
    }
  }
}
