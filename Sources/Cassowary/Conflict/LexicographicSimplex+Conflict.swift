extension LexicographicSimplex {
  /// Finds required rows whose combination cannot hold (Farkas' lemma).
  ///
  /// The least sum of violations shows whether the rows can hold. A proof taken from that sum would
  /// name every row that is violated or at its breakpoint; so the rows that hold there become bounds,
  /// and the violated ones follow one by one, until one cannot hold beside the bounds. Its proof has
  /// at most one row more than there are columns.
  ///
  /// - Returns: The rows that take part; nil if all can hold together.
  mutating func proofOfInfeasibility() -> [Int]? {
    guard component.hasRequiredRows else { return nil }
    let rows = component.rowsByRank[0]
    for symbol in costs.indices { costs[symbol] = .free }
    evaluate()
    charge(rows)
    _ = minimize()
    evaluate()
    let violated = rows.filter { !isSatisfied($0) }
    if violated.isEmpty { return nil }
    for row in violated { costs[symbol(ofRow: row)] = .free }
    bind(rows.filter { isSatisfied($0) })
    for row in violated {
      charge(CollectionOfOne(row))
      _ = minimize()
      evaluate()
      if !isSatisfied(row) { return proofOfInfeasibility(closedBy: row) }
      bind([row])
    }
    return nil
  }

  /// The rows that take part in the least violation of a row beside the bounds.
  private mutating func proofOfInfeasibility(closedBy row: Int) -> [Int] {
    price()
    var proof = [row]
    for (column, symbol) in tableau.nonbasic.enumerated() where symbol >= component.columnCount {
      let multiplier = reducedCosts[column].magnitude
      if multiplier > Tolerance.reducedCost * reducedCostMagnitudes[column] {
        proof.append(symbol - component.columnCount)
      }
    }
    return proof
  }
}
