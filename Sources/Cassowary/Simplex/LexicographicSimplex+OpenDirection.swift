/// Which symbols of a basis that is kept as factors can still move while ties are broken.
extension LexicographicSimplex {
  /// After so many symbols that could not move after all, the direction is computed again.
  private static var idleLimit: Int { 32 }

  /// Moves all open columns at once, by pseudorandom steps, and notes how far each variable moves.
  ///
  /// A symbol that does not move then depends on no open column. Ties only ever close columns, so
  /// it cannot move later either, and its row need not be computed. Steps of a simple rule are
  /// multiples of each other, as the entries of a row are, so that they would cancel.
  ///
  /// - Source: Schwartz, Fast Probabilistic Algorithms for Verification of Polynomial Identities,
  ///   Journal of the ACM 27, 1980, for the test by a random point; Knuth, The Art of Computer
  ///   Programming 2, section 3.3.4, for the multiplier.
  /// - Complexity: O(entries of the factors).
  mutating func computeOpenDirection() {
    openDirection.removeAll()
    idleCount = 0
    isDirectionKnown = true
    beginColumn()
    var state: UInt64 = 1
    for column in 0..<columnCount where !symbols[tableau.nonbasic(column)].cost.isFixed {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // In 0.5..<1.
      factors.add(0.5 + Double(state >> 12) * 0x1p-53, atPosition: column)
    }
    factors.solve()
    for index in 0..<factors.variableCount {
      let (variable, value) = factors.variable(index)
      openDirection.set(variable, to: value)
    }
  }

  /// Whether a basic symbol may depend on an open column; its row decides.
  mutating func mayMove(_ symbol: Int) -> Bool {
    guard isDirectionKnown else { return true }
    if idleCount >= Self.idleLimit { computeOpenDirection() }
    if symbol < columnCount { return openDirection[symbol] != 0 }
    var (sum, magnitude) = (0.0, 0.0)
    for index in rows[symbol - columnCount].entries {
      let term = coefficients[index].coefficient * openDirection[coefficients[index].column]
      sum += term
      magnitude += term.magnitude
    }
    return sum.magnitude > Tolerance.pivotCancellation * magnitude
  }
}
