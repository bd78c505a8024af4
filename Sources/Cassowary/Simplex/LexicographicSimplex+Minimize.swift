extension LexicographicSimplex {
  enum Descent {
    /// No symbol can move without raising the cost.
    case optimal
    /// The cost falls forever along some direction.
    case unbounded
    /// The limit of pivots is reached without an optimum, because of rounding.
    case stalled
  }

  /// Minimizes the sum of all costs by pivots: the steepest column enters, or the next of many;
  /// after a run of pivots that move nothing, by Bland's rule, which cannot cycle.
  /// - Source: Bland, New Finite Pivoting Rules for the Simplex Method, Mathematics of Operations
  ///   Research 2, 1977.
  mutating func minimize() -> Descent {
    let limit = 1_000 + 64 * symbols.count
    let degeneratePivotLimit = 24 + columnCount
    var degeneratePivots = 0
    var rebuilds = 0
    if !isFactored { candidates.removeAll() }
    loadedColumn = -1
    for iteration in 0..<limit {
      if isFactored && factors.isWorn { rebuild() }
      let usesBland = degeneratePivots >= degeneratePivotLimit || iteration >= limit / 2
      guard let entering = usesBland ? entering(byBland: true) : nextEntering() else {
        return .optimal
      }
      guard let leaving = step(of: entering, byBland: usesBland) else { return .unbounded }
      if isTooSmall(leaving, of: entering) && rebuilds < Self.rebuildLimit {
        rebuilds += 1
        rebuild()
        continue
      }
      let isDegenerate = breakpoints[leaving].step <= Tolerance.cancellation
      degeneratePivots = isDegenerate ? degeneratePivots + 1 : 0
      take(entering, until: leaving)
    }
    return .stalled
  }

  /// So many pivots that are too small may cause a rebuilding.
  private static var rebuildLimit: Int { 2 }

  /// Whether a pivot may be nothing but rounding beside its column.
  private mutating func isTooSmall(_ leaving: Int, of entering: Entering) -> Bool {
    let pivot = breakpoints[leaving].pivot
    return pivot < Tolerance.smallestPivot * max(1, greatestEntry(ofColumn: entering.column))
  }

  private mutating func take(_ entering: Entering, until leaving: Int) {
    let end = breakpoints[leaving]
    let symbol = tableau.nonbasic(entering.column)
    let distance = entering.isRising ? end.step : -end.step
    if distance != 0 {
      symbols[symbol].value += distance
      load(entering.column)
      if isFactored {
        noteMoved(symbol)
        for index in 0..<lineVariableCount { noteMoved(line[index].symbol) }
      }
      for index in 0..<line.count {
        symbols[line[index].symbol].value += line[index].coefficient * distance
      }
    }
    if isFactored { updatePrices(passing: leaving) }
    for index in 0..<leaving where breakpoints[index].kink.isFinite {
      symbols[breakpoints[index].symbol].isAbove.toggle()
    }
    isEvaluated = false
    symbols[end.symbol].value = symbols[end.symbol].breakpoint
    symbols[symbol].isAbove = entering.isRising
    pivot(row: end.row, column: entering.column)
  }
}
