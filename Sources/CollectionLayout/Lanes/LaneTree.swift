/// The items of a section in order, each with an extent and in one of several lanes: answers where
/// an item begins in its lane and which item of a lane covers a place.
///
/// A B+ tree over the items' order whose inner nodes hold, for each child and lane, the number of
/// items and the sum of their extents. No position is stored, so that an insertion renumbers
/// nothing. Nodes are in flat runs of memory: a child is an index. The tree has one owner, so that
/// exclusive access is checked once for each operation, and not at every element.
/// - Source: Bayer, McCreight: Organization and maintenance of large ordered indexes, Acta
///   Informatica 1(3), 1972; the sums are those of an order-statistic tree.
struct LaneTree: ~Copyable {
  static var fanout: Int { 32 }
  let laneCount: Int
  /// The most items of a leaf; larger with many lanes, so that sums by lane take little memory.
  let leafCapacity: Int
  let operations: OperationCount
  var count = 0
  /// The number of levels of inner nodes above the leaves.
  var height = 0
  /// The topmost node: an inner node, or a leaf if `height` is 0.
  var root = 0
  /// The sum of the extents of each lane, in units.
  var totals: Slab<Int64>
  var laneCounts: Slab<Int>
  /// The leaves' extents in units, `leafCapacity` for each leaf; a single leaf takes what it needs.
  var extents = Slab<Int64>()
  /// The lanes of the items beside their extents; empty if there is one lane only.
  var lanes = Slab<UInt16>()
  var leafCounts = Slab<Int32>()
  var children = Slab<Int32>()
  /// Below each child: the number of items and, for each lane, the sum of their extents and
  /// their number; the last is empty if there is one lane only.
  var childCounts = Slab<Int32>()
  var childSums = Slab<Int64>()
  var childLaneCounts = Slab<Int32>()
  var used = Slab<Int32>()

  /// Creates the tree of items in O(*n*). No extent, in units, is negative; there is a lane for
  /// each item, or none for one lane.
  init(_ extents: [Int64], lanes: [UInt16] = [], laneCount: Int = 1, counting: OperationCount) {
    self.init(emptyWithLanes: laneCount, counting: counting)
    build(extents, lanes)
    _checkInvariants()
  }

  private init(emptyWithLanes laneCount: Int, counting operations: OperationCount) {
    self.laneCount = laneCount
    leafCapacity = max(64, 4 * laneCount)
    self.operations = operations
    totals = Slab(repeating: 0, count: laneCount)
    laneCounts = Slab(repeating: 0, count: laneCount)
  }

  func copy() -> LaneTree {
    var copy = LaneTree(emptyWithLanes: laneCount, counting: operations)
    (copy.count, copy.height, copy.root) = (count, height, root)
    copy.totals = totals.copy()
    copy.laneCounts = laneCounts.copy()
    copy.extents = extents.copy()
    copy.lanes = lanes.copy()
    copy.leafCounts = leafCounts.copy()
    copy.children = children.copy()
    copy.childCounts = childCounts.copy()
    copy.childSums = childSums.copy()
    copy.childLaneCounts = childLaneCounts.copy()
    copy.used = used.copy()
    return copy
  }

  mutating func removeNodes() {
    extents = Slab()
    lanes = Slab()
    leafCounts = Slab()
    children = Slab()
    childCounts = Slab()
    childSums = Slab()
    childLaneCounts = Slab()
    used = Slab()
  }

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
        let lane = itemLanes.isEmpty ? 0 : Int(itemLanes[index])
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
    @inline(__always)
    func _checkInvariants() {}
  #endif
}
