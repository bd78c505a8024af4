extension LexicographicSimplex {
  /// Picks one of the optimal solutions by the component's tie rule.
  mutating func breakTies() {
    for tie in component.ties {
      guard hasOpenColumns else { return }
      let symbol = tie.symbol
      guard canMove(symbol) else { continue }
      switch tie.direction {
      case .maximize:
        if !settle(symbol, upward: true), !settle(symbol, upward: false) { settleNearZero(symbol) }
      case .minimize:
        if !settle(symbol, upward: false), !settle(symbol, upward: true) { settleNearZero(symbol) }
      case .nearestZero:
        settleNearZero(symbol)
      }
    }
  }

  /// Whether any nonbasic symbol may still move.
  var hasOpenColumns: Bool {
    tableau.nonbasic.contains { !costs[$0].isFixed }
  }

  /// Whether a symbol depends on any that may still move.
  func canMove(_ symbol: Int) -> Bool {
    if costs[symbol].isFixed { return false }
    guard let row = tableau.row(of: symbol) else { return true }
    return tableau.nonbasic.indices.contains { column in
      tableau[row, column] != 0 && !costs[tableau.nonbasic[column]].isFixed
    }
  }

  /// Moves a symbol as far as the bounds allow and keeps it there.
  ///
  /// - Returns: false, and nothing is kept, if it can move for ever.
  private mutating func settle(_ symbol: Int, upward: Bool) -> Bool {
    let cost = costs[symbol]
    guard drive(symbol, upward: upward) == .optimal else {
      costs[symbol] = cost
      return false
    }
    freeze()
    if tableau.row(of: symbol) != nil { costs[symbol] = cost }
    return true
  }

  /// Moves a symbol as far as the bounds allow; its cost is left changed.
  mutating func drive(_ symbol: Int, upward: Bool) -> Descent {
    let slope: Double = upward ? -1 : 1
    costs[symbol].above += slope
    costs[symbol].below -= slope
    return minimize()
  }

  /// Moves a variable as near to 0 as the bounds allow and keeps it there.
  private mutating func settleNearZero(_ symbol: Int) {
    costs[symbol].above += 1
    costs[symbol].below += 1
    isAbove[symbol] = values[symbol] > breakpoints[symbol]
    _ = minimize()
    let distance = (values[symbol] - breakpoints[symbol]).magnitude
    if distance <= Tolerance.violation(magnitude: breakpoints[symbol].magnitude) {
      costs[symbol] = .fixed
    } else {
      freeze()
    }
  }
}
