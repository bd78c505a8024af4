extension Basis {
  /// Writes the values of the core's variables.
  func storeValues(in values: inout [Double]) {
    for (index, column) in core.columns.enumerated() {
      values[column.variable] = symbols[index].value
    }
  }

  /// Whether all bounds hold at some constants, as far as the tableau shows.
  ///
  /// A quick look that allocates little and changes nothing; the values are not corrected.
  ///
  /// - Parameter constants: By constraint of the program, as they were given.
  /// - Complexity: O(entries) after the transfers.
  func holds(at constants: ArraySlice<Double>, _ presolved: Presolved) -> Bool {
    let reduced = presolved.reducedConstants(constants, group: core.group)
    var present = self
    var scratch = [Double](repeating: 0, count: core.isTied ? presolved.system.variableCount : 0)
    present.setConstants(reduced, presolved.elimination, scratch: &scratch)
    let symbols = present.symbols
    for row in core.rows.indices {
      let symbol = basic(row)
      let cost = symbols[symbol].cost
      if cost.below.isFinite && cost.above.isFinite { continue }
      var distance = -symbols[symbol].breakpoint
      for entry in present.entries(ofRow: row) {
        distance += entry.coefficient * symbols[nonbasic(entry.column)].breakpoint
      }
      if cost.below == .infinity && distance < -Tolerance.region { return false }
      if cost.above == .infinity && distance > Tolerance.region { return false }
    }
    return true
  }
}
