extension LaneTree {
  /// Puts an item and all items after it into lanes by a rule, as if none of them had been in one,
  /// in O((*n* − item) × lanes). The extents stay where they are.
  mutating func refill(from item: Int, _ order: MasonryOrder) {
    guard laneCount > 1, item < count else { return }
    withUnsafeTemporaryAllocation(of: Int64.self, capacity: laneCount) { tops in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: laneCount) { counts in
        tops.initialize(repeating: 0)
        counts.initialize(repeating: 0)
        var filling = Filling(order: order, first: item, tops: tops, counts: counts)
        fill(root, level: height, &filling)
        for lane in 0..<laneCount {
          totals[lane] = tops[lane]
          laneCounts[lane] = counts[lane]
        }
      }
    }
    operations.nodes += leafCounts.count
    _checkInvariants()
  }

  private struct Filling {
    let order: MasonryOrder
    let first: Int
    /// The sum of the extents in each lane so far, and the number of items.
    let tops: UnsafeMutableBufferPointer<Int64>
    let counts: UnsafeMutableBufferPointer<Int>
    var item = 0
  }

  private mutating func fill(_ node: Int, level: Int, _ filling: inout Filling) {
    guard level > 0 else { return fillLeaf(node, &filling) }
    let (tops, counts) = (filling.tops, filling.counts)
    for child in node * Self.fanout..<node * Self.fanout + Int(used[node]) {
      let sums = child * laneCount
      if filling.item + Int(childCounts[child]) <= filling.first {
        filling.item += Int(childCounts[child])
        for lane in 0..<laneCount {
          tops[lane] += childSums[sums + lane]
          counts[lane] += Int(childLaneCounts[sums + lane])
        }
        continue
      }
      for lane in 0..<laneCount {
        childSums[sums + lane] = tops[lane]
        childLaneCounts[sums + lane] = Int32(counts[lane])
      }
      fill(Int(children[child]), level: level - 1, &filling)
      for lane in 0..<laneCount {
        childSums[sums + lane] = tops[lane] - childSums[sums + lane]
        childLaneCounts[sums + lane] = Int32(counts[lane]) - childLaneCounts[sums + lane]
      }
    }
  }

  private mutating func fillLeaf(_ leaf: Int, _ filling: inout Filling) {
    let (tops, counts, order) = (filling.tops, filling.counts, filling.order)
    let start = leaf * leafCapacity
    let kept = max(0, min(filling.first - filling.item, Int(leafCounts[leaf])))
    for slot in start..<start + kept {
      let lane = Int(lanes[slot])
      tops[lane] += extents[slot]
      counts[lane] += 1
    }
    for slot in start + kept..<start + Int(leafCounts[leaf]) {
      let lane = order.next(filling.item + slot - start, tops)
      lanes[slot] = UInt16(truncatingIfNeeded: lane)
      tops[lane] += extents[slot]
      counts[lane] += 1
    }
    filling.item += Int(leafCounts[leaf])
  }
}
