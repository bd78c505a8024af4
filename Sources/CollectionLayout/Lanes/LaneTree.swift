/// The items of a section in order, each with an extent and in one of several lanes: answers where
/// an item begins in its lane and which item of a lane covers a place, through insertions and
/// removals.
///
/// A B+ tree over the items' order whose inner nodes hold, for each child and lane, the number of
/// items and the sum of their extents. An item's position in its lane is never stored, so that an
/// insertion renumbers nothing. Nodes are kept in flat runs of memory: a child is an index. The
/// tree has one owner, so that exclusive access is checked once for each operation, and not at
/// every element.
/// - Source: Bayer, McCreight: Organization and maintenance of large ordered indexes, Acta
///   Informatica 1(3), 1972; the sums are those of an order-statistic tree.
struct LaneTree: ~Copyable {
  /// The most children of an inner node.
  static var fanout: Int { 32 }

  /// The number of lanes, at least 1.
  let laneCount: Int
  /// The most items of a leaf; larger with many lanes, so that sums by lane stay a small part of
  /// the memory.
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
  /// The leaves' extents in units, `leafCapacity` for each leaf; a single leaf takes only what it
  /// needs.
  var extents = Slab<Int64>()
  /// The lanes of the items beside their extents; empty if there is one lane only.
  var lanes = Slab<UInt16>()
  /// The number of items in each leaf.
  var leafCounts = Slab<Int32>()
  /// The children of the inner nodes, `fanout` for each node.
  var children = Slab<Int32>()
  /// The number of items below each child.
  var childCounts = Slab<Int32>()
  /// The sums of the extents below each child, a sum for each lane.
  var childSums = Slab<Int64>()
  /// The numbers of items below each child, one for each lane; empty if there is one lane only.
  var childLaneCounts = Slab<Int32>()
  /// The number of children of each inner node.
  var used = Slab<Int32>()

  /// Creates the tree of a sequence of items.
  /// - Parameters:
  ///   - extents: The extents in units, none negative.
  ///   - lanes: The lane of each item, each in 0..<laneCount; empty for one lane.
  /// - Complexity: O(*n*).
  init(
    _ extents: [Int64], lanes: [UInt16] = [], laneCount: Int = 1,
    counting operations: OperationCount
  ) {
    self.init(emptyWithLanes: laneCount, counting: operations)
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

  /// Returns a tree with the same content in its own memory. Complexity: O(*n*).
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

  /// Gives back what items take.
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
}
