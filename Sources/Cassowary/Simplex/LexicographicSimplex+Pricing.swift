extension LexicographicSimplex {
  /// A nonbasic symbol and a direction in which moving it lowers the cost.
  struct Entering {
    var column: Int
    var isRising: Bool
    /// The change of the cost per unit; negative.
    var slope: Double
  }

  /// The slope of a basic symbol's cost; bounds have none within them.
  func slope(ofBasic symbol: Int) -> Double {
    let slope = isAbove[symbol] ? costs[symbol].above : -costs[symbol].below
    return slope.isFinite ? slope : 0
  }

  /// Computes the reduced costs of all columns.
  ///
  /// - Complexity: O(columns × rows that cost something).
  mutating func price() {
    for column in 0..<tableau.columnCount {
      reducedCosts[column] = 0
      reducedCostMagnitudes[column] = 0
    }
    for row in 0..<tableau.rowCount {
      let slope = slope(ofBasic: tableau.basic[row])
      if slope == 0 { continue }
      for column in 0..<tableau.columnCount {
        let term = slope * tableau[row, column]
        reducedCosts[column] += term
        reducedCostMagnitudes[column] += term.magnitude
      }
    }
  }

  /// The cost per unit of moving a column's symbol off its breakpoint; 0 if it is lost in rounding.
  func departureCost(ofColumn column: Int, rising: Bool) -> Double {
    let own = costs[tableau.nonbasic[column]]
    let ownSlope = rising ? own.above : own.below
    if ownSlope == .infinity { return .infinity }
    let cost = (rising ? reducedCosts[column] : -reducedCosts[column]) + ownSlope
    let magnitude = reducedCostMagnitudes[column] + ownSlope.magnitude
    return cost.magnitude <= Tolerance.reducedCost * magnitude ? 0 : cost
  }

  /// The column to move: the one with the steepest descent, or by Bland's rule the one whose symbol
  /// comes first; nil if the cost is least.
  func entering(byBland usesBland: Bool) -> Entering? {
    var best: Entering?
    for column in 0..<tableau.columnCount {
      for isRising in [true, false] {
        let slope = departureCost(ofColumn: column, rising: isRising)
        if slope >= 0 { continue }
        let candidate = Entering(column: column, isRising: isRising, slope: slope)
        guard let current = best else {
          best = candidate
          continue
        }
        let comesFirst = tableau.nonbasic[column] < tableau.nonbasic[current.column]
        let isBetter =
          usesBland || slope == current.slope ? comesFirst : slope < current.slope
        if isBetter { best = candidate }
      }
    }
    return best
  }
}
