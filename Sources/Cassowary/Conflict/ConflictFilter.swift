/// Reduces required constraints that cannot all hold to a set of which none can be left out.
///
/// A deletion filter: each constraint in turn is left out for good if the rest still cannot hold. The
/// outcome depends on the order alone. A constraint that does not occur in the last proof of
/// infeasibility can be left out without solving.
///
/// - Source: Chinneck, Dravnieks, Locating Minimal Infeasible Constraint Sets in Linear Programs,
///   ORSA Journal on Computing 3, 1991.
struct ConflictFilter {
  /// The system, valid and each variable at most once in a constraint.
  let system: LinearSystem
  /// The constants that cannot all hold, by constraint.
  let constants: [Double]

  /// Filters some constraints.
  ///
  /// - Parameter order: Positions of required constraints, the first to be left out first.
  /// - Returns: Positions, ascending; empty if the constraints can hold.
  /// - Complexity: One presolved feasibility test for each constraint of a proof.
  func irreducibleSet(of order: [Int]) -> [Int] {
    var isLeft = [Bool](repeating: false, count: constants.count)
    for position in order { isLeft[position] = true }
    guard var proof = proof(among: isLeft) else { return [] }
    for position in order {
      isLeft[position] = false
      if !proof[position] { continue }
      if let smaller = self.proof(among: isLeft) {
        proof = smaller
      } else {
        isLeft[position] = true
      }
    }
    return isLeft.indices.filter { isLeft[$0] }
  }

  /// Finds constraints that cannot hold together.
  ///
  /// - Returns: Per constraint whether it takes part; nil if all that are left can hold.
  private func proof(among isLeft: [Bool]) -> [Bool]? {
    let positions = isLeft.indices.filter { isLeft[$0] }
    var part = LinearSystem(variableCount: system.variableCount)
    for position in positions {
      let row = system.rows[position]
      for term in system.terms[row.range] { part.addTerm(term.coefficient, term.variable) }
      part.addConstraint(row.relation, constants[position])
    }
    var bases: [Basis?] = []
    let presolved = Presolved(part, bases: &bases)
    let moved = presolved.movedConstants()
    var scratch = [Double](repeating: 0, count: part.variableCount)
    for group in 0..<presolved.groups.count {
      var rows: [Int] = []
      if let check = presolved.elimination.checks(of: group).first(where: {
        !$0.holds(moved[$0.row])
      }) {
        rows = [check.row]
      } else if var basis = bases[group] {
        basis.setConstants(moved, presolved.elimination, scratch: &scratch)
        rows = basis.withSimplex { $0.proofOfInfeasibility() }.map { basis.core.rows[$0].subject }
      }
      if rows.isEmpty { continue }
      var takesPart = [Bool](repeating: false, count: positions.count)
      for row in rows { takesPart[row] = true }
      // A row stands for those that presolve put into it.
      for transfer in presolved.elimination.transfers(of: group).reversed()
      where takesPart[transfer.target] {
        takesPart[transfer.source] = true
      }
      var proof = [Bool](repeating: false, count: constants.count)
      for (index, position) in positions.enumerated() where takesPart[index] {
        proof[position] = true
      }
      return proof
    }
    return nil
  }
}
