extension LexicographicSimplex {
  /// A nonbasic symbol and a direction in which moving it lowers the cost.
  struct Entering {
    var column: Int
    var isRising: Bool
    /// The change of the cost per unit; negative.
    var slope: Double
  }

  /// The slope of a basic symbol's cost; bounds have none within them.
  @inline(__always)
  private func slope(ofBasic symbol: Int) -> Double {
    let cost = symbols[symbol].cost
    let slope = symbols[symbol].isAbove ? cost.above : -cost.below
    return slope.isFinite ? slope : 0
  }

  /// Computes the reduced costs of all columns.
  ///
  /// - Complexity: O(columns × rows that cost something).
  func price() {
    for column in 0..<columnCount {
      prices[column].reducedCost = 0
      prices[column].magnitude = 0
    }
    for row in rows.indices {
      let slope = slope(ofBasic: tableau.basic(row))
      if slope == 0 { continue }
      for column in 0..<columnCount {
        let term = slope * tableau[row, column]
        prices[column].reducedCost += term
        prices[column].magnitude += term.magnitude
      }
    }
  }

  /// The cost per unit of moving a column's symbol off its breakpoint; 0 if it is lost in rounding.
  @inline(__always)
  func departureCost(ofColumn column: Int, rising: Bool) -> Double {
    let own = symbols[tableau.nonbasic(column)].cost
    let ownSlope = rising ? own.above : own.below
    if ownSlope == .infinity { return .infinity }
    let price = prices[column]
    let cost = (rising ? price.reducedCost : -price.reducedCost) + ownSlope
    let magnitude = price.magnitude + ownSlope.magnitude
    return cost.magnitude <= Tolerance.reducedCost * magnitude ? 0 : cost
  }

  /// The column to move: the one with the steepest descent, or by Bland's rule the one whose symbol
  /// comes first; nil if the cost is least.
  func entering(byBland usesBland: Bool) -> Entering? {
    var best: Entering?
    for column in 0..<columnCount {
      let rising = departureCost(ofColumn: column, rising: true)
      let falling = departureCost(ofColumn: column, rising: false)
      let slope = min(rising, falling)
      if slope >= 0 { continue }
      let candidate = Entering(column: column, isRising: rising <= falling, slope: slope)
      guard let current = best else {
        best = candidate
        continue
      }
      let comesFirst = tableau.nonbasic(column) < tableau.nonbasic(current.column)
      let isBetter = usesBland || slope == current.slope ? comesFirst : slope < current.slope
      if isBetter { best = candidate }
    }
    return best
  }
}
