extension Basis {
  func storeValues(in values: inout [Double]) {
    for (index, column) in core.columns.enumerated() {
      values[column.variable] = symbols[index].value
    }
  }

  /// Whether all bounds hold at some constants, as far as the tableau, which is not corrected,
  /// shows.
  ///
  /// - Complexity: O(entries) after the transfers.
  func holds(at constants: ArraySlice<Double>, _ presolved: Presolved) -> Bool {
    let reduced = presolved.reducedConstants(constants, group: core.group)
    var present = ScratchList(symbols)
    var scratch = [Double](repeating: 0, count: core.isTied ? presolved.system.variableCount : 0)
    core.setConstants(reduced, of: present.borrowed, presolved.elimination, scratch: &scratch)
    for row in core.rows.indices {
      let symbol = basic(row)
      let cost = present[symbol].cost
      if cost.below.isFinite && cost.above.isFinite { continue }
      var distance = -present[symbol].breakpoint
      for entry in entries(ofRow: row) {
        distance += entry.coefficient * present[nonbasic(entry.column)].breakpoint
      }
      if cost.below == .infinity && distance < -Tolerance.region { return false }
      if cost.above == .infinity && distance > Tolerance.region { return false }
    }
    return true
  }
}
