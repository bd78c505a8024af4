extension LexicographicSimplex {
  /// How a minimisation ended.
  enum Descent {
    /// No symbol can move without raising the cost.
    case optimal
    /// The cost falls for ever along some direction.
    case unbounded
  }

  /// How many pivots that move nothing are taken before Bland's rule takes over.
  private static var degeneratePivotLimit: Int { 24 }

  /// Minimises the sum of all costs by pivots.
  ///
  /// The steepest column enters, until a run of pivots moves nothing; then Bland's rule, which cannot
  /// cycle, takes over until something moves. The number of pivots is bounded in any case.
  ///
  /// - Source: Bland, New Finite Pivoting Rules for the Simplex Method, Mathematics of Operations
  ///   Research 2, 1977.
  mutating func minimize() -> Descent {
    let limit = 1_000 + 64 * symbols.count
    var degeneratePivots = 0
    for iteration in 0..<limit {
      price()
      let usesBland = degeneratePivots >= Self.degeneratePivotLimit || iteration >= limit / 2
      guard let entering = entering(byBland: usesBland) else { return .optimal }
      guard let leaving = step(of: entering, byBland: usesBland) else { return .unbounded }
      let isDegenerate = breakpoints[leaving].step <= Tolerance.cancellation
      degeneratePivots = isDegenerate ? degeneratePivots + 1 : 0
      take(entering, until: leaving)
    }
    // Rounding alone can lead here; the last point is kept, which is the best one found.
    return .optimal
  }

  /// Moves the entering symbol to a breakpoint, and swaps it with the symbol that leaves there.
  private mutating func take(_ entering: Entering, until leaving: Int) {
    let end = breakpoints[leaving]
    let symbol = tableau.nonbasic(entering.column)
    let distance = entering.isRising ? end.step : -end.step
    if distance != 0 {
      symbols[symbol].value += distance
      for row in rows.indices {
        symbols[tableau.basic(row)].value += tableau[row, entering.column] * distance
      }
    }
    for index in 0..<leaving where breakpoints[index].kink.isFinite {
      symbols[breakpoints[index].symbol].isAbove.toggle()
    }
    isEvaluated = false
    symbols[end.symbol].value = symbols[end.symbol].breakpoint
    symbols[symbol].isAbove = entering.isRising
    tableau.pivot(row: end.row, column: entering.column)
  }
}
