extension LexicographicSimplex {
  /// Finds the variables that have more than one value among the optimal solutions.
  ///
  /// From the solution that the tie rule picked, each variable that might move is driven both ways on
  /// the optimal face. Every variable that differs at the end of such a drive is ambiguous, so most
  /// need no drive of their own.
  ///
  /// - Returns: Per column whether its variable is ambiguous.
  func ambiguousColumns() -> [Bool] {
    var face = self
    face.returnToFace()
    var isAmbiguous = [Bool](repeating: false, count: component.columnCount)
    for symbol in 0..<component.columnCount where !isAmbiguous[symbol] && face.canMove(symbol) {
      for upward in [true, false] where !isAmbiguous[symbol] {
        let end = face.drive(symbol, upward: upward)
        face.costs[symbol] = faceCosts[symbol]
        if end == .unbounded {
          isAmbiguous[symbol] = true
          continue
        }
        for other in isAmbiguous.indices where !isAmbiguous[other] {
          let span = (face.values[other] - values[other]).magnitude
          isAmbiguous[other] = span > Tolerance.ambiguity * max(1, values[other].magnitude)
        }
      }
    }
    return isAmbiguous
  }

  /// Takes back the bounds by which ties were broken.
  private mutating func returnToFace() {
    costs = faceCosts
    for symbol in tableau.basic where costs[symbol].kink > 0 {
      isAbove[symbol] = costs[symbol].below == .infinity
    }
  }
}
