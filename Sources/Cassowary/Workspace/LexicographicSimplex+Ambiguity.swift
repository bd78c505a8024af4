extension LexicographicSimplex {
  /// Finds the variables that have more than one value among the optimal solutions.
  ///
  /// From the solution that the tie rule picked, each variable that might move is driven both ways on
  /// the optimal face. Every variable that differs at the end of such a drive is ambiguous, so most
  /// need no drive of their own.
  ///
  /// - Returns: The variables, in no particular order.
  /// - Complexity: O(columns) where the levels leave nothing open.
  func ambiguousVariables() -> [Int] {
    guard component.isTied else { return [] }
    var face = self
    face.returnToFace()
    let subjects = component.subjects
    var isAmbiguous = [Bool](repeating: false, count: subjects.count)
    for (index, subject) in subjects.enumerated() {
      for upward in [true, false] where !isAmbiguous[index] && face.canMove(subject.symbol) {
        let end = face.drive(subject.symbol, upward: upward)
        face.costs[subject.symbol] = faceCosts[subject.symbol]
        if end == .unbounded {
          isAmbiguous[index] = true
          continue
        }
        for (other, subject) in subjects.enumerated() where !isAmbiguous[other] {
          isAmbiguous[other] = differs(subject.symbol, in: face)
        }
      }
    }
    return subjects.indices.lazy.filter { isAmbiguous[$0] }.map { subjects[$0].variable }
  }

  /// Whether a variable has another value in another solution.
  private func differs(_ symbol: Int, in other: LexicographicSimplex) -> Bool {
    let row = symbol - component.columnCount
    let scale = row < 0 ? 1 : component.scales[row]
    let distance = (values[symbol] - breakpoints[symbol]).magnitude
    let span = (other.values[symbol] - values[symbol]).magnitude
    return span > Tolerance.ambiguity * max(scale, distance)
  }

  /// Takes back the bounds by which ties were broken.
  private mutating func returnToFace() {
    costs = faceCosts
    for symbol in tableau.basic where costs[symbol].kink > 0 {
      isAbove[symbol] = costs[symbol].below == .infinity
    }
  }
}
