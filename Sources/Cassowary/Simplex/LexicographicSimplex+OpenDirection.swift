/// Which symbols of a basis that is kept as factors can still move while ties are broken.
extension LexicographicSimplex {
  /// After so many symbols that could not move after all, the direction is computed again.
  private static var idleLimit: Int { 32 }

  /// Moves all open columns at once, by steps that have nothing in common, and notes how far each
  /// variable moves.
  ///
  /// A symbol that does not move then depends on no open column. Ties only ever close columns, so
  /// it cannot move later either, and its row need not be computed.
  ///
  /// - Complexity: O(entries of the factors).
  mutating func computeOpenDirection() {
    openDirection.removeAll()
    idleCount = 0
    isDirectionKnown = true
    beginColumn()
    var step = 0.5
    for column in 0..<columnCount where !symbols[tableau.nonbasic(column)].cost.isFixed {
      // Multiples of the golden ratio never repeat.
      step += 0.309_016_994_374_947_4
      if step >= 1 { step -= 0.5 }
      factors.add(step, atPosition: column)
    }
    factors.solve()
    for index in 0..<factors.variableCount {
      let (variable, value) = factors.variable(index)
      openDirection.set(variable, to: value)
    }
  }

  /// Whether a basic symbol may depend on an open column; its row decides.
  mutating func mayMove(_ symbol: Int) -> Bool {
    guard isDirectionKnown else { return true }
    if idleCount >= Self.idleLimit { computeOpenDirection() }
    if symbol < columnCount { return openDirection[symbol] != 0 }
    var (sum, magnitude) = (0.0, 0.0)
    for index in rows[symbol - columnCount].entries {
      let term = coefficients[index].coefficient * openDirection[coefficients[index].column]
      sum += term
      magnitude += term.magnitude
    }
    return sum.magnitude > Tolerance.pivotCancellation * magnitude
  }
}
