extension LexicographicSimplex {
  /// How often a minimization may start again from a rebuilt tableau.
  private static var rebuildLimit: Int { 3 }
  /// So many pivots, or one for each column, add up to little rounding.
  private static var pivotLimit: Int { 64 }

  /// Minimizes the charged violations, and returns whether the core's own coefficients confirm the
  /// optimum. Where prices, from which duality follows, or values do not agree with the core,
  /// rounding has added up: the tableau is rebuilt and the minimization continues.
  mutating func minimizeViolations() -> Bool {
    for attempt in 0...Self.rebuildLimit {
      let end = minimize()
      let boundsHold = isEvaluated ? boundsHold() : evaluateMoved()
      let isConfirmed = end == .optimal && isPrecise && pricesAgree() && boundsHold
      // Prices freeze rows for all later levels, so they are taken from a tableau of few pivots.
      let isWorn = pivotCount - pivotCountWhenRebuilt > max(Self.pivotLimit, columnCount)
      if isConfirmed && !isWorn || attempt == Self.rebuildLimit { return isConfirmed }
      rebuild()
      evaluate()
      chooseSides()
    }
    return false
  }

  private mutating func chooseSides() {
    isPriced = false
    for symbol in charged where symbols[symbol].place >= 0 {
      let distance = symbols[symbol].distance
      if distance != 0 { symbols[symbol].isAbove = distance > 0 }
    }
  }

  /// Whether the reduced costs are those that the core's coefficients give: the slopes of the
  /// violated rows are a combination of the nonbasic rows, with the reduced costs as factors.
  private mutating func pricesAgree() -> Bool {
    price()
    var agree = true
    mark += 1
    forEachPart { simplex, symbol, factor in
      simplex.forEachColumn(of: symbol, factor) { simplex, column, term in
        if simplex.prices[column].rowMark != simplex.mark {
          simplex.prices[column].rowMark = simplex.mark
          simplex.prices[column].missing = 0
          simplex.prices[column].pivotEntry = 0
        }
        simplex.prices[column].missing += term
        simplex.prices[column].pivotEntry += term.magnitude
      }
    }
    forEachPart { simplex, symbol, factor in
      simplex.forEachColumn(of: symbol, factor) { simplex, column, _ in
        let price = simplex.prices[column]
        let magnitude = max(price.pivotEntry, simplex.greatestWeight)
        if price.missing.magnitude > Tolerance.prices * magnitude { agree = false }
      }
    }
    return agree
  }

  /// Gives the symbols whose own rows add up to 0, with their factors, if the prices are right.
  @inline(__always) private mutating func forEachPart(_ body: (inout Self, Int, Double) -> Void) {
    for symbol in charged where symbols[symbol].place >= 0 {
      body(&self, symbol, slope(ofBasic: symbol))
    }
    for index in 0..<reached.count {
      let column = reached[index]
      body(&self, tableau.nonbasic(column), -prices[column].reducedCost)
    }
  }

  @inline(__always) private mutating func forEachColumn(
    of symbol: Int, _ factor: Double, _ body: (inout Self, Int, Double) -> Void
  ) {
    if factor == 0 { return }
    if symbol < columnCount {
      body(&self, symbol, factor)
      return
    }
    for index in rows[symbol - columnCount].entries {
      let entry = coefficients[index]
      body(&self, entry.column, factor * entry.coefficient)
    }
  }

  /// Up to rounding.
  mutating func boundsHold() -> Bool {
    if areBoundsChecked { return true }
    for row in rows.indices where isBeyondBound(tableau.basic(row)) { return false }
    areBoundsChecked = true
    return true
  }

  @inline(__always) mutating func isBeyondBound(_ index: Int) -> Bool {
    let symbol = symbols[index]
    let distance = symbol.distance
    if distance.magnitude <= Tolerance.region { return false }
    guard distance < 0 ? symbol.cost.below == .infinity : symbol.cost.above == .infinity else {
      return false
    }
    let tolerance =
      index < columnCount
      ? Tolerance.violation(magnitude: symbol.value.magnitude)
      : violationTolerance(ofRow: index - columnCount)
    return distance.magnitude > Tolerance.boundFactor * tolerance
  }
}
