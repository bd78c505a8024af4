extension LexicographicSimplex {
  /// How a minimisation ended.
  enum Descent {
    /// No symbol can move without raising the cost.
    case optimal
    /// The cost falls for ever along some direction.
    case unbounded
  }

  /// How many pivots that move nothing are taken before Bland's rule takes over.
  private static let degeneratePivotLimit = 24

  /// Minimises the sum of all costs by pivots.
  ///
  /// The steepest column enters, until a run of pivots moves nothing; then Bland's rule, which cannot
  /// cycle, takes over until something moves. The number of pivots is bounded in any case.
  ///
  /// - Source: Bland, New Finite Pivoting Rules for the Simplex Method, Mathematics of Operations
  ///   Research 2, 1977.
  mutating func minimize() -> Descent {
    let limit = 1_000 + 64 * symbolCount
    var degeneratePivots = 0
    for iteration in 0..<limit {
      price()
      let usesBland = degeneratePivots >= Self.degeneratePivotLimit || iteration >= limit / 2
      guard let entering = entering(byBland: usesBland) else { return .optimal }
      guard let step = step(of: entering, byBland: usesBland) else { return .unbounded }
      let isDegenerate = step.leaving.step <= Tolerance.cancellation
      degeneratePivots = isDegenerate ? degeneratePivots + 1 : 0
      take(step, entering)
    }
    // Rounding alone can lead here; the last point is kept, which is the best one found.
    return .optimal
  }

  /// Moves the entering symbol to its step's end, and swaps it with the leaving one.
  private mutating func take(_ step: Step, _ entering: Entering) {
    let symbol = tableau.nonbasic[entering.column]
    let distance = entering.isRising ? step.leaving.step : -step.leaving.step
    if distance != 0 {
      values[symbol] += distance
      for row in 0..<tableau.rowCount {
        values[tableau.basic[row]] += tableau[row, entering.column] * distance
      }
    }
    for breakpoint in step.passed where breakpoint.kink.isFinite {
      isAbove[breakpoint.symbol].toggle()
    }
    isEvaluated = false
    values[step.leaving.symbol] = breakpoints[step.leaving.symbol]
    isAbove[symbol] = entering.isRising
    tableau.pivot(row: step.leaving.row, column: entering.column)
  }
}
