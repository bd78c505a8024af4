/// Giving the items of a masonry their columns again, where they are stored.
extension LaneTree {
  /// Puts an item and all items after it into lanes by a rule, as if none of them had been in one.
  /// The extents stay where they are; only lanes and what inner nodes know of them are written.
  /// Complexity: O((*n* − item) × lanes).
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

  /// How far the filling has come.
  private struct Filling {
    let order: MasonryOrder
    /// The first item that gets a lane.
    let first: Int
    /// The sum of the extents in each lane so far.
    let tops: UnsafeMutableBufferPointer<Int64>
    /// The number of items in each lane so far.
    let counts: UnsafeMutableBufferPointer<Int>
    var item = 0
  }

  /// Fills what is below a node; what a child adds to the lanes is what the node knows of it.
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
