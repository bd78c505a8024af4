/// Extents at a few of very many indices, with their sums: pages of indices and values in order,
/// and a binary indexed tree of the pages' sums.
struct SparseExtents {
  private struct Page {
    var base: Int
    var indices: [Int32] = []
    var values: [Int64] = []
    var sum: Int64 = 0

    var first: Int { base + Int(indices[0]) }

    func position(of index: Int) -> Int {
      indices.indices.partitioningIndex { base + Int(indices[$0]) >= index }
    }
  }

  private var pages: [Page] = []
  /// Node k, from 1, holds the sum of the pages k − lowbit(k) ..< k.
  private var nodes: [Int64] = [0]
  private(set) var count = 0
  private static let pageSize = 128

  var isEmpty: Bool { count == 0 }
  /// The largest value; nil if there is none.
  /// - Complexity: O(values).
  var largest: Int64? { pages.lazy.flatMap(\.values).max() }

  private func page(of index: Int) -> Int {
    max(pages.indices.partitioningIndex { pages[$0].first > index } - 1, 0)
  }

  /// - Complexity: O(log values).
  subscript(index: Int) -> Int64? { place(of: index).map { pages[$0.page].values[$0.position] } }

  private func place(of index: Int) -> (page: Int, position: Int)? {
    guard count > 0 else { return nil }
    let page = page(of: index)
    let position = pages[page].position(of: index)
    let isThere = position < pages[page].indices.count
    return isThere && pages[page].base + Int(pages[page].indices[position]) == index
      ? (page, position) : nil
  }

  /// Calls a closure with every value in a range of indices, in order, until it returns false.
  func visit(_ range: Range<Int>, _ body: (_ index: Int, _ value: Int64) -> Bool) {
    guard count > 0 else { return }
    var page = page(of: range.lowerBound)
    var position = pages[page].position(of: range.lowerBound)
    while page < pages.count {
      while position < pages[page].indices.count {
        let index = pages[page].base + Int(pages[page].indices[position])
        guard index < range.upperBound, body(index, pages[page].values[position]) else { return }
        position += 1
      }
      page += 1
      position = 0
    }
  }

  /// - Complexity: O(log values).
  func hasValues(in range: Range<Int>) -> Bool {
    var isThere = false
    visit(range) { _, _ in
      isThere = true
      return false
    }
    return isThere
  }

  /// - Complexity: O(log values).
  func sum(before index: Int) -> Int64 {
    guard count > 0 else { return 0 }
    let page = page(of: index)
    var sum = sum(ofPagesBefore: page)
    for position in 0..<pages[page].position(of: index) { sum += pages[page].values[position] }
    return sum
  }

  /// Returns the last value whose place, by a closure from its index, plus the sum of the values
  /// before it is not after a place; and that sum.
  /// - Complexity: O(log² values).
  func last(notAfter place: Int64, _ start: (Int) -> Int64)
    -> (index: Int, sumBefore: Int64, value: Int64)?
  {
    guard count > 0 else { return nil }
    let next = pages.indices.partitioningIndex {
      start(pages[$0].first) + self.sum(ofPagesBefore: $0) > place
    }
    guard next > 0 else { return nil }
    let page = pages[next - 1]
    var sum = sum(ofPagesBefore: next - 1)
    var found: (index: Int, sumBefore: Int64, value: Int64)?
    for position in page.indices.indices {
      let index = page.base + Int(page.indices[position])
      guard start(index) + sum <= place else { break }
      found = (index, sum, page.values[position])
      sum += page.values[position]
    }
    return found
  }

