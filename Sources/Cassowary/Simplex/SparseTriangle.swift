/// A triangular matrix: each unknown, with the equations that it takes part in once it is known.
struct SparseTriangle: ~Copyable {
  private let columns: SparseColumns
  /// Whether the last unknown is the first to be known.
  private let isDescending: Bool

  init() { self.init(SparseColumns()) }

  /// Its unknowns become known in order.
  init(_ columns: consuming SparseColumns) {
    self.columns = columns
    isDescending = false
  }

  /// The unknowns of the transpose become known from the last to the first.
  init(transposing other: borrowing SparseTriangle) {
    columns = SparseColumns(
      count: other.count, entryCount: other.entryCount, rowCount: other.count,
      { other.columns.range($0) }, { other.columns[$0] })
    isDescending = true
  }

  var count: Int { columns.count }
  /// Beside the diagonal.
  var entryCount: Int { columns.entries.count }

  /// Turns right sides into unknowns: only those that are reached, or where the density is high,
  /// all.
  /// - Source: Gilbert, Peierls, Sparse Partial Pivoting in Time Proportional to Arithmetic
  ///   Operations, SIAM Journal on Scientific and Statistical Computing 9, 1988; Hall, McKinnon,
  ///   Hyper-Sparsity in the Revised Simplex Method and How to Exploit It, Computational
  ///   Optimization and Applications 32, 2005.
  func solve(
    _ vector: inout SparseVector, inverses: borrowing Scratch<Double>, _ reach: inout Reach,
    density: inout Double
  ) {
    if entryCount == 0 {
      for place in 0..<vector.indices.count {
        let unknown = vector.indices[place]
        vector.set(unknown, to: vector[unknown] * inverses[unknown])
      }
      return
    }
    let share = max(density, Double(vector.indices.count) / Double(count))
    if share > Self.sparseShare {
      var (first, last) = (count, -1)
      for place in 0..<vector.indices.count {
        first = min(first, vector.indices[place])
        last = max(last, vector.indices[place])
      }
      var values = vector.borrowed
      if isDescending {
        for unknown in (0...max(0, last)).reversed() where settle(unknown, &values, inverses) {
          vector.list(unknown)
        }
      } else {
        for unknown in first..<count where settle(unknown, &values, inverses) {
          vector.list(unknown)
        }
      }
    } else {
      reach.collect(from: vector, self)
      for place in (0..<reach.order.count).reversed() {
        settle(reach.order[place], &vector, inverses)
      }
    }
    density += (Double(vector.indices.count) / Double(count) - density) / 8
  }

  /// Below this share, unknowns that are not 0 are looked for.
  private static var sparseShare: Double { 0.03 }

  /// Returns whether the unknown is not 0.
  @inline(__always) private func settle(
    _ unknown: Int, _ values: inout BorrowedElements<Double>, _ inverses: borrowing Scratch<Double>
  ) -> Bool {
    var value = values[unknown]
    if value == 0 { return false }
    value *= inverses[unknown]
    values[unknown] = value
    for index in columns.range(unknown) {
      let entry = columns[index]
      values[entry.target] = SparseVector.sum(values[entry.target], -entry.coefficient * value)
    }
    return true
  }

  /// Divides by the diagonal, and moves the unknown to the right side of the other equations.
  @inline(__always) private func settle(
    _ unknown: Int, _ vector: inout SparseVector, _ inverses: borrowing Scratch<Double>
  ) {
    var value = vector[unknown]
    if value == 0 { return }
    value *= inverses[unknown]
    vector.set(unknown, to: value)
    for index in columns.range(unknown) {
      vector.add(-columns[index].coefficient * value, at: columns[index].target)
    }
  }

  struct Reach: ~Copyable {
    /// Each unknown comes after all those that it takes part in.
    fileprivate(set) var order = ScratchList<Int>(capacity: 0)
    private var path = ScratchList<Int>(capacity: 0)
    /// By unknown: the next entry to follow; -1 if it was not reached.
    private var next: Scratch<Int32>

    @inline(__always) init(count: Int) { next = Scratch(repeating: -1, count: count) }

    /// Depth first.
    fileprivate mutating func collect(
      from vector: borrowing SparseVector, _ triangle: borrowing SparseTriangle
    ) {
      order.removeAll()
      for place in 0..<vector.indices.count where next[vector.indices[place]] < 0 {
        visit(vector.indices[place], triangle)
        while path.count > 0 {
          let unknown = path[path.count - 1]
          let index = Int(next[unknown])
          if index == Int(triangle.columns.starts[unknown + 1]) {
            order.append(unknown)
            _ = path.popLast()
            continue
          }
          next[unknown] += 1
          let target = triangle.columns[index].target
          if next[target] < 0 { visit(target, triangle) }
        }
      }
      for place in 0..<order.count { next[order[place]] = -1 }
    }

    @inline(__always)
    private mutating func visit(_ unknown: Int, _ triangle: borrowing SparseTriangle) {
      next[unknown] = triangle.columns.starts[unknown]
      path.append(unknown)
    }
  }
}
