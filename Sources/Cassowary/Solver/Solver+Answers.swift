/// A constraint that takes part in fixing a variable of a ``Solver``.
public struct BindingConstraint: Hashable, Sendable {
  /// The constraint.
  public let id: ConstraintID
  /// By how much the variable grows with the constraint's constant.
  public let factor: Double
}

extension Solver {
  /// The variable's value in the optimal solution, a multiple of 2^-20.
  /// - Throws: ``SolverError/unknownSubject(_:)``.
  /// - Complexity: See ``Workspace/value(of:)``; after an edit, that of compiling the group that it
  ///   touched.
  public func value(of variable: Variable) throws(SolverError) -> Double {
    guard let group = try solvedGroup(of: variable) else { return 0 }
    return group.workspace?.value(of: groups.index(of: variable.index)) ?? 0
  }

  /// By how much a constraint is violated, in units of its constant; 0 if it holds.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func violation(of id: ConstraintID) throws(SolverError) -> Double {
    let group = try groups.solvedGroup(of: try constraint(of: id))
    let index = try groups.row(of: id.number).index
    return group.workspace?.violation(ofConstraintAt: index) ?? 0
  }

  /// Computes the sum of violations of every priority in use below 1000, high to low.
  /// - Complexity: O(terms + constraints × log constraints).
  public func levels() throws(SolverError) -> [LevelViolation] {
    var all: [(row: ConstraintGroup.Row, violation: Double)] = []
    for group in try groups.solvedGroups() {
      for (index, row) in group.rows.enumerated() {
        all.append((row, group.workspace?.violation(ofConstraintAt: index) ?? 0))
      }
    }
    // Added up in the order of addition, whatever the groups are.
    all.sort { $0.row.number < $1.row.number }
    return LevelViolation.sums(of: all.map { ($0.row.constraint.priority, $0.violation) })
  }

  /// Finds the variables that have more than one value among the optimal solutions, ascending.
  /// - Complexity: See ``Workspace/ambiguousVariables()``.
  public func ambiguousVariables() throws(SolverError) -> [Variable] {
    var isKnown = [Bool](repeating: false, count: variableCount)
    var ambiguous: [Int] = []
    for group in try groups.solvedGroups() {
      for variable in group.variables { isKnown[variable] = true }
      let found = group.workspace?.ambiguousVariables() ?? []
      ambiguous += found.map { group.variables[$0.index] }
    }
    ambiguous += isKnown.indices.filter { !isKnown[$0] }
    return ambiguous.sorted().map { Variable($0) }
  }

  /// Finds the constraints, in order, whose constants a variable's value depends on; see
  /// ``Workspace/reasons(for:)``.
  /// - Throws: ``SolverError/unknownSubject(_:)``.
  /// - Complexity: O(entries of the group).
  public func reasons(for variable: Variable) throws(SolverError) -> [BindingConstraint] {
    guard let group = try solvedGroup(of: variable) else { return [] }
    let own = groups.index(of: variable.index)
    let reasons = group.workspace?.reasonsWithoutPast(for: [own]).first ?? []
    return reasons.map {
      BindingConstraint(
        id: ConstraintID(number: group.rows[$0.constraint].number), factor: $0.factor)
    }
  }

  private func solvedGroup(of variable: Variable) throws(SolverError) -> ConstraintGroup? {
    guard variable.index >= 0, variable.index < variableCount else {
      throw .unknownSubject(variable)
    }
    return try groups.solvedGroup(of: variable.index)
  }
}
