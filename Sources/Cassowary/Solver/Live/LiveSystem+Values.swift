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
    guard case .solved = snapshot.workspace.solve() else { return false }
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
