extension LexicographicSimplex {
  /// Reduces the required rows, which cannot all hold, to a set of which none can be left out.
  ///
  /// A deletion filter: each row in turn is left out for good if the rest still cannot hold. The
  /// outcome depends on the order alone. A row that does not occur in the last proof of
  /// infeasibility can be left out without solving.
  ///
  /// - Parameter order: The rows, the first to be left out first; a row that is not required is
  ///   passed over, and required rows that are missing are left out last, greatest first.
  /// - Returns: The rows, ascending; empty if the required rows can hold.
  /// - Source: Chinneck, Dravnieks, Locating Minimal Infeasible Constraint Sets in Linear Programs,
  ///   ORSA Journal on Computing 3, 1991.
  mutating func irreducibleConflict(leavingOut order: [Int] = []) -> [Int] {
    guard component.hasRequiredRows else { return [] }
    var isLeft = [Bool](repeating: false, count: component.rowCount)
    for row in component.rowsByRank[0] { isLeft[row] = true }
    guard var proof = proofOfInfeasibility(of: isLeft) else { return [] }
    var isTried = [Bool](repeating: false, count: component.rowCount)
    for row in order + component.rowsByRank[0].reversed() where isLeft[row] && !isTried[row] {
      isTried[row] = true
      isLeft[row] = false
      if !proof[row] { continue }
      if let smaller = proofOfInfeasibility(of: isLeft) {
        proof = smaller
      } else {
        isLeft[row] = true
      }
    }
    return isLeft.indices.filter { isLeft[$0] }
  }

  /// Finds rows, among some, whose combination cannot hold (Farkas' lemma).
  ///
  /// The least sum of violations shows whether the rows can hold. A proof taken from that sum would
  /// name every row that is violated or at its breakpoint; so the rows that hold there become bounds,
  /// and the violated ones follow one by one, until one cannot hold beside the bounds. Its proof has
  /// at most one row more than there are columns.
  ///
  /// - Returns: Per row whether it takes part; nil if all of the rows can hold together.
  private mutating func proofOfInfeasibility(of isLeft: [Bool]) -> [Bool]? {
    let rows = isLeft.indices.filter { isLeft[$0] }
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
  private mutating func proofOfInfeasibility(closedBy row: Int) -> [Bool] {
    price()
    var proof = [Bool](repeating: false, count: component.rowCount)
    proof[row] = true
    for (column, symbol) in tableau.nonbasic.enumerated() where symbol >= component.columnCount {
      let multiplier = reducedCosts[column].magnitude
      let isPart = multiplier > Tolerance.reducedCost * reducedCostMagnitudes[column]
      if isPart { proof[symbol - component.columnCount] = true }
    }
    return proof
  }
}
