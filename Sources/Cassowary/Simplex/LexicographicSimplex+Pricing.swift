extension LexicographicSimplex {
  struct Entering {
    var column: Int
    var isRising: Bool
    /// The change of the cost per unit; negative.
    var slope: Double
  }

  /// Bounds have no slope within them.
  @inline(__always) func slope(ofBasic symbol: Int) -> Double {
    let cost = symbols[symbol].cost
    let slope = symbols[symbol].isAbove ? cost.above : -cost.below
    return slope.isFinite ? slope : 0
  }

  /// Computes the reduced costs of all columns that costs reach; those of the others are 0.
  mutating func price() {
    if isPriced && !isPriceUpdated { return }
    isPriced = true
    isPriceUpdated = false
    for index in 0..<reached.count { prices[reached[index]] = Price() }
    reached.removeAll()
    if isFactored {
      priceByFactors()
      return
    }
    for symbol in charged {
      guard let row = row(of: symbol) else {
        reach(-1 - symbols[symbol].place)
        continue
      }
      let slope = slope(ofBasic: symbol)
      if slope == 0 { continue }
      for index in tableau.range(ofRow: row) {
        let entry = tableau.entries[index]
        if entry.coefficient == 0 || !areVariablesFree && isFixed(column: entry.column) { continue }
        let term = slope * entry.coefficient
        reach(entry.column)
        prices[entry.column].reducedCost += term
        prices[entry.column].magnitude += term.magnitude
      }
    }
  }

  /// While ties are broken, nothing asks for a fixed column's price.
  @inline(__always)
  func isFixed(column: Int) -> Bool { symbols[tableau.nonbasic(column)].cost.isFixed }

  @inline(__always) mutating func reach(_ column: Int) {
    if prices[column].isReached { return }
    prices[column].isReached = true
    reached.append(column)
  }

  /// - Complexity: O(rows that reach the column).
  mutating func price(_ column: Int) {
    reach(column)
    load(column)
    prices[column].reducedCost = 0
    prices[column].magnitude = 0
    for index in 0..<line.count {
      let symbol = line[index].symbol
      guard charged.contains(symbol) else { continue }
      let term = slope(ofBasic: symbol) * line[index].coefficient
      prices[column].reducedCost += term
      prices[column].magnitude += term.magnitude
    }
  }

  /// For more symbols with costs it is too dear to price all columns for each pivot.
  private static var steepestLimit: Int { 64 }

  /// The steepest column, or where many symbols have costs, the next that was worth moving; nil if
  /// the cost is least.
  /// - Source: Multiple partial pricing, as in Orchard-Hays, Advanced Linear-Programming Computing
  ///   Techniques, 1968.
  mutating func nextEntering() -> Entering? {
    if isFactored { return nextCandidate(byBland: false) }
    while let column = candidates.popLast() {
      price(column)
      if let entering = descent(ofColumn: column) { return entering }
    }
    let best = entering(byBland: false)
    if charged.count <= Self.steepestLimit || best == nil { return best }
    for index in 0..<reached.count where descent(ofColumn: reached[index]) != nil {
      candidates.append(reached[index])
    }
    return best
  }

  /// How moving a priced column lowers the cost; nil if it does not.
  @inline(__always) mutating func descent(ofColumn column: Int) -> Entering? {
    let rising = departureCost(ofColumn: column, rising: true)
    let falling = departureCost(ofColumn: column, rising: false)
    let slope = min(rising, falling)
    return slope < 0 ? Entering(column: column, isRising: rising <= falling, slope: slope) : nil
  }

  /// Per unit; 0 if it is lost in rounding.
  @inline(__always) mutating func departureCost(ofColumn column: Int, rising: Bool) -> Double {
    let own = symbols[tableau.nonbasic(column)].cost
    let ownSlope = rising ? own.above : own.below
    if ownSlope == .infinity { return .infinity }
    let price = prices[column]
    let cost = (rising ? price.reducedCost : -price.reducedCost) + ownSlope
    let magnitude = price.magnitude + ownSlope.magnitude
    if cost.magnitude <= Tolerance.reducedCost * magnitude { return 0 }
    if cost.magnitude > Tolerance.suspiciousCost * greatestWeight { return cost }
    // Where all terms are rounding, their sum is no small part of them.
    let least = Tolerance.reducedCost * greatestWeight * greatestEntry(ofColumn: column)
    return cost.magnitude <= least ? 0 : cost
  }

  /// The steepest column, or the first by Bland's rule; nil if the cost is least.
  mutating func entering(byBland usesBland: Bool) -> Entering? {
    if isFactored { return nextCandidate(byBland: usesBland) }
    price()
    var best: Entering?
    for index in 0..<reached.count {
      guard let candidate = descent(ofColumn: reached[index]) else { continue }
      if isBetter(candidate, than: best, byBland: usesBland) { best = candidate }
    }
    return best
  }

  @inline(__always)
  func isBetter(_ candidate: Entering, than best: Entering?, byBland usesBland: Bool) -> Bool {
    guard let best else { return true }
    if !usesBland && candidate.slope != best.slope { return candidate.slope < best.slope }
    return tableau.nonbasic(candidate.column) < tableau.nonbasic(best.column)
  }
}
