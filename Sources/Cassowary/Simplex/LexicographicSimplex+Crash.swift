extension LexicographicSimplex {
  /// Starts every variable where the rows that name nothing else want it: a crash basis.
  ///
  /// Most items of a layout have their own size, and most of them get it. A variable's own
  /// rows, the highest priority first, narrow the values it may have; the row at the end that is
  /// reached becomes nonbasic in the variable's stead. Where no other row objects, no pivot is
  /// needed later.
  ///
  /// - Precondition: All left sides are basic.
  /// - Source: Bixby, Implementing the Simplex Method: The Initial Basis, ORSA Journal on Computing
  ///   4, 1992, for the idea.
  /// - Complexity: O(entries).
  mutating func startAtOwnRows() {
    factors.isCurrent = false
    var wishes = Scratch(repeating: Wish(), count: columnCount, in: block)
    // Variables that follow have no wish.
    for row in 0..<core.constraintCount where rows[row].entries.count == 1 {
      let entry = coefficients[rows[row].start]
      let value = symbols[symbol(ofRow: row)].breakpoint / entry.coefficient
      let relation = entry.coefficient > 0 ? rows[row].relation : rows[row].relation.mirrored
      wishes[entry.column].narrow(to: value, relation, by: row)
    }
    for column in 0..<columnCount {
      guard let row = wishes[column].row else { continue }
      if isFactored {
        exchange(row: row, column: column)
      } else {
        pivot(row: row, column: column)
      }
    }
    if isFactored { startAtReadyRows() }
  }

  /// Starts variables without own rows where a row wants them that otherwise names variables that
  /// have started already, the highest priority first: a triangular crash basis.
  ///
  /// An item whose neighbor has a place mostly ends up beside it. Small cores are not started this
  /// way, as their few pivots cost less.
  ///
  /// - Source: Maros, Computational Techniques of the Simplex Method, 2003, section 9.8, for
  ///   triangular crash bases; Prim, Shortest Connection Networks and Some Generalizations, Bell
  ///   System Technical Journal 36, 1957, for the order.
  /// - Complexity: O(entries × log rows).
  private mutating func startAtReadyRows() {
    var missing = Scratch(repeating: 0, count: core.constraintCount)
    var ready = IndexHeap()
    for row in 0..<missing.count {
      for index in rows[row].entries where !hasStarted(coefficients[index].column) {
        missing[row] += 1
      }
      if missing[row] == 1 { ready.insert(row) }
    }
    while let row = ready.popFirst() {
      if missing[row] != 1 { continue }
      let entry = rows[row].entries.first { !hasStarted(coefficients[$0].column) }
      guard let entry, coefficients[entry].coefficient.magnitude >= Tolerance.rebuildThreshold
      else { continue }
      let column = coefficients[entry].column
      exchange(row: row, column: column)
      for position in coreColumns.range(column) {
        let other = coreColumns[position].row
        if other >= missing.count { break }
        missing[other] -= 1
        if missing[other] == 1 { ready.insert(other) }
      }
    }
  }

  /// Whether a row gives a variable its value.
  private func hasStarted(_ variable: Int) -> Bool { symbols[variable].place >= 0 }

  /// The values that a variable's own rows leave it, and the rows that set their limits; -1 where
  /// none does.
  private struct Wish: BitwiseCopyable {
    private var low = -Double.infinity
    private var high = Double.infinity
    @Narrow private var lowRow = -1
    @Narrow private var highRow = -1
    /// Whether the limits meet: later rows have no say.
    private var isDecided = false

    /// The row that decides the variable's value if no other variable has a say; nil if there is
    /// none.
    var row: Int? { lowRow >= 0 ? lowRow : highRow >= 0 ? highRow : nil }

    /// Narrows the values by one more row.
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
