/// Reduces required constraints that cannot all hold to a set of which none can be left out.
/// A deletion filter: each constraint in turn is left out for good if the rest still cannot hold.
/// That has to be solved only for a constraint that the last proof of infeasibility names, and not
/// if all others hold once its constant gives way (``ContradictorySystem/holds(without:)``).
/// - Source: Chinneck, Dravnieks, Locating Minimal Infeasible Constraint Sets in Linear Programs,
///   ORSA Journal on Computing 3, 1991.
struct ConflictFilter {
  /// Valid, each variable at most once in a constraint.
  let system: LinearSystem
  /// By constraint.
  let constants: [Double]

  /// Takes required constraints, the first to be left out first; empty if they can hold.
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
