extension LexicographicSimplex {
  mutating func breakTies() {
    freeRowStart = rows.count
    areVariablesFree = false
    if isFactored && hasOpenColumns() { computeOpenDirection() }
    for tie in core.ties {
      guard hasOpenColumns() else { return }
      let symbol = tie.symbol
      guard canMove(symbol) else { continue }
      if isFactored && symbol >= columnCount {
        symbols[symbol].value = leftSide(ofRow: symbol - columnCount)
      }
      switch tie.direction {
      case .maximize:
        if !settle(symbol, upward: true), !settle(symbol, upward: false) { settleNearZero(symbol) }
      case .minimize:
        if !settle(symbol, upward: false), !settle(symbol, upward: true) { settleNearZero(symbol) }
      case .nearestZero: settleNearZero(symbol)
      }
    }
  }

  /// The search begins where it ended last time: that column is mostly still open.
  mutating func hasOpenColumns() -> Bool {
    for offset in 0..<columnCount {
      var column = openColumn + offset
      if column >= columnCount { column -= columnCount }
      if symbols[tableau.nonbasic(column)].cost.isFixed { continue }
      openColumn = column
      return true
    }
    return false
  }

  mutating func canMove(_ symbol: Int) -> Bool {
    if symbols[symbol].cost.isFixed { return false }
    guard let row = row(of: symbol) else { return true }
    guard isFactored else { return isOpen(row: row) }
    guard mayMove(symbol) else { return false }
    let isOpen = isOpen(row: row)
    if !isOpen { idleCount += 1 }
    return isOpen
  }

  /// Moves a symbol as far as the bounds allow; returns false, and keeps nothing, if that is for
  /// ever.
  private mutating func settle(_ symbol: Int, upward: Bool) -> Bool {
    let cost = symbols[symbol].cost
    guard drive(symbol, upward: upward) == .optimal else {
      symbols[symbol].cost = cost
      return false
    }
    freeze()
    if row(of: symbol) != nil { symbols[symbol].cost = cost }
    return true
  }

  /// Leaves the cost changed.
  mutating func drive(_ symbol: Int, upward: Bool) -> Descent {
    let slope: Double = upward ? -1 : 1
    charged = symbol..<(symbol + 1)
    greatestWeight = 1
    freeRowStart = rows.count
    areVariablesFree = false
    symbols[symbol].cost.above += slope
    symbols[symbol].cost.below -= slope
    return minimize()
  }

  private mutating func settleNearZero(_ symbol: Int) {
    charged = symbol..<(symbol + 1)
    greatestWeight = 1
    symbols[symbol].cost.above += 1
    symbols[symbol].cost.below += 1
    symbols[symbol].isAbove = symbols[symbol].distance > 0
    _ = minimize()
    let tolerance = Tolerance.violation(magnitude: symbols[symbol].breakpoint.magnitude)
    if symbols[symbol].distance.magnitude <= tolerance {
      symbols[symbol].cost = .fixed
    } else {
      freeze()
    }
  }
}
