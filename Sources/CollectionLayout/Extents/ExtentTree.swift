/// A sequence of extents that answers where each begins, and which one covers a place.
///
/// A binary indexed tree beside the extents themselves, for sections and lines, whose number seldom
/// changes: a changed count builds a new tree.
/// - Source: Fenwick: A new data structure for cumulative frequency tables, Software: Practice and
///   Experience 24(3), 1994.
struct ExtentTree {
  /// The extents in units, none negative.
  private(set) var extents: [Int64]
  private(set) var total: Int64
  /// Node k, from 1, holds the sum of the extents k − lowbit(k) ..< k; node 0 is not used.
  private var nodes: [Int64]
  private let operations: OperationCount

  /// Creates the tree of extents in units, none negative, whose sum fits, in O(*n*).
  init(_ extents: [Int64], counting operations: OperationCount) {
    self.extents = extents
    self.operations = operations
    var nodes = [Int64](repeating: 0, count: extents.count + 1)
    var total: Int64 = 0
    for index in extents.indices {
      total += extents[index]
      nodes[index + 1] += extents[index]
      let parent = index + 1 + Self.lowestBit(of: index + 1)
      if parent < nodes.count { nodes[parent] += nodes[index + 1] }
    }
    self.nodes = nodes
    self.total = total
    operations.nodes += extents.count
    _checkInvariants()
  }

  /// The sum of the extents before an index, in units, in O(log *n*); the index may be the count.
  func start(of index: Int) -> Int64 {
    if index == extents.count { return total }
    var sum: Int64 = 0
    var node = index
    var touched = 0
    while node > 0 {
      sum += nodes[node]
      node &= node - 1
      touched += 1
    }
    operations.nodes += touched
    return sum
  }

  /// The first index that ends after a place, and where it starts, both in units, in O(log *n*).
  /// The count if the place is at the end or beyond; 0 if it is negative.
  func firstIndex(endingAfter place: Int64) -> (index: Int, start: Int64) {
    guard place >= 0, !extents.isEmpty else { return (0, 0) }
    var index = 0
    var rest = place
    var step = 1 << (Int.bitWidth - 1 - extents.count.leadingZeroBitCount)
    var touched = 0
    while step > 0 {
      let node = index + step
      if node < nodes.count, nodes[node] <= rest {
        index = node
        rest -= nodes[node]
      }
      touched += 1
      step >>= 1
    }
    operations.nodes += touched
    return (index, place - rest)
  }

  /// Replaces an extent, in O(log *n*).
  mutating func replace(at index: Int, with extent: Int64) {
    let change = extent - extents[index]
    extents[index] = extent
    total += change
    var node = index + 1
    var touched = 1
    while node < nodes.count {
      nodes[node] += change
      node += Self.lowestBit(of: node)
      touched += 1
    }
    operations.nodes += touched
    _checkInvariants()
  }

  private static func lowestBit(of number: Int) -> Int { number & -number }
  #if InternalChecks
    /// Checks that every node is the sum that it stands for; long sequences are left to short ones.
    func _checkInvariants() {
      guard extents.count <= 2048 else { return }
      var running: Int64 = 0
      var sums: [Int64] = [0]
      for (index, extent) in extents.enumerated() {
        precondition(extent >= 0, "extent \(extent) at \(index) is negative")
        running += extent
        sums.append(running)
      }
      precondition(total == running, "total \(total) is not the sum \(running)")
      for node in nodes.indices.dropFirst() {
        let expected = sums[node] - sums[node - Self.lowestBit(of: node)]
        precondition(nodes[node] == expected, "node \(node) is \(nodes[node]), not \(expected)")
      }
    }
  #else
    @inline(__always)
    func _checkInvariants() {}
  #endif
}
