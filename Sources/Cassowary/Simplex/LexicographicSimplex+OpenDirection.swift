/// Which symbols of a basis that is kept as factors can still move while ties are broken.
extension LexicographicSimplex {
  /// After so many symbols that could not move, the direction is computed again.
  private static var idleLimit: Int { 32 }

  /// How far each variable moves if all open columns do, by pseudorandom steps that do not cancel.
  /// A symbol that does not move depends on no open column, now or, as ties only close columns,
  /// later.
  /// - Source: Schwartz, Fast Probabilistic Algorithms for Verification of Polynomial Identities,
  ///   Journal of the ACM 27, 1980, for the test by a random point; Knuth, The Art of Computer
  ///   Programming 2, section 3.3.4, for the multiplier.
  /// - Complexity: O(entries of the factors).
  mutating func computeOpenDirection() {
    idleCount = 0
    isDirectionKnown = true
    openDirection = openGrowth { _ in 1 }
  }

  /// How far each variable moves if all open columns do, by pseudorandom steps times a factor.
  mutating func openGrowth(_ factor: (Int) -> Double) -> SparseVector {
    beginColumn()
    var state: UInt64 = 1
    for column in 0..<columnCount where !isFixed(column: column) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // In 0.5..<1.
      factors.add((0.5 + Double(state >> 12) * 0x1p-53) * factor(column), atPosition: column)
    }
    factors.solve()
    var growth = SparseVector(count: columnCount)
    for index in 0..<factors.variableCount {
      let (variable, value) = factors.variable(index)
      growth.set(variable, to: value)
    }
    return growth
  }

  /// Whether a basic symbol may depend on an open column; its row decides.
  mutating func mayMove(_ symbol: Int) -> Bool {
    guard isDirectionKnown else { return true }
    if idleCount >= Self.idleLimit { computeOpenDirection() }
    return growth(of: symbol, openDirection) != 0
  }

  /// How far a symbol moves in a direction; 0 where only rounding is left.
  func growth(of symbol: Int, _ direction: borrowing SparseVector) -> Double {
    if symbol < columnCount { return direction[symbol] }
    var (sum, magnitude) = (0.0, 0.0)
    for index in rows[symbol - columnCount].entries {
      let term = coefficients[index].coefficient * direction[coefficients[index].column]
      sum += term
      magnitude += term.magnitude
    }
    return sum.magnitude > Tolerance.pivotCancellation * magnitude ? sum : 0
  }
}
