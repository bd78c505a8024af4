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
  }

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
