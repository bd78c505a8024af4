extension LexicographicSimplex {
  #if InternalChecks
    mutating func _checkInvariants() {
      tableau._checkInvariants(symbols.borrowed)
      for column in 0..<columnCount {
        let index = tableau.nonbasic(column)
        let symbol = symbols[index]
        precondition(
          symbol.value == symbol.breakpoint,
          "Nonbasic symbol \(index) is at \(symbol.value), not at \(symbol.breakpoint)")
      }
      for row in 0..<core.constraintCount {
        let symbol = symbols[symbol(ofRow: row)]
        let tolerance = 100 * violationTolerance(ofRow: row)
        precondition(
          symbol.cost.below.isFinite || symbol.distance >= -tolerance,
          "Row \(row) is \(-symbol.distance) below its bound")
        precondition(
          symbol.cost.above.isFinite || symbol.distance <= tolerance,
          "Row \(row) is \(symbol.distance) above its bound")
      }
      for subject in core.subjects {
        let isOpen = canMove(subject.symbol)
        precondition(!isOpen, "Variable \(subject.variable) is left undetermined")
      }
    }
  #else
    @inline(__always) mutating func _checkInvariants() {}
  #endif
}

extension Tableau {
  #if InternalChecks
    func _checkInvariants(_ symbols: BorrowedElements<Symbol>) {
      precondition(symbols.count == rowCount + columnCount, "\(symbols.count) symbols")
      for row in 0..<rowCount {
        let symbol = basic(row)
        precondition(symbols[symbol].place == row, "Symbol \(symbol) is basic in row \(row)")
      }
      for column in 0..<columnCount {
        let symbol = nonbasic(column)
        precondition(
          symbols[symbol].place == -1 - column, "Symbol \(symbol) is in column \(column)")
      }
      var entryCount = 0
      for row in 0..<rowCount {
        var columns: Set<Int> = []
        for index in range(ofRow: row) {
          let entry = entries[index]
          precondition(entry.coefficient.isFinite, "Entry \(index) is \(entry.coefficient)")
          precondition(
            columns.insert(entry.column).inserted, "Row \(row) has column \(entry.column) twice")
          entryCount += 1
        }
      }
      precondition(links.count == entryCount, "\(links.count) links of \(entryCount) entries")
      for column in 0..<columnCount {
        var index = firstLink(ofColumn: column)
        while index >= 0 {
          let entry = entries[position(of: links[index])]
          precondition(entry.column == column, "Link \(index) leads to column \(entry.column)")
          index = links[index].next
        }
      }
    }
  #else
    @inline(__always) func _checkInvariants(_ symbols: BorrowedElements<Symbol>) {}
  #endif
}
