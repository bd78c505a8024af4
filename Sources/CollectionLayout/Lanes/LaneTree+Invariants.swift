extension LaneTree {
  #if InternalChecks
    /// Checks that every count and sum is what is below it; long sequences are left to short ones,
    /// and of most sequences some items only are looked up.
    func _checkInvariants() {
      guard count <= 2048 else { return }
      let distance = 1 + count / 16
      var sums = [Int64](repeating: 0, count: laneCount)
      var counts = [Int](repeating: 0, count: laneCount)
      let (items, itemLanes) = contents()
      precondition(items.count == count, "\(items.count) items, not \(count)")
      for (index, extent) in items.enumerated() {
        precondition(extent >= 0, "extent \(extent) at \(index) is negative")
        let lane = laneCount == 1 ? 0 : Int(itemLanes[index])
        if index % distance == 0 {
          precondition(start(of: index, inLane: lane) == sums[lane], "start of item \(index)")
          precondition(rank(of: index, inLane: lane) == counts[lane], "rank of item \(index)")
        }
        sums[lane] += extent
        counts[lane] += 1
      }
      for lane in 0..<laneCount {
        precondition(totals[lane] == sums[lane], "total \(totals[lane]) is not \(sums[lane])")
        precondition(
          laneCounts[lane] == counts[lane],
          "\(laneCounts[lane]) items of lane \(lane), not \(counts[lane])")
      }
    }
  #else
    /// Checks nothing without the trait InternalChecks.
    @inline(__always)
    func _checkInvariants() {}
  #endif
}
