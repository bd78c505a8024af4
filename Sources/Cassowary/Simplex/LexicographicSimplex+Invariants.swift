extension LexicographicSimplex {
  #if InternalChecks
    /// Traps, with the values, if the state contradicts itself after an optimum.
    func _checkInvariants() {
      tableau._checkInvariants()
      for symbol in tableau.nonbasic {
        precondition(
          values[symbol] == breakpoints[symbol],
          "Nonbasic symbol \(symbol) is at \(values[symbol]), not at \(breakpoints[symbol])")
      }
      for row in component.constraints.indices {
        let symbol = symbol(ofRow: row)
        let tolerance = 100 * violationTolerance(ofRow: row)
        let distance = values[symbol] - breakpoints[symbol]
        precondition(
          costs[symbol].below.isFinite || distance >= -tolerance,
          "Row \(row) is \(-distance) below its bound")
        precondition(
          costs[symbol].above.isFinite || distance <= tolerance,
          "Row \(row) is \(distance) above its bound")
      }
      precondition(
        !component.subjects.contains { canMove($0.symbol) }, "A variable is left undetermined")
    }
  #else
    /// Does nothing unless built with the trait InternalChecks.
    @inline(__always)
    func _checkInvariants() {}
  #endif
}

extension Tableau {
  #if InternalChecks
    /// Traps, with the values, if the symbols are not each in exactly one place, or an entry is not
    /// finite.
    func _checkInvariants() {
      precondition(places.count == rowCount + columnCount, "\(places.count) symbols have a place")
      for (row, symbol) in basic.enumerated() {
        precondition(places[symbol] == row, "Symbol \(symbol) is basic in row \(row)")
      }
      for (column, symbol) in nonbasic.enumerated() {
        precondition(places[symbol] == -1 - column, "Symbol \(symbol) is in column \(column)")
      }
      for (index, entry) in entries.enumerated() {
        precondition(entry.isFinite, "Entry \(index) is \(entry)")
      }
    }
  #else
    /// Does nothing unless built with the trait InternalChecks.
    @inline(__always)
    func _checkInvariants() {}
  #endif
}
