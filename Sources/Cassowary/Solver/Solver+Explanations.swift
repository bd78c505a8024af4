/// A constraint that takes part in fixing a variable of a ``Solver``.
public struct BindingConstraint: Hashable, Sendable {
  /// The constraint.
  public let id: ConstraintID
  /// By how much the variable grows with the constraint's constant.
  public let factor: Double
}

extension Solver {
  /// Finds the variables that have more than one value among the optimal solutions, ascending.
  ///
  /// - Complexity: Compiles what was edited since it was compiled; then see
  ///   ``Workspace/ambiguousVariables()``.
  public func ambiguousVariables() throws(SolverError) -> [Variable] {
    try query { live, system in live.ambiguousVariables(of: system) }
  }

  /// Finds the constraints that fix a variable: those whose constants its value depends on; see
  /// ``Workspace/reasons(for:)``.
  ///
  /// - Returns: The constraints in the order in which they were added; empty if the variable is 0
  ///   because nothing holds it elsewhere.
  /// - Throws: ``SolverError/unknownSubject(_:)``.
  /// - Complexity: Compiles the variable's group if it was edited since it was compiled; then
  ///   O(entries of the group).
  public func reasons(for variable: Variable) throws(SolverError) -> [BindingConstraint] {
    try check(variable)
    return try query { live, system in live.reasons(for: variable.index, in: system) }
  }

  /// Describes the system as it is solved, in words, to read and to learn from.
  ///
  /// It is the dump of a ``Program`` made of the same constraints, see ``Workspace/description``:
  /// `r3` is the left side of the constraint at position 3 of ``constraintIDs``.
  ///
  /// - Complexity: That of such a program.
  public func dump() throws(SolverError) -> String {
    try query { _, system in
      var declared = LinearSystem(variableCount: system.variableCount)
      for slot in system.constraints.indices where system.isLive[slot] {
        declared.append(system.constraints[slot])
      }
      var workspace = Workspace(
        Program(compiled: CompiledProgram(declared, tieBreak: system.tieBreak)))
      workspace.solve()
      return workspace.description
    }
  }
}

extension LiveSystem {
  /// The sums of violations; nil if the required constraints cannot hold.
  mutating func levels(of system: DeclaredSystem) -> [LevelViolation]? {
    let optional = system.constraints.indices
      .filter { system.isLive[$0] && !system.constraints[$0].isRequired }
      .sorted { one, other in
        let (first, second) = (
          system.constraints[one].priority, system.constraints[other].priority
        )
        return first == second ? one < other : first > second
      }
    var levels: [LevelViolation] = []
    for slot in optional {
      let priority = system.constraints[slot].priority
      if levels.last?.priority != priority {
        levels.append(LevelViolation(priority: priority, violation: 0))
      }
      guard let violation = violation(ofSlot: slot, in: system) else { return nil }
      levels[levels.count - 1].violation += violation
    }
    return levels
  }

  /// The ids of violated constraints; nil if the required constraints cannot hold.
  mutating func violatedConstraints(of system: DeclaredSystem) -> [ConstraintID]? {
    var ids: [ConstraintID] = []
    for slot in system.constraints.indices where system.isLive[slot] {
      guard let violation = violation(ofSlot: slot, in: system) else { return nil }
      if violation > 0 { ids.append(system.id(ofSlot: slot)) }
    }
    return ids
  }

  /// The ambiguous variables; nil if the required constraints cannot hold.
  mutating func ambiguousVariables(of system: DeclaredSystem) -> [Variable]? {
    guard settleAll(in: system) else { return nil }
    var variables: [Int] = []
    for (index, snapshot) in snapshots.enumerated() {
      guard let snapshot else { continue }
      for variable in snapshot.workspace.ambiguousVariables() {
        let own = snapshot.variables[variable.index]
        if variableHomes[own] == .compiled(snapshot: index, variable: variable.index) {
          variables.append(own)
        }
      }
    }
    variables += variableHomes.indices.lazy.filter { variableHomes[$0] == .unnamed }
    return variables.sorted().map { Variable($0) }
  }

  /// The constraints that fix a variable; nil if the required constraints cannot hold.
  mutating func reasons(
    for variable: Int, in system: DeclaredSystem
  ) -> [BindingConstraint]? {
    guard settle(variable, in: system), exactValue(of: variable, in: system) != nil,
      settle(variable, in: system)
    else { return nil }
    guard let (snapshot, _, local) = compiledVariable(variable) else { return [] }
    return snapshot.workspace.reasons(for: Variable(local)).compactMap { reason in
      snapshot.rows[reason.constraint].slot.map {
        BindingConstraint(id: system.id(ofSlot: $0), factor: reason.factor)
      }
    }.sorted { $0.id < $1.id }
  }
}
