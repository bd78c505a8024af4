extension LexicographicSimplex {
  mutating func setConstants(
    _ constants: borrowing Scratch<Elimination.ReducedConstant>, _ elimination: Elimination,
    scratch: inout [Double]
  ) { core.setConstants(constants, of: symbols.borrowed, elimination, scratch: &scratch) }

  /// Computes all values from the breakpoints of the nonbasic symbols. The tableau carries the
  /// rounding of its pivots, so values are corrected by what the nonbasic rows miss of their
  /// breakpoints (iterative refinement), and rows come from the core's own coefficients.
  mutating func evaluate() {
    isEvaluated = true
    isPrecise = true
    areBoundsChecked = false
    moved.removeAll()
    isMovedKnown = false
    for column in 0..<columnCount {
      symbols[column].value = 0
      prices[column].missing = symbols[tableau.nonbasic(column)].breakpoint
    }
    for _ in 0..<2 {
      addMissingToVariables()
      var isExact = true
      for column in 0..<columnCount {
        let symbol = tableau.nonbasic(column)
        prices[column].missing = 0
        if symbol < columnCount { continue }
        let missing = symbols[symbol].breakpoint - leftSide(ofRow: symbol - columnCount)
        prices[column].missing = missing
        if missing != 0 { isExact = false }
      }
      if isExact { break }
    }
    for column in 0..<columnCount {
      let missing = prices[column].missing.magnitude
      if missing <= Tolerance.region { continue }
      let row = tableau.nonbasic(column) - columnCount
      if missing > violationTolerance(ofRow: row) { isPrecise = false }
    }
    for row in rows.indices {
      let symbol = symbol(ofRow: row)
      let isBasic = symbols[symbol].place >= 0
      symbols[symbol].value = isBasic ? leftSide(ofRow: row) : symbols[symbol].breakpoint
    }
  }

  private mutating func addMissingToVariables() {
    if isFactored {
      addMissingByFactors()
      return
    }
    for variable in 0..<columnCount {
      guard let row = row(of: variable) else { continue }
      var sum = 0.0
      for index in tableau.range(ofRow: row) {
        let entry = tableau.entries[index]
        sum += entry.coefficient * prices[entry.column].missing
      }
      symbols[variable].value += sum
    }
  }

  @inline(__always) func leftSide(ofRow row: Int) -> Double {
    var sum = 0.0
    for entry in rows[row].entries {
      sum += coefficients[entry].coefficient * symbols[coefficients[entry].column].value
    }
    return sum
  }

  /// In scaled units.
  mutating func violationTolerance(ofRow row: Int) -> Double {
    var magnitude = Double(symbols[symbol(ofRow: row)].magnitude)
    for entry in rows[row].entries {
      let value = symbols[coefficients[entry].column].value
      magnitude += (coefficients[entry].coefficient * value).magnitude
    }
    return Tolerance.violation(magnitude: magnitude)
  }

  /// Computes all values for new breakpoints, and returns whether the bounds hold there. If they
  /// do, the solution is optimal: reduced costs do not depend on constants.
  mutating func holdsAtBreakpoints() -> Bool {
    evaluate()
    if !isPrecise { return false }
    for row in rows.indices {
      let symbol = symbols[tableau.basic(row)]
      if symbol.cost.below == .infinity && symbol.distance < -Tolerance.region { return false }
      if symbol.cost.above == .infinity && symbol.distance > Tolerance.region { return false }
    }
    return true
  }
}
