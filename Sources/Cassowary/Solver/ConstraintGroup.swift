/// Constraints of a ``Solver`` that share variables, with their solution.
final class ConstraintGroup {
  struct Row {
    let number: Int
    var constraint: LinearConstraint
  }

  /// By number once the group is compiled.
  var rows: [Row] = []
  /// Those that constraints name or, until the group is compiled, did; ascending then.
  var variables: [Int] = []
  /// Nil if the constraints have changed in more than their constants.
  var workspace: Workspace?

  init(variables: [Int] = []) { self.variables = variables }

  /// - Complexity: O(rows), as compiling is.
  func index(of number: Int) -> Int? { rows.lastIndex { $0.number == number } }

  /// Constraints and variables mostly come in runs that are sorted already.
  func sort() {
    rows.sort { $0.number < $1.number }
    variables.sort()
  }

  /// Throws ``SolverError/conflict(_:)``, ``SolverError/unsolved(priority:)``.
  func solve() throws(SolverError) {
    switch workspace?.solve() {
    case .unsatisfiable(let conflict):
      throw .conflict(conflict.constraints.map { ConstraintID(number: rows[$0].number) })
    case .unsolved(let priority): throw .unsolved(priority: priority)
    case .solved, nil: return
    }
  }
}
