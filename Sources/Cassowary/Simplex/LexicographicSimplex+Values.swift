extension LexicographicSimplex {
  /// Computes all values from the breakpoints of the nonbasic symbols.
  ///
  /// The tableau carries the rounding of its pivots. So its values are corrected by what the nonbasic
  /// rows, computed from the component's own coefficients, miss of their breakpoints (iterative
  /// refinement), and the values of all rows then come from those coefficients.
  ///
  /// - Complexity: O(columns² + entries).
  mutating func evaluate() {
    for column in 0..<component.columnCount {
      values[column] = 0
      missing[column] = breakpoints[tableau.nonbasic[column]]
    }
    for _ in 0..<2 {
      addMissingToVariables()
      var isExact = true
      for column in 0..<component.columnCount {
        let symbol = tableau.nonbasic[column]
        missing[column] = 0
        if symbol < component.columnCount { continue }
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

  /// Moves the basic variables by what the missing growth of the nonbasic symbols makes of them.
  private mutating func addMissingToVariables() {
    for variable in 0..<component.columnCount {
      guard let row = tableau.row(of: variable) else { continue }
      var sum = 0.0
      for column in 0..<tableau.columnCount where missing[column] != 0 {
        sum += tableau[row, column] * missing[column]
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
    var magnitude = constantMagnitudes[row]
    for entry in component.matrix.entries(of: row) {
      let value = values[component.matrix.columns[entry]]
      magnitude += (component.matrix.coefficients[entry] * value).magnitude
    }
    return Tolerance.violation(magnitude: magnitude)
  }

  /// Computes all values for new breakpoints, and tells whether the bounds hold there.
  ///
  /// If they do, the solution is optimal: the columns that may not move were found so by reduced costs,
  /// which do not depend on constants, and no basic symbol has left the side on which it was charged.
  mutating func holdsAtBreakpoints() -> Bool {
    evaluate()
    for row in 0..<tableau.rowCount {
      let symbol = tableau.basic[row]
      let cost = costs[symbol]
      if cost.below.isFinite && cost.above.isFinite { continue }
      let distance = values[symbol] - breakpoints[symbol]
      if cost.below == .infinity && distance < -Tolerance.region { return false }
      if cost.above == .infinity && distance > Tolerance.region { return false }
    }
    return true
  }
}
