extension LiveSystem {
  /// A variable's value before it is snapped; nil if the required constraints cannot hold.
  mutating func exactValue(of variable: Int, in system: DeclaredSystem) -> Double? {
    if let id = editSet(of: variable) {
      guard let editSet = editSets[id], !editSet.isSolved else {
        return solvedValue(of: variable, in: editSets[id])
      }
      // Compiling moves it.
      guard solve(id, system) else { return nil }
      return exactValue(of: variable, in: system)
    }
    guard let (snapshot, index, local) = compiledVariable(variable) else { return 0 }
    guard solveUntouched(index) else { return nil }
    let home = snapshot.groupHomes[snapshot.group(ofVariable: local)]
    // Solving may have opened an edit set.
    if home.editSet != nil { return exactValue(of: variable, in: system) }
    return snapshot.workspace.exactValue(of: local)
  }

  /// A variable's value in a solution.
  ///
  /// - Parameter editSet: Its edit set, which is solved; nil if it is in none.
  func solvedValue(of variable: Int, in editSet: EditSet?) -> Double {
    guard let (snapshot, _, local) = compiledVariable(variable) else { return 0 }
    if let editSet { return snapshot.value(of: local, in: editSet.epoch) }
    return snapshot.workspace.exactValue(of: local)
  }

  /// Solves the groups of a snapshot that only constants were changed of.
  ///
  /// - Returns: Whether their required constraints can hold.
  mutating func solveUntouched(_ index: Int) -> Bool {
    guard let snapshot = snapshots[index] else { return true }
    if case .unsatisfiable = snapshot.workspace.solve() {
      guard leaveContradictions(of: snapshot, index) else { return false }
      guard case .solved = snapshot.workspace.solve() else { return false }
    }
    if snapshot.reorderedGroups.isEmpty { return true }
    // As soon as ties matter, so does their new order.
    for group in snapshot.reorderedGroups where snapshot.groupHomes[group] == .untouched {
      guard snapshot.core(of: group)?.isTied == true else { continue }
      let id = touch(group, of: index, snapshot)
      editSets[id]?.isReordered = true
    }
    snapshot.reorderedGroups.removeAll { snapshot.core(of: $0)?.isTied == true }
    return true
  }

  /// Gives the groups that cannot hold the constants that they were compiled with, with which they
  /// can, where an edit set or another snapshot has them.
  ///
  /// A refused edit, or one of several, may have changed constants before the group was touched.
  /// The workspace's constants of the group are then no longer the system's, and must not decide
  /// about other groups.
  ///
  /// - Returns: Whether no untouched group is among them.
  private mutating func leaveContradictions(of snapshot: Snapshot, _ index: Int) -> Bool {
    let compiled = snapshot.workspace.compiled
    for group in snapshot.groupHomes.indices
    where !snapshot.workspace.groupStates[group].isFeasible {
      if snapshot.groupHomes[group] == .untouched { return false }
      let editSet = snapshot.groupHomes[group].editSet.flatMap { editSets[$0] }
      editSet?.isSolved = false
      for row in compiled.presolved.groups.constraints(of: group) {
        let constant = compiled.system.rows[row].constant
        try? snapshot.workspace.setConstant(constant, at: row)
        guard let editSet, snapshot.rows[row].constant != constant, !snapshot.rows[row].isChanged
        else { continue }
        snapshot.rows[row].isChanged = true
        editSet.changedConstants.append(RowReference(snapshot: index, row: row))
      }
    }
    return true
  }

  /// By how much a constraint is violated; nil if the required constraints cannot hold.
  mutating func violation(ofSlot slot: Int, in system: DeclaredSystem) -> Double? {
    let constraint = system.constraints[slot]
    for term in constraint.terms {
      guard exactValue(of: term.variable.index, in: system) != nil else { return nil }
    }
    if let (snapshot, reference) = compiledRow(ofSlot: slot) {
      let row = reference.row
      if snapshot.home(ofRow: row).editSet == nil {
        guard solveUntouched(reference.snapshot) else { return nil }
        return snapshot.workspace.violation(ofConstraintAt: row)
      }
      // A row that presolve took out, and whose shift is closed, holds.
      if snapshot.isEliminated(row), snapshot.rows[row].shift == 0 { return 0 }
    } else if constraint.terms.isEmpty {
      return constraint.relation.violation(of: [], constant: constraint.constant) { _ in 0 }
    }
    return constraint.relation.violation(of: constraint.terms, constant: constraint.constant) {
      exactValue(of: $0, in: system) ?? 0
    }
  }

  /// Whether a constraint holds in the solution of its edit set.
  func holds(slot: Int, of system: DeclaredSystem, in editSet: EditSet) -> Bool {
    let constraint = system.constraints[slot]
    return constraint.relation.violation(of: constraint.terms, constant: constraint.constant) {
      solvedValue(of: $0, in: editSet)
    } == 0
  }
}
