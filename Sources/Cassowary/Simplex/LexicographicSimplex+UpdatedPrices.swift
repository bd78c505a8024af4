/// Reduced costs of a basis kept as factors: computed for a level, updated by each pivot.
/// - Source: Hall, McKinnon, Hyper-Sparsity in the Revised Simplex Method and How to Exploit It,
///   Computational Optimization and Applications 32, 2005, for the short list of columns that are
///   worth moving.
extension LexicographicSimplex {
  mutating func priceByFactors() {
    var slopes = 0
    var single = (symbol: -1, slope: 1.0)
    for symbol in charged {
      if symbols[symbol].place < 0 {
        reach(-1 - symbols[symbol].place)
        continue
      }
      let slope = slope(ofBasic: symbol)
      if slope == 0 { continue }
      slopes += 1
      single = (symbol, slope)
    }
    if slopes == 1 {
      computeRow(of: single.symbol)
    } else {
      single.slope = 1
      beginRow()
      for symbol in charged where symbols[symbol].place >= 0 {
        let slope = slope(ofBasic: symbol)
        if slope != 0 { add(slope, timesRowOf: symbol) }
      }
      factors.solveTransposed()
    }
    for index in 0..<(slopes == 0 ? 0 : factors.partCount) {
      let (column, value) = factors.part(index)
      if value == 0 || !areVariablesFree && isFixed(column: column) { continue }
      reach(column)
      prices[column].reducedCost = single.slope * value
      prices[column].magnitude = prices[column].reducedCost.magnitude
    }
    // A sum that may be nothing but rounding is computed again, term by term.
    for index in 0..<reached.count {
      let column = reached[index]
      let cost = prices[column].reducedCost
      if cost != 0 && cost.magnitude < Tolerance.suspiciousCost * greatestWeight { price(column) }
    }
    candidates.removeAll()
    for index in 0..<reached.count { nominate(reached[index]) }
  }

  /// The steepest column, or the first by Bland's rule; nil if the cost is least. Only the last of
  /// the columns whose costs have changed are compared. Where none is left, all are priced again.
  /// - Source: Multiple partial pricing, as in Orchard-Hays, Advanced Linear-Programming Computing
  ///   Techniques, 1968.
  mutating func nextCandidate(byBland usesBland: Bool) -> Entering? {
    while true {
      if !isPriced { price() }
      var best: Entering?
      var index = candidates.count - 1
      var left = usesBland ? Int.max : 8 + line.count / 4
      while index >= 0 && left > 0 {
        let column = candidates[index]
        guard let candidate = descent(ofColumn: column) else {
          prices[column].isCandidate = false
          let last = candidates.popLast() ?? column
          if last != column { candidates[index] = last }
          index -= 1
          continue
        }
        if isBetter(candidate, than: best, byBland: usesBland) { best = candidate }
        index -= 1
        left -= 1
      }
      if best != nil || !isPriceUpdated { return best }
      isPriced = false
    }
  }

  /// If the column may be worth moving.
  @inline(__always) private mutating func nominate(_ column: Int) {
    if prices[column].isCandidate { return }
    let own = symbols[tableau.nonbasic(column)].cost
    let cost = prices[column].reducedCost
    if cost + own.above >= 0 && own.below - cost >= 0 { return }
    prices[column].isCandidate = true
    candidates.append(column)
  }

  /// Adds the kinks of the breakpoints that are about to be passed.
  mutating func updatePrices(passing count: Int) {
    guard isPriced, count > 0 else { return }
    isPriceUpdated = true
    beginRow()
    for index in 0..<count where breakpoints[index].kink.isFinite {
      let symbol = breakpoints[index].symbol
      let kink = symbols[symbol].cost.kink
      add(symbols[symbol].isAbove ? -kink : kink, timesRowOf: symbol)
    }
    factors.solveTransposed()
    for index in 0..<factors.partCount {
      let (column, value) = factors.part(index)
      if value != 0 { change(column, by: value) }
    }
  }

  /// The factors hold the row that is exchanged.
  mutating func updatePrices(row: Int, column: Int) {
    guard isPriced else { return }
    isPriceUpdated = true
    let (leaving, entering) = (tableau.basic(row), tableau.nonbasic(column))
    let pivot = factors.value(atPosition: column)
    if pivot == 0 || charged.count == 1 && leaving == charged.lowerBound {
      isPriced = false
      return
    }
    let slope = slope(ofBasic: leaving)
    let cost = prices[column].reducedCost - slope * pivot + self.slope(ofBasic: entering)
    let magnitude = prices[column].reducedCost.magnitude + (slope * pivot).magnitude
    let isCancelled = cost.magnitude <= Tolerance.pivotCancellation * magnitude
    let price = isCancelled ? 0 : cost / pivot
    let factor = slope + price
    if factor != 0 {
      for index in 0..<factors.partCount {
        let (other, value) = factors.part(index)
        if value != 0 && other != column { change(other, by: -factor * value) }
      }
    }
    reach(column)
    prices[column].reducedCost = price
    prices[column].magnitude = price.magnitude
  }

  @inline(__always) private mutating func change(_ column: Int, by change: Double) {
    reach(column)
    let sum = prices[column].reducedCost + change
    let isCancelled = sum.magnitude <= Tolerance.pivotCancellation * change.magnitude
    prices[column].reducedCost = isCancelled ? 0 : sum
    prices[column].magnitude = max(sum.magnitude, change.magnitude)
    nominate(column)
  }
}