  /// Sets or, with nil, takes away a value.
  /// - Complexity: O(log values), and O(values / 128) where a page begins or ends.
  mutating func set(_ value: Int64?, at index: Int) {
    guard let value else { return remove(at: index) }
    guard count > 0 else {
      pages = [Page(base: index, indices: [0], values: [value], sum: value)]
      count = 1
      return rebuild()
    }
    var page = page(of: index)
    if index < pages[page].base { rebase(page, to: index) }
    if let (page, position) = place(of: index) {
      let change = value - pages[page].values[position]
      pages[page].values[position] = value
      return add(change, toPage: page)
    }
    let position = pages[page].position(of: index)
    count += 1
    let isFar = index - pages[page].base > Int(Int32.max)
    if pages[page].indices.count == Self.pageSize || isFar {
      if position == pages[page].indices.count {
        // Values that come in order fill their pages.
        let next = Page(base: index, indices: [0], values: [value], sum: value)
        guard page + 1 == pages.count else {
          pages.insert(next, at: page + 1)
          return rebuild()
        }
        pages.append(next)
        return appendNode()
      }
      split(page)
      if index >= pages[page + 1].first { page += 1 }
    }
    let place = pages[page].position(of: index)
    pages[page].indices.insert(Int32(index - pages[page].base), at: place)
    pages[page].values.insert(value, at: place)
    add(value, toPage: page)
  }

  private mutating func remove(at index: Int) {
    guard let (page, position) = place(of: index) else { return }
    count -= 1
    pages[page].indices.remove(at: position)
    let value = pages[page].values.remove(at: position)
    if pages[page].indices.isEmpty {
      pages.remove(at: page)
      rebuild()
    } else {
      add(-value, toPage: page)
    }
  }

  /// Makes room for a new index: those from it on grow by 1.
  /// - Complexity: O(values / 128).
  mutating func insertIndex(_ index: Int) { shift(from: index, by: 1) }

  /// Takes an index away, with its value: those after it shrink by 1.
  /// - Complexity: O(values / 128).
  mutating func removeIndex(_ index: Int) {
    remove(at: index)
    shift(from: index + 1, by: -1)
  }

  private mutating func shift(from index: Int, by distance: Int) {
    guard count > 0 else { return }
    var page = page(of: index)
    if pages[page].first < index {
      for position in pages[page].position(of: index)..<pages[page].indices.count {
        pages[page].indices[position] += Int32(distance)
      }
      page += 1
    }
    while page < pages.count {
      pages[page].base += distance
      page += 1
    }
  }

  private mutating func rebase(_ page: Int, to base: Int) {
    let distance = pages[page].base - base
    guard pages[page].first - base + Int(Int32.max) / 2 < Int(Int32.max) else { return }
    pages[page].base = base
    for position in pages[page].indices.indices { pages[page].indices[position] += Int32(distance) }
  }

  private mutating func split(_ page: Int) {
    let half = Self.pageSize / 2
    var second = Page(base: pages[page].base + Int(pages[page].indices[half]))
    let distance = pages[page].indices[half]
    second.indices = pages[page].indices[half...].map { $0 - distance }
    second.values = Array(pages[page].values[half...])
    second.sum = second.values.reduce(0, +)
    pages[page].indices.removeLast(pages[page].indices.count - half)
    pages[page].values.removeLast(pages[page].values.count - half)
    pages[page].sum -= second.sum
    pages.insert(second, at: page + 1)
    rebuild()
  }

  private func sum(ofPagesBefore page: Int) -> Int64 {
    var (sum, node): (Int64, Int) = (0, page)
    while node > 0 {
      sum += nodes[node]
      node &= node - 1
    }
    return sum
  }

  private mutating func add(_ change: Int64, toPage page: Int) {
    pages[page].sum += change
    var node = page + 1
    while node < nodes.count {
      nodes[node] += change
      node += node & -node
    }
  }

  private mutating func appendNode() {
    let last = pages.count
    var (sum, node) = (pages[last - 1].sum, last - 1)
    while node > last - (last & -last) {
      sum += nodes[node]
      node &= node - 1
    }
    nodes.append(sum)
  }

  private mutating func rebuild() {
    nodes = [Int64](repeating: 0, count: pages.count + 1)
    for page in pages.indices {
      nodes[page + 1] += pages[page].sum
      let parent = page + 1 + ((page + 1) & -(page + 1))
      if parent < nodes.count { nodes[parent] += nodes[page + 1] }
    }
  }
}
