/// Reduces required constraints that cannot all hold to a set of which none can be left out.
///
/// A deletion filter: each constraint in turn is left out for good if the rest still cannot hold. A
/// constraint that the last proof of infeasibility does not name is left out without solving; one
/// that it names stays without solving if all others hold once its constant gives way
/// (``ContradictorySystem/holds(without:)``).
///
/// - Source: Chinneck, Dravnieks, Locating Minimal Infeasible Constraint Sets in Linear Programs,
///   ORSA Journal on Computing 3, 1991.
struct ConflictFilter {
  /// Valid, each variable at most once in a constraint.
  let system: LinearSystem
  /// By constraint.
  let constants: [Double]

  /// Takes positions of required constraints, the first to be left out first; returns positions,
  /// ascending, or none if the constraints can hold.
  ///
  /// - Complexity: One presolved feasibility test for each constraint that is left out although a
  ///   proof named it; O(terms) for each that stays.
  func irreducibleSet(of order: [Int]) -> [Int] {
    var isLeft = [Bool](repeating: false, count: constants.count)
    for position in order { isLeft[position] = true }
    guard var contradiction = contradiction(among: isLeft) else { return [] }
    for position in order {
      guard contradiction.takesPart(position) else {
        isLeft[position] = false
        continue
      }
      if contradiction.holds(without: position) { continue }
      isLeft[position] = false
      if let smaller = self.contradiction(among: isLeft) {
        contradiction = smaller
      } else {
        isLeft[position] = true
      }
    }
    return isLeft.indices.filter { isLeft[$0] }
  }

  /// Nil if the constraints can hold together.
  private func contradiction(among isLeft: [Bool]) -> ContradictorySystem? {
    var positions: [Int] = []
    var part = LinearSystem(variableCount: system.variableCount)
    for position in isLeft.indices where isLeft[position] {
      positions.append(position)
      let row = system.rows[position]
      for term in system.terms[row.range] { part.addTerm(term.coefficient, term.variable) }
      part.addConstraint(row.relation, constants[position])
    }
    return ContradictorySystem(part, of: positions, among: constants.count)
  }
}
