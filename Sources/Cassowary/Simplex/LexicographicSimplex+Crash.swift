extension LexicographicSimplex {
  /// Starts every variable where the first row that decides it wants it: a triangular crash basis.
  /// Most items of a layout have their own size or touch what is before them, and mostly get what
  /// they want. The first row that names only one variable that has not started gives it its value,
  /// and becomes nonbasic in the variable's stead. Of the rows that name nothing else a variable
  /// has one, its wish, and inequalities that the wish keeps are passed over.
  /// - Precondition: All left sides are basic.
  /// - Source: Bixby, Implementing the Simplex Method: The Initial Basis, ORSA Journal on Computing
  ///   4, 1992, for the idea; Maros, Computational Techniques of the Simplex Method, 2003, section
  ///   9.8, for triangular crash bases; Prim, Shortest Connection Networks and Some
  ///   Generalizations, Bell System Technical Journal 36, 1957, for the order.
  /// - Complexity: O(entries × log rows).
  mutating func startAtFirstRows() {
    factors.isCurrent = false
    var wishes = ownWishes()
    if !isFactored && columnCount <= Self.wishLimit {
      for column in 0..<columnCount {
        if let row = wishes[column].row { pivot(row: row, column: column) }
      }
      return
    }
    // Variables that follow want nothing.
    let rows = rows
    var missing = Scratch(count: core.constraintCount, in: block) { rows[$0].entries.count }
    var ready = IndexHeap(capacity: columnCount, in: block)
    var starts = ScratchList<(row: Int, column: Int)>(capacity: columnCount, in: block)
    for column in 0..<columnCount {
      if let row = wishes[column].row { ready.insert(row) }
    }
    while let row = ready.popFirst() {
      if missing[row] != 1 { continue }
      var entry = rows[row].start
      while wishes[coefficients[entry].column].hasStarted { entry += 1 }
      if coefficients[entry].coefficient.magnitude < Tolerance.rebuildThreshold { continue }
      let column = coefficients[entry].column
      let value = value(forEntry: entry, ofRow: row)
      if wishes[column].keeps(relation(ofEntry: entry, inRow: row), value, of: row) { continue }
      symbols[column].value = value
      wishes[column].hasStarted = true
      starts.append((row, column))
      forEachRow(naming: column) { other in
        missing[other] -= 1
        if missing[other] == 1 { ready.insert(other) }
      }
    }
    for index in starts.indices {
      if isFactored {
        exchange(row: starts[index].row, column: starts[index].column)
      } else {
        pivot(row: starts[index].row, column: starts[index].column)
      }
    }
  }

  /// Up to so many variables start at their wishes alone: the pivots cost less than the order.
  private static var wishLimit: Int { 4 }

  /// In order, while all left sides are basic.
  @inline(__always) private func forEachRow(naming column: Int, _ body: (Int) -> Void) {
    if isFactored {
      for position in coreColumns.range(column) {
        let row = coreColumns[position].target
        if row >= core.constraintCount { break }
        body(row)
      }
      return
    }
    var next = tableau.firstLink(ofColumn: column)
    while next >= 0 {
      let link = tableau.links[next]
      next = link.next
      if link.row < core.constraintCount { body(link.row) }
    }
  }

  private mutating func ownWishes() -> Scratch<Wish> {
    var wishes = Scratch(repeating: Wish(), count: columnCount, in: block)
    for row in 0..<core.constraintCount where rows[row].entries.count == 1 {
      let entry = coefficients[rows[row].start]
      let value = symbols[symbol(ofRow: row)].breakpoint / entry.coefficient
      let relation = relation(ofEntry: rows[row].start, inRow: row)
      wishes[entry.column].narrow(to: value, relation, by: row)
    }
    return wishes
  }

  /// The value that the others leave the variable of an entry.
  private func value(forEntry entry: Int, ofRow row: Int) -> Double {
    var rest = symbols[symbol(ofRow: row)].breakpoint
    for index in rows[row].entries where index != entry {
      rest -= coefficients[index].coefficient * symbols[coefficients[index].column].value
    }
    return rest / coefficients[entry].coefficient
  }

  private func relation(ofEntry entry: Int, inRow row: Int) -> Relation {
    coefficients[entry].coefficient > 0 ? rows[row].relation : rows[row].relation.mirrored
  }

  /// The limits that a variable's own rows set, and these rows; -1 where none does.
  private struct Wish: BitwiseCopyable {
    private var low = -Double.infinity
    private var high = Double.infinity
    @Narrow private var lowRow = -1
    @Narrow private var highRow = -1
    /// Whether the limits meet: later rows have no say.
    private var isDecided = false
    var hasStarted = false

    /// The row that decides if no other variable has a say.
    var row: Int? { lowRow >= 0 ? lowRow : highRow >= 0 ? highRow : nil }

    /// Whether the wish keeps another row's inequality, which then has no say.
    func keeps(_ relation: Relation, _ value: Double, of other: Int) -> Bool {
      guard let row, row != other else { return false }
      let wished = lowRow >= 0 ? low : high
      return relation == .greaterThanOrEqual && wished >= value
        || relation == .lessThanOrEqual && wished <= value
    }

    mutating func narrow(to value: Double, _ relation: Relation, by row: Int) {
      if isDecided { return }
      if relation != .lessThanOrEqual {
        if value >= high { return decide(by: highRow) }
        if value > low { (low, lowRow) = (value, row) }
      }
      if relation != .greaterThanOrEqual {
        if value <= low { return decide(by: lowRow) }
        if value < high { (high, highRow) = (value, row) }
      }
    }

    private mutating func decide(by row: Int) {
      lowRow = row
      isDecided = true
    }
  }
}
