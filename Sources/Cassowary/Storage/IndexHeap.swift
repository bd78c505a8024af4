/// Indices from which the least is taken first: a binary heap.
/// - Source: Williams, Algorithm 232: Heapsort, Communications of the ACM 7, 1964.
struct IndexHeap: ~Copyable {
  private var indices: ScratchList<Int>

  init(capacity: Int, in block: ScratchBlock) {
    indices = ScratchList(capacity: capacity, in: block)
  }

  /// - Complexity: O(log count).
  mutating func insert(_ index: Int) {
    indices.append(index)
    var child = indices.count - 1
    while child > 0, indices[(child - 1) / 2] > indices[child] {
      swap(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// - Complexity: O(log count).
  mutating func popFirst() -> Int? {
    guard let last = indices.popLast() else { return nil }
    if indices.count == 0 { return last }
    let first = indices[0]
    indices[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in (2 * parent + 1)...(2 * parent + 2)
      where child < indices.count && indices[child] < indices[least] { least = child }
      if least == parent { return first }
      swap(parent, least)
      parent = least
    }
  }

  @inline(__always) private mutating func swap(_ one: Int, _ other: Int) {
    let index = indices[one]
    indices[one] = indices[other]
    indices[other] = index
  }
}
