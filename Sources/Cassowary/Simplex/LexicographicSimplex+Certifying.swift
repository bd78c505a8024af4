extension LexicographicSimplex {
  /// How often a minimization may start again from a rebuilt tableau.
  private static var rebuildLimit: Int { 3 }
  /// So many pivots, or one for each column if that is more, add up to little rounding.
  private static var pivotLimit: Int { 64 }

  /// Minimizes the charged violations, and believes the result only if the core's own coefficients
  /// confirm it.
  ///
  /// The tableau carries the rounding of all its pivots. An optimum is confirmed by its prices,
  /// from which duality follows, and by its values; where they do not agree with the core, the
  /// tableau is rebuilt and the minimization continues. Violations are never negative, so their sum
  /// cannot fall forever: a descent without an end is rounding, too.
  ///
  /// - Returns: Whether the optimum is confirmed.
  mutating func minimizeViolations() -> Bool {
    for attempt in 0...Self.rebuildLimit {
      let end = minimize()
      if !isEvaluated { evaluate() }
      let isConfirmed = end == .optimal && isPrecise && pricesAgree() && boundsHold()
      // Prices freeze rows for all later levels, so they are taken from a tableau of few pivots.
      let isWorn = pivotCount > max(Self.pivotLimit, columnCount)
      if isConfirmed && !isWorn || attempt == Self.rebuildLimit { return isConfirmed }
      rebuild()
      evaluate()
      chooseSides()
    }
    return false
  }

  /// Chooses the slope of each charged basic symbol by its value.
  private mutating func chooseSides() {
    for symbol in charged where symbols[symbol].place >= 0 {
      let distance = symbols[symbol].distance
      if distance != 0 { symbols[symbol].isAbove = distance > 0 }
    }
  }

  /// Whether the reduced costs are those that the core's coefficients give.
  ///
  /// The slopes of the violated rows are a combination of the nonbasic rows, with the reduced costs
  /// as factors: in every column of the core both add up to the same number.
  ///
  /// - Complexity: O(entries of the core).
  private mutating func pricesAgree() -> Bool {
    price()
    for column in 0..<columnCount {
      prices[column].missing = 0
      prices[column].pivotEntry = 0
    }
    for symbol in charged where symbols[symbol].place >= 0 {
      addToColumns(of: symbol, slope(ofBasic: symbol))
    }
    for index in 0..<reached.count {
      let column = reached[index]
      addToColumns(of: tableau.nonbasic(column), -prices[column].reducedCost)
    }
    for column in 0..<columnCount {
      let magnitude = max(prices[column].pivotEntry, greatestWeight)
      if prices[column].missing.magnitude > Tolerance.prices * magnitude { return false }
    }
    return true
  }

  /// Adds a multiple of a symbol's own coefficients to what the columns miss.
  @inline(__always)
  private mutating func addToColumns(of symbol: Int, _ factor: Double) {
    if factor == 0 { return }
    if symbol < columnCount {
      prices[symbol].missing += factor
      prices[symbol].pivotEntry += factor.magnitude
      return
    }
    for index in rows[symbol - columnCount].entries {
      let entry = coefficients[index]
      let term = factor * entry.coefficient
      prices[entry.column].missing += term
      prices[entry.column].pivotEntry += term.magnitude
    }
  }

  /// Whether all basic symbols are on their side of the bounds, up to rounding.
  ///
  /// - Complexity: O(rows), and the terms of rows that are beyond a bound.
  mutating func boundsHold() -> Bool {
    for row in rows.indices {
      let index = tableau.basic(row)
      let symbol = symbols[index]
      let distance = symbol.distance
      if distance.magnitude <= Tolerance.region { continue }
      guard distance < 0 ? symbol.cost.below == .infinity : symbol.cost.above == .infinity else {
        continue
      }
      let tolerance =
        index < columnCount
        ? Tolerance.violation(magnitude: symbol.value.magnitude)
        : violationTolerance(ofRow: index - columnCount)
      if distance.magnitude > Tolerance.boundFactor * tolerance { return false }
    }
    return true
  }
}
