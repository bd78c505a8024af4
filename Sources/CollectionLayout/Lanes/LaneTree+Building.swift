extension LaneTree {
  /// How full nodes are after building, in eighths, so that an insertion soon after need not split.
  private static var fill: Int { 7 }

  mutating func build(_ items: [Int64], _ itemLanes: [UInt16]) {
    count = items.count
    height = 0
    root = 0
    operations.nodes += 1 + items.count / leafCapacity
    for lane in 0..<laneCount {
      totals[lane] = 0
      laneCounts[lane] = 0
    }
    removeNodes()
    guard items.count > leafCapacity else {
      extents = Slab(items)
      lanes = Slab(laneCount == 1 ? [] : itemLanes)
      leafCounts = Slab([Int32(items.count)])
      for index in items.indices {
        let lane = itemLanes.isEmpty ? 0 : Int(itemLanes[index])
        totals[lane] += items[index]
        laneCounts[lane] += 1
      }
      return
    }
    var level = buildLeaves(items, itemLanes)
    while level.nodes.count > 1 { level = buildLevel(above: level) }
    root = Int(level.nodes[0])
    for lane in 0..<laneCount {
      totals[lane] = level.sums[lane]
      laneCounts[lane] = laneCount == 1 ? count : Int(level.laneCounts[lane])
    }
  }

  private struct Level {
    var nodes: [Int32] = []
    var counts: [Int32] = []
    var sums: [Int64] = []
    var laneCounts: [Int32] = []
  }

  private mutating func buildLeaves(_ items: [Int64], _ itemLanes: [UInt16]) -> Level {
    let size = leafCapacity * Self.fill / 8
    let leafCount = (items.count + size - 1) / size
    let (least, more) = items.count.quotientAndRemainder(dividingBy: leafCount)
    extents = Slab(repeating: 0, count: leafCount * leafCapacity)
    if laneCount > 1 { lanes = Slab(repeating: 0, count: leafCount * leafCapacity) }
    leafCounts = Slab(repeating: 0, count: leafCount)
    var level = Level()
    level.nodes.reserveCapacity(leafCount)
    level.counts.reserveCapacity(leafCount)
    level.sums = [Int64](repeating: 0, count: leafCount * laneCount)
    level.laneCounts = [Int32](repeating: 0, count: laneCount == 1 ? 0 : leafCount * laneCount)
    var next = 0
    for leaf in 0..<leafCount {
      let size = least + (leaf < more ? 1 : 0)
      let start = leaf * leafCapacity
      if laneCount == 1 {
        var sum: Int64 = 0
        for offset in 0..<size {
          let extent = items[next + offset]
          extents[start + offset] = extent
          sum += extent
        }
        level.sums[leaf] = sum
      } else {
        for offset in 0..<size {
          let lane = itemLanes[next + offset]
          extents[start + offset] = items[next + offset]
          lanes[start + offset] = lane
          level.sums[leaf * laneCount + Int(lane)] += items[next + offset]
          level.laneCounts[leaf * laneCount + Int(lane)] += 1
        }
      }
      leafCounts[leaf] = Int32(size)
      level.nodes.append(Int32(leaf))
      level.counts.append(Int32(size))
      next += size
    }
    return level
  }

  private mutating func buildLevel(above below: Level) -> Level {
    let size = Self.fanout * Self.fill / 8
    let nodeCount = (below.nodes.count + size - 1) / size
    let (least, more) = below.nodes.count.quotientAndRemainder(dividingBy: nodeCount)
    var level = Level()
    var next = 0
    for position in 0..<nodeCount {
      let node = appendInnerNode()
      let size = least + (position < more ? 1 : 0)
      used[node] = Int32(size)
      var count: Int32 = 0
      var sums = [Int64](repeating: 0, count: laneCount)
      var counts = [Int32](repeating: 0, count: laneCount == 1 ? 0 : laneCount)
      for offset in 0..<size {
        let child = node * Self.fanout + offset
        children[child] = below.nodes[next + offset]
        childCounts[child] = below.counts[next + offset]
        count += below.counts[next + offset]
        for lane in 0..<laneCount {
          let sum = below.sums[(next + offset) * laneCount + lane]
          childSums[child * laneCount + lane] = sum
          sums[lane] += sum
        }
        for lane in counts.indices {
          let count = below.laneCounts[(next + offset) * laneCount + lane]
          childLaneCounts[child * laneCount + lane] = count
          counts[lane] += count
        }
      }
      next += size
      level.nodes.append(Int32(node))
      level.counts.append(count)
      level.sums += sums
      level.laneCounts += counts
    }
    height += 1
    return level
  }

  mutating func appendInnerNode() -> Int {
    let node = used.count
    used.append(0)
    let width = Self.fanout
    children.append(repeating: 0, count: width)
    childCounts.append(repeating: 0, count: width)
    childSums.append(repeating: 0, count: width * laneCount)
    if laneCount > 1 { childLaneCounts.append(repeating: 0, count: width * laneCount) }
    return node
  }

  func contents() -> (extents: [Int64], lanes: [UInt16]) {
    var (items, itemLanes): ([Int64], [UInt16]) = ([], [])
    items.reserveCapacity(count)
    if laneCount > 1 { itemLanes.reserveCapacity(count) }
    while items.count < count {
      let (leaf, slot) = locate(items.count)
      let end = slot + Int(leafCounts[leaf])
      extents.append(slot..<end, to: &items)
      if laneCount > 1 { lanes.append(slot..<end, to: &itemLanes) }
    }
    return (items, itemLanes)
  }
}
