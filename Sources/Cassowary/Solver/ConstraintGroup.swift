/// Constraints of a ``Solver`` that share variables, directly or through others, with their
/// solution.
final class ConstraintGroup {
  /// A constraint and the number of its id.
  struct Row {
    let number: Int
    var constraint: LinearConstraint
  }

  /// The constraints; by number once the group is compiled.
  var rows: [Row] = []
  /// The variables that they name, and some that only removed ones did; ascending, and without the
  /// latter, once the group is compiled.
  var variables: [Int] = []
  /// Solves the constraints; nil if they have changed in more than their constants since.
  var workspace: Workspace?

  init(variables: [Int] = []) { self.variables = variables }

  /// Where a constraint is among the rows; nil if it is not there.
  ///
  /// - Complexity: O(rows), as compiling is.
  func index(of number: Int) -> Int? { rows.lastIndex { $0.number == number } }

  /// Sorts constraints and variables; they mostly come in runs that are sorted already.
  func sort() {
    rows.sort { $0.number < $1.number }
    variables.sort()
  }

  /// Finds the optimal solution.
  ///
  /// - Throws: ``SolverError/conflict(_:)``, ``SolverError/unsolved(priority:)``.
  func solve() throws(SolverError) {
    switch workspace?.solve() {
    case .unsatisfiable(let conflict):
      throw .conflict(conflict.constraints.map { ConstraintID(number: rows[$0].number) })
    case .unsolved(let priority): throw .unsolved(priority: priority)
    case .solved, nil: return
    }
  }
}
