extension LaneTree {
  /// Replaces the extent of an existing item, in O(log *n*). No extent is negative.
  mutating func replace(at item: Int, with extent: Int64) {
    let slot = locate(item).slot
    let lane = lane(at: slot)
    let change = extent - extents[slot]
    extents[slot] = extent
    totals[lane] += change
    adjustAncestors(of: item, by: 0, change, lane: lane)
    _checkInvariants()
  }

  /// Inserts an item, in O(log *n*); the index may be the count.
  mutating func insert(_ extent: Int64, lane: Int, at item: Int) {
    guard height > 0 || count < leafCapacity else {
      var (items, itemLanes) = contents()
      items.insert(extent, at: item)
      if laneCount > 1 { itemLanes.insert(UInt16(lane), at: item) }
      return build(items, itemLanes)
    }
    count += 1
    totals[lane] += extent
    laneCounts[lane] += 1
    if height == 0 {
      extents.insert(extent, at: item)
      if laneCount > 1 { lanes.insert(UInt16(lane), at: item) }
      leafCounts[0] += 1
      operations.nodes += 1
    } else {
      insertBelowRoot(extent, lane: lane, at: item)
    }
    _checkInvariants()
  }

  private mutating func insertBelowRoot(_ extent: Int64, lane: Int, at item: Int) {
    if Int(used[root]) == Self.fanout { growRoot() }
    var node = root
    var rest = Int32(truncatingIfNeeded: item)
    var level = height
    while level > 0 {
      operations.nodes += 1
      // The item may also go after the last one of a child.
      var child = node * Self.fanout
      var before: Int32 = 0
      while rest - before > childCounts[child] {
        before += childCounts[child]
        child += 1
      }
      if isFull(Int(children[child]), level: level - 1) {
        split(child, of: node, level: level - 1)
        continue
      }
      rest -= before
      add(1, extent, to: child, lane: lane)
      node = Int(children[child])
      level -= 1
    }
    let first = node * leafCapacity
    var slot = first + Int(leafCounts[node])
    while slot > first + Int(rest) {
      extents[slot] = extents[slot - 1]
      if laneCount > 1 { lanes[slot] = lanes[slot - 1] }
      slot -= 1
    }
    extents[slot] = extent
    if laneCount > 1 { lanes[slot] = UInt16(lane) }
    leafCounts[node] += 1
    operations.nodes += 1
  }

  /// Removes an existing item, in O(log *n*), amortized. Leaves that run empty stay until the tree
  /// is a quarter full; then it is built again, which the removals before have paid for.
  @discardableResult
  mutating func remove(at item: Int) -> (extent: Int64, lane: Int) {
    let (leaf, removed) = locate(item)
    let extent = extents[removed]
    let lane = lane(at: removed)
    count -= 1
    totals[lane] -= extent
    laneCounts[lane] -= 1
    if height == 0 {
      extents.remove(at: item)
      if laneCount > 1 { lanes.remove(at: item) }
      leafCounts[0] -= 1
      operations.nodes += 1
      _checkInvariants()
      return (extent, lane)
    }
    adjustAncestors(of: item, by: -1, -extent, lane: lane)
    let end = leaf * leafCapacity + Int(leafCounts[leaf])
    for slot in removed..<end - 1 {
      extents[slot] = extents[slot + 1]
      if laneCount > 1 { lanes[slot] = lanes[slot + 1] }
    }
    leafCounts[leaf] -= 1
    if leafCounts.count * leafCapacity > 4 * (count + 2 * leafCapacity) {
      let (items, itemLanes) = contents()
      build(items, itemLanes)
    }
    _checkInvariants()
    return (extent, lane)
  }

  private mutating func adjustAncestors(of item: Int, by items: Int32, _ extent: Int64, lane: Int) {
    var node = root
    var rest = Int32(truncatingIfNeeded: item)
    for _ in 0..<height {
      let child = child(of: node, holding: &rest)
      add(items, extent, to: child, lane: lane)
      node = Int(children[child])
    }
    operations.nodes += height + 1
  }

  private mutating func add(_ items: Int32, _ extent: Int64, to child: Int, lane: Int) {
    childCounts[child] += items
    childSums[child * laneCount + lane] += extent
    if laneCount > 1 { childLaneCounts[child * laneCount + lane] += items }
  }

  private func isFull(_ node: Int, level: Int) -> Bool {
    level == 0 ? Int(leafCounts[node]) == leafCapacity : Int(used[node]) == Self.fanout
  }

  private mutating func growRoot() {
    let old = root
    root = appendInnerNode()
    used[root] = 1
    let child = root * Self.fanout
    children[child] = Int32(old)
    for below in old * Self.fanout..<old * Self.fanout + Int(used[old]) {
      move(aggregatesOf: below, to: child)
    }
    height += 1
    split(child, of: root, level: height - 1)
  }

  private mutating func move(aggregatesOf source: Int, to target: Int, sign: Int = 1) {
    childCounts[target] += Int32(sign) * childCounts[source]
    for lane in 0..<laneCount {
      childSums[target * laneCount + lane] += Int64(sign) * childSums[source * laneCount + lane]
      if laneCount > 1 {
        childLaneCounts[target * laneCount + lane] +=
          Int32(sign) * childLaneCounts[source * laneCount + lane]
      }
    }
  }

  /// Moves the second half of a full child into a new child after it; the parent has room.
  private mutating func split(_ child: Int, of parent: Int, level: Int) {
    operations.nodes += 2
    let end = parent * Self.fanout + Int(used[parent])
    for target in stride(from: end, to: child + 1, by: -1) { copyChild(target - 1, to: target) }
    used[parent] += 1
    clearChild(child + 1)
    let old = Int(children[child])
    // Splitting may move the nodes to other memory: first that, then the nodes.
    let new = level == 0 ? splitLeaf(old, child) : splitInner(old, child)
    children[child + 1] = Int32(new)
    move(aggregatesOf: child + 1, to: child, sign: -1)
  }

  private mutating func splitLeaf(_ old: Int, _ child: Int) -> Int {
    let new = leafCounts.count
    let kept = leafCapacity / 2
    extents.append(repeating: 0, count: leafCapacity)
    if laneCount > 1 { lanes.append(repeating: 0, count: leafCapacity) }
    for offset in kept..<leafCapacity {
      let slot = old * leafCapacity + offset
      let extent = extents[slot]
      let lane = lane(at: slot)
      extents[new * leafCapacity + offset - kept] = extent
      if laneCount > 1 { lanes[new * leafCapacity + offset - kept] = UInt16(lane) }
      add(1, extent, to: child + 1, lane: lane)
    }
    leafCounts[old] = Int32(kept)
    leafCounts.append(Int32(leafCapacity - kept))
    return new
  }

  private mutating func splitInner(_ old: Int, _ child: Int) -> Int {
    let new = appendInnerNode()
    let kept = Self.fanout / 2
    for offset in kept..<Self.fanout {
      copyChild(old * Self.fanout + offset, to: new * Self.fanout + offset - kept)
      move(aggregatesOf: old * Self.fanout + offset, to: child + 1)
    }
    used[old] = Int32(kept)
    used[new] = Int32(Self.fanout - kept)
    return new
  }

  private mutating func copyChild(_ source: Int, to target: Int) {
    children[target] = children[source]
    clearChild(target)
    move(aggregatesOf: source, to: target)
  }

  private mutating func clearChild(_ child: Int) {
    childCounts[child] = 0
    for lane in 0..<laneCount {
      childSums[child * laneCount + lane] = 0
      if laneCount > 1 { childLaneCounts[child * laneCount + lane] = 0 }
    }
  }
}
