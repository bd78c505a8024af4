// The values of a basis that is kept as factors, after pivots that moved few variables.
extension LexicographicSimplex {
  @inline(__always)
  mutating func noteMoved(_ symbol: Int) { if symbol < columnCount { moved.list(symbol) } }

  /// Computes the rows whose variables have moved; returns whether the bounds hold, up to rounding.
  mutating func evaluateMoved() -> Bool {
    guard isFactored && isPrecise && factors.isCurrent else {
      evaluate()
      return boundsHold()
    }
    isEvaluated = true
    listMovedRows()
    moved.removeAll()
    for index in 0..<rowSums.indices.count {
      let row = rowSums.indices[index]
      let symbol = symbol(ofRow: row)
      let value = leftSide(ofRow: row)
      if symbols[symbol].place >= 0 {
        symbols[symbol].value = value
        if isBeyondBound(symbol) { areBoundsChecked = false }
        continue
      }
      let missing = (symbols[symbol].breakpoint - value).magnitude
      if missing > Tolerance.cancellation * (1 + value.magnitude) {
        evaluate()
        return boundsHold()
      }
    }
    return boundsHold()
  }

  /// In `rowSums`.
  private mutating func listMovedRows() {
    rowSums.removeAll()
    for index in 0..<moved.indices.count {
      for position in coreColumns.range(moved.indices[index]) {
        rowSums.list(coreColumns[position].target)
      }
    }
  }

  /// Computes and gives the symbols that may have moved since the last call, or all of them.
  mutating func forEachMovedSymbol(_ body: (borrowing Self, Int) -> Void) {
    var symbolsMoved = ScratchList<Int>(capacity: 0)
    let isKnown = isFactored && isMovedKnown
    if isKnown {
      listMovedRows()
      for index in 0..<moved.indices.count { symbolsMoved.append(moved.indices[index]) }
      for index in 0..<rowSums.indices.count {
        symbolsMoved.append(symbol(ofRow: rowSums.indices[index]))
      }
    }
    if isFactored && !isEvaluated { _ = evaluateMoved() }
    if isKnown {
      for index in 0..<symbolsMoved.count { body(self, symbolsMoved[index]) }
    } else {
      for symbol in symbols.indices { body(self, symbol) }
    }
    isMovedKnown = true
  }
}
