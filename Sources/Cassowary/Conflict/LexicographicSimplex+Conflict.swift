extension LexicographicSimplex {
  /// Finds required rows whose combination cannot hold (Farkas' lemma).
  ///
  /// The least sum of violations shows whether the rows can hold. A proof taken from that sum would
  /// name every row that is violated or at its breakpoint; so the rows that hold there become bounds,
  /// and the violated ones follow one by one, until one cannot hold beside the bounds. Its proof has
  /// at most one row more than there are columns.
  ///
  /// - Returns: The rows that take part; empty if all can hold together.
  mutating func proofOfInfeasibility() -> [Int] {
    let required =
      0..<(rows.firstIndex { $0.priority != SolverLimits.requiredPriority } ?? rows.count)
    for symbol in symbols.indices { symbols[symbol].cost = .free }
    startAtOwnRows()
    evaluate()
    charge(required)
    _ = minimize()
    evaluate()
    let violated = required.filter { !isSatisfied($0) }
    if violated.isEmpty { return [] }
    for row in violated { symbols[symbol(ofRow: row)].cost = .free }
    bind(required.filter { isSatisfied($0) })
    for row in violated {
      charge(row..<(row + 1))
      _ = minimize()
      evaluate()
      if !isSatisfied(row) { return proofOfInfeasibility(closedBy: row) }
      bind(CollectionOfOne(row))
    }
    return []
  }

  /// The rows that take part in the least violation of a row beside the bounds.
  private mutating func proofOfInfeasibility(closedBy row: Int) -> [Int] {
    price()
    var proof = [row]
    for column in 0..<columnCount where tableau.nonbasic(column) >= columnCount {
      let price = prices[column]
      if price.reducedCost.magnitude > Tolerance.reducedCost * price.magnitude {
        proof.append(tableau.nonbasic(column) - columnCount)
      }
    }
    return proof
  }
}
