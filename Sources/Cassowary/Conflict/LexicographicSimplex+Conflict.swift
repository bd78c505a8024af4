/// A combination of required rows that cannot hold (Farkas' lemma).
struct InfeasibilityProof {
  /// How far the rows are from holding together.
  let gap: Double
  /// Rows, and the growth of the gap with their reduced constants.
  let terms: [(row: Int, factor: Double)]
}

extension LexicographicSimplex {
  /// Finds required rows whose combination cannot hold; nil if all can hold together. A proof taken
  /// from the least sum of violations would name every row that is violated or at its breakpoint.
  /// So the rows that hold there become bounds, and the violated ones follow one by one, until one
  /// cannot hold beside the bounds. Its proof has at most one row more than there are columns.
  mutating func proofOfInfeasibility() -> InfeasibilityProof? {
    let required =
      0..<(rows.firstIndex { $0.priority != SolverLimits.requiredPriority } ?? rows.count)
    for symbol in symbols.indices { symbols[symbol].cost = .free }
    areVariablesFree = true
    startAtFirstRows()
    evaluate()
    charge(required)
    _ = minimizeViolations()
    let violated = required.filter { !isSatisfied($0) }
    if violated.isEmpty { return nil }
    for row in violated { symbols[symbol(ofRow: row)].cost = .free }
    bind(required.filter { isSatisfied($0) })
    for row in violated {
      charge(row..<(row + 1))
      _ = minimizeViolations()
      if !isSatisfied(row) { return proofOfInfeasibility(closedBy: row) }
      bind(CollectionOfOne(row))
    }
    return nil
  }

  /// The rows that take part in the least violation of a row beside the bounds.
  private mutating func proofOfInfeasibility(closedBy row: Int) -> InfeasibilityProof {
    price()
    let distance = symbols[symbol(ofRow: row)].distance
    var terms: [(row: Int, factor: Double)] = [(row, distance > 0 ? -1 : 1)]
    for column in 0..<columnCount where tableau.nonbasic(column) >= columnCount {
      let price = prices[column]
      if price.reducedCost.magnitude > Tolerance.reducedCost * price.magnitude {
        let other = tableau.nonbasic(column) - columnCount
        terms.append((other, price.reducedCost * rows[other].scale))
      }
    }
    return InfeasibilityProof(gap: distance.magnitude / rows[row].scale, terms: terms)
  }
}
