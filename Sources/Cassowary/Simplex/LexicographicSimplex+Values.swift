extension LexicographicSimplex {
  /// Computes all values from the breakpoints of the nonbasic symbols.
  ///
  /// The tableau carries the rounding of its pivots. So its values are corrected by what the nonbasic
  /// rows, computed from the component's own coefficients, miss of their breakpoints (iterative
  /// refinement), and the values of all rows then come from those coefficients.
  ///
  /// - Complexity: O(columns² + entries).
  mutating func evaluate() {
    for column in 0..<component.columnCount { values[column] = 0 }
    // What each nonbasic symbol's value has yet to grow by.
    var missing = tableau.nonbasic.map { breakpoints[$0] }
    for _ in 0..<2 {
      addToVariables(missing)
      var isExact = true
      for (column, symbol) in tableau.nonbasic.enumerated() where symbol >= component.columnCount {
        missing[column] = breakpoints[symbol] - leftSide(ofRow: symbol - component.columnCount)
        if missing[column] != 0 { isExact = false }
      }
      if isExact { break }
    }
    for row in 0..<component.rowCount {
      let symbol = symbol(ofRow: row)
      let isBasic = tableau.places[symbol] >= 0
      values[symbol] = isBasic ? leftSide(ofRow: row) : breakpoints[symbol]
    }
  }

  /// Moves the basic variables by what a growth of the nonbasic symbols makes of them.
  private mutating func addToVariables(_ growth: [Double]) {
    for variable in 0..<component.columnCount {
      guard let row = tableau.row(of: variable) else { continue }
      var sum = 0.0
      for column in 0..<tableau.columnCount where growth[column] != 0 {
        sum += tableau[row, column] * growth[column]
      }
      values[variable] += sum
    }
  }

  /// The sum of a row's terms at the present values of the variables.
  func leftSide(ofRow row: Int) -> Double {
    var sum = 0.0
    for entry in component.matrix.entries(of: row) {
      sum += component.matrix.coefficients[entry] * values[component.matrix.columns[entry]]
    }
    return sum
  }

  /// The violation a row may have and still hold, in scaled units.
  func violationTolerance(ofRow row: Int) -> Double {
    var magnitude = breakpoints[symbol(ofRow: row)].magnitude
    for entry in component.matrix.entries(of: row) {
      let value = values[component.matrix.columns[entry]]
      magnitude += (component.matrix.coefficients[entry] * value).magnitude
    }
    return Tolerance.violation(magnitude: magnitude)
  }

  /// By how much a row is violated, in unscaled units; exactly 0 if it holds.
  func violation(ofRow row: Int) -> Double {
    if isSatisfied(row) { return 0 }
    let symbol = symbol(ofRow: row)
    return (values[symbol] - breakpoints[symbol]).magnitude / component.scales[row]
  }
}
