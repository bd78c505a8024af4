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
    for column in 0..<columnCount {
      guard let row = wantedRow(ofColumn: column) else { continue }
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

  /// The row that decides a variable's value if no other variable has a say; nil if there is none.
  private mutating func wantedRow(ofColumn column: Int) -> Int? {
    var low: (value: Double, row: Int) = (-.infinity, -1)
    var high: (value: Double, row: Int) = (.infinity, -1)
    loadOwnRows(ofColumn: column)
    for index in 0..<line.count {
      let row = line[index].symbol - columnCount
      // Variables that follow have no wish.
      guard row >= 0, row < core.constraintCount, rows[row].entries.count == 1 else { continue }
      let coefficient = coefficients[rows[row].start].coefficient
      let value = symbols[symbol(ofRow: row)].breakpoint / coefficient
      let relation = coefficient > 0 ? rows[row].relation : rows[row].relation.mirrored
      if relation != .lessThanOrEqual {
        if value >= high.value { return high.row }
        if value > low.value { low = (value, row) }
      }
      if relation != .greaterThanOrEqual {
        if value <= low.value { return low.row }
        if value < high.value { high = (value, row) }
      }
    }
    return low.row >= 0 ? low.row : high.row >= 0 ? high.row : nil
  }
}
