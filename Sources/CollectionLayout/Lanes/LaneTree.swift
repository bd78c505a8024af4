/// The items of a section in order, each with an extent and in one of several lanes: answers where an
/// item begins in its lane and which item of a lane covers a place, through insertions and removals.
///
/// A B+ tree over the items' order whose inner nodes hold, for each child and lane, the number of items
/// and the sum of their extents. An item's position in its lane is never stored, so that an insertion
/// renumbers nothing. Nodes are kept in flat runs of memory: a child is an index.
/// - Source: Bayer, McCreight: Organization and maintenance of large ordered indexes, Acta Informatica
///   1(3), 1972; the sums are those of an order-statistic tree.
final class LaneTree {
  /// The most children of an inner node.
  static let fanout = 32

  /// The number of lanes, at least 1.
  let laneCount: Int
  /// The most items of a leaf; larger with many lanes, so that sums by lane stay a small part of the
  /// memory.
  let leafCapacity: Int
  /// Counts the nodes that were touched.
  let operations: OperationCount
  /// Everything that changes, where no access is checked.
  private let nodes: UnsafeMutablePointer<Nodes>

  /// Everything that changes.
  struct Nodes {
    /// The number of items.
    var count = 0
    /// The number of levels of inner nodes above the leaves.
    var height = 0
    /// The topmost node: an inner node, or a leaf if `height` is 0.
    var root = 0
    /// The sum of the extents of each lane, in units.
    var totals: Slab<Int64>
    /// The number of items of each lane.
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
  }

  /// Creates the tree of a sequence of items.
  ///
  /// - Parameters:
  ///   - extents: The extents in units, none negative.
  ///   - lanes: The lane of each item, each in 0..<laneCount; empty for one lane.
  /// - Complexity: O(*n*).
  init(
    _ extents: [Int64], lanes: [UInt16] = [], laneCount: Int = 1,
    counting operations: OperationCount
  ) {
    self.laneCount = laneCount
    leafCapacity = max(64, 4 * laneCount)
    self.operations = operations
    nodes = .allocate(capacity: 1)
    nodes.initialize(
      to: Nodes(
        totals: Slab(repeating: 0, count: laneCount),
        laneCounts: Slab(repeating: 0, count: laneCount)))
    build(extents, lanes)
    _checkInvariants()
  }

  /// Creates a tree with the content of another one.
  ///
  /// - Complexity: O(*n*).
  init(copying other: LaneTree) {
    laneCount = other.laneCount
    leafCapacity = other.leafCapacity
    operations = other.operations
    nodes = .allocate(capacity: 1)
    var copy = other.nodes.pointee
    copy.totals = Slab(copying: copy.totals)
    copy.laneCounts = Slab(copying: copy.laneCounts)
    copy.extents = Slab(copying: copy.extents)
    copy.lanes = Slab(copying: copy.lanes)
    copy.leafCounts = Slab(copying: copy.leafCounts)
    copy.children = Slab(copying: copy.children)
    copy.childCounts = Slab(copying: copy.childCounts)
    copy.childSums = Slab(copying: copy.childSums)
    copy.childLaneCounts = Slab(copying: copy.childLaneCounts)
    copy.used = Slab(copying: copy.used)
    nodes.initialize(to: copy)
  }

  deinit {
    deallocateNodes()
    totals.deallocate()
    laneCounts.deallocate()
    nodes.deallocate()
  }

  /// Gives back what items take.
  func deallocateNodes() {
    extents.deallocate()
    lanes.deallocate()
    leafCounts.deallocate()
    children.deallocate()
    childCounts.deallocate()
    childSums.deallocate()
    childLaneCounts.deallocate()
    used.deallocate()
  }

  /// The memory in bytes that the tree has taken, what is kept in reserve included.
  var byteCount: Int {
    extents.byteCount + childSums.byteCount + totals.byteCount + laneCounts.byteCount
      + leafCounts.byteCount + children.byteCount + childCounts.byteCount
      + childLaneCounts.byteCount + used.byteCount + lanes.byteCount
  }
}

/// What is in the nodes, by its name.
extension LaneTree {
  /// The number of items.
  var count: Int {
    get { nodes.pointee.count }
    set { nodes.pointee.count = newValue }
  }

  /// The number of levels of inner nodes above the leaves.
  var height: Int {
    get { nodes.pointee.height }
    set { nodes.pointee.height = newValue }
  }

  /// The topmost node.
  var root: Int {
    get { nodes.pointee.root }
    set { nodes.pointee.root = newValue }
  }

  /// The sum of the extents of each lane, in units.
  var totals: Slab<Int64> {
    get { nodes.pointee.totals }
    set { nodes.pointee.totals = newValue }
  }

  /// The number of items of each lane.
  var laneCounts: Slab<Int> {
    get { nodes.pointee.laneCounts }
    set { nodes.pointee.laneCounts = newValue }
  }

  /// The leaves' extents.
  var extents: Slab<Int64> {
    get { nodes.pointee.extents }
    set { nodes.pointee.extents = newValue }
  }

  /// The items' lanes.
  var lanes: Slab<UInt16> {
    get { nodes.pointee.lanes }
    set { nodes.pointee.lanes = newValue }
  }

  /// The number of items in each leaf.
  var leafCounts: Slab<Int32> {
    get { nodes.pointee.leafCounts }
    set { nodes.pointee.leafCounts = newValue }
  }

  /// The children of the inner nodes.
  var children: Slab<Int32> {
    get { nodes.pointee.children }
    set { nodes.pointee.children = newValue }
  }

  /// The number of items below each child.
  var childCounts: Slab<Int32> {
    get { nodes.pointee.childCounts }
    set { nodes.pointee.childCounts = newValue }
  }

  /// The sums of the extents below each child.
  var childSums: Slab<Int64> {
    get { nodes.pointee.childSums }
    set { nodes.pointee.childSums = newValue }
  }

  /// The numbers of items below each child by lane.
  var childLaneCounts: Slab<Int32> {
    get { nodes.pointee.childLaneCounts }
    set { nodes.pointee.childLaneCounts = newValue }
  }

  /// The number of children of each inner node.
  var used: Slab<Int32> {
    get { nodes.pointee.used }
    set { nodes.pointee.used = newValue }
  }
}
