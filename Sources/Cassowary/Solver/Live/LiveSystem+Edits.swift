extension LiveSystem {
  // MARK: Adding

  /// Follows the addition of the constraint in the last slot.
  mutating func add(slot: Int, of system: DeclaredSystem) {
    constraintHomes.append(.removed)
    if let (id, reference) = removedRow(like: system.constraints[slot]) {
      revive(reference, in: id, slot: slot, of: system)
    } else {
      addNewRow(slot: slot, of: system)
    }
  }

  /// Follows the return of a constraint whose removal is taken back.
  mutating func restore(slot: Int, of system: DeclaredSystem) {
    if let (snapshot, reference) = compiledRow(ofSlot: slot),
      snapshot.rows[reference.row].slot == nil, snapshot.home(ofRow: reference.row) != .gone
    {
      let group = snapshot.group(ofRow: reference.row)
      let id = touch(group, of: reference.snapshot, snapshot)
      revive(reference, in: id, slot: slot, of: system)
      return
    }
    constraintHomes[slot] = .removed
    let id = addNewRow(slot: slot, of: system)
    // What was compiled without it may rest on ranks that are too late now.
    editSets[id]?.isStale = true
    editSets[id]?.isSolved = false
  }

  @discardableResult
  private mutating func addNewRow(slot: Int, of system: DeclaredSystem) -> Int {
    var met: Int?
    for term in system.constraints[slot].terms {
      let other = touch(variable: term.variable.index)
      met = met.map { merge($0, other) } ?? other
    }
    let id = met ?? makeEditSet()
    constraintHomes[slot] = .new(editSet: id)
    guard let editSet = editSets[id] else { return id }
    editSet.newRows.append(slot)
    if editSet.newRows.count > EditSet.differenceLimit { editSet.isStale = true }
    // A row that holds anyway changes nothing; see `solve`.
    if !editSet.isStale, editSet.isSolved, system.onlyNearestZero,
      holds(slot: slot, of: system, in: editSet)
    {
      return id
    }
    editSet.isSolved = false
    return id
  }

  /// A row that was removed from a snapshot and is like a constraint.
  private func removedRow(
    like constraint: LinearConstraint
  ) -> (editSet: Int, reference: RowReference)? {
    guard let variable = constraint.terms.first?.variable.index,
      let id = editSet(of: variable), let editSet = editSets[id], !editSet.isStale
    else { return nil }
    for references in [editSet.opened, editSet.changedCoreRows] {
      for reference in references {
        guard let snapshot = snapshots[reference.snapshot],
          snapshot.rows[reference.row].slot == nil
        else { continue }
        if snapshot.isLike(constraint, row: reference.row) { return (id, reference) }
      }
    }
    return nil
  }

  /// Lets a row of a snapshot hold again, for the constraint of a slot.
  private mutating func revive(
    _ reference: RowReference, in id: Int, slot: Int, of system: DeclaredSystem
  ) {
    guard let snapshot = snapshots[reference.snapshot], let editSet = editSets[id] else { return }
    let constraint = system.constraints[slot]
    snapshot.rows[reference.row].slot = slot
    constraintHomes[slot] = .compiled(reference)
    setConstant(constraint.constant, of: reference, in: editSet)
    classify(reference, in: editSet, priority: constraint.priority)
    noteTieRanks(of: constraint, in: editSet, system)
    restructure(editSet)
    dissolveIfPristine(id)
  }

  // MARK: Removing

  /// Follows the removal of the constraint in a slot.
  mutating func remove(slot: Int, of system: DeclaredSystem) {
    if case .new(let id) = constraintHomes[slot] {
      return removeNewRow(slot: slot, from: id, of: system)
    }
    guard let (snapshot, reference) = compiledRow(ofSlot: slot) else { return }
    let group = snapshot.group(ofRow: reference.row)
    guard let editSet = editSets[touch(group, of: reference.snapshot, snapshot)] else { return }
    snapshot.rows[reference.row].slot = nil
    if snapshot.isEliminated(reference.row) {
      if !editSet.opened.contains(reference) { editSet.opened.append(reference) }
    } else if !editSet.changedCoreRows.contains(reference) {
      editSet.changedCoreRows.append(reference)
    }
    noteTieRanks(of: system.constraints[slot], in: editSet, system)
    restructure(editSet)
  }

  /// Notes that the order of ties is no longer the one that a group was compiled with.
  private mutating func noteTieRanks(
    of constraint: LinearConstraint, in editSet: EditSet, _ system: DeclaredSystem
  ) {
    for term in constraint.terms {
      guard let (snapshot, index, local) = compiledVariable(term.variable.index),
        snapshot.tieRanks[local] != system.tieRank(of: term.variable.index)
      else { continue }
      let group = snapshot.group(ofVariable: local)
      guard let core = snapshot.core(of: group) else { continue }
      if core.isTied {
        // Where its terms cancel, a constraint names a variable of a group that it is not in.
        guard let own = editSets[touch(group, of: index, snapshot)] else { continue }
        own.isReordered = true
        if own !== editSet { restructure(own) }
      } else if !snapshot.reorderedGroups.contains(group) {
        snapshot.reorderedGroups.append(group)
      }
    }
  }

  /// Follows the addition of the constraint in the last slot being taken back.
  mutating func removeLast(of system: DeclaredSystem) {
    remove(slot: constraintHomes.count - 1, of: system)
    constraintHomes.removeLast()
  }

  private mutating func removeNewRow(slot: Int, from id: Int, of system: DeclaredSystem) {
    guard let editSet = editSets[id], let place = editSet.newRows.lastIndex(of: slot) else {
      return
    }
    editSet.newRows.remove(at: place)
    noteTieRanks(of: system.constraints[slot], in: editSet, system)
    // It held anyway, unless nothing is solved; but the tie rule may have another order now.
    if !editSet.opened.isEmpty || editSet.isReordered { restructure(editSet) }
    dissolveIfPristine(id)
  }

  // MARK: Changing

  /// Follows a changed right side.
  mutating func changeConstant(slot: Int, of system: DeclaredSystem) {
    if case .new(let id) = constraintHomes[slot] { editSets[id]?.isSolved = false }
    guard let (snapshot, reference) = compiledRow(ofSlot: slot) else { return }
    let constant = system.constraints[slot].constant
    if let id = snapshot.home(ofRow: reference.row).editSet, let editSet = editSets[id] {
      return setConstant(constant, of: reference, in: editSet)
    }
    snapshot.rows[reference.row].constant = constant
    try? snapshot.workspace.setConstant(constant, at: reference.row)
  }

  private func setConstant(
    _ constant: Double, of reference: RowReference, in editSet: EditSet
  ) {
    guard let snapshot = snapshots[reference.snapshot],
      snapshot.rows[reference.row].constant != constant
    else { return }
    snapshot.rows[reference.row].constant = constant
    editSet.isSolved = false
    if snapshot.rows[reference.row].isChanged { return }
    snapshot.rows[reference.row].isChanged = true
    editSet.changedConstants.append(reference)
  }

  /// Follows a changed priority.
  mutating func changePriority(slot: Int, of system: DeclaredSystem) {
    // A new row holds anyway or is compiled; one that presolve took out with a variable that
    // nothing else names holds at any priority.
    guard let (snapshot, reference) = compiledRow(ofSlot: slot),
      !snapshot.isEliminated(reference.row) || snapshot.tape.isSubstituted(reference.row)
    else { return }
    let group = snapshot.group(ofRow: reference.row)
    let id = touch(group, of: reference.snapshot, snapshot)
    guard let editSet = editSets[id] else { return }
    classify(reference, in: editSet, priority: system.constraints[slot].priority)
    restructure(editSet)
    dissolveIfPristine(id)
  }

  /// Notes how a row that is there differs from what was compiled.
  private func classify(_ reference: RowReference, in editSet: EditSet, priority: Double) {
    guard let snapshot = snapshots[reference.snapshot] else { return }
    editSet.opened.removeAll { $0 == reference }
    editSet.changedCoreRows.removeAll { $0 == reference }
    snapshot.rows[reference.row].shift = 0
    if !snapshot.isEliminated(reference.row) {
      if snapshot.compiledPriority(of: reference.row) != priority {
        editSet.changedCoreRows.append(reference)
      }
    } else if snapshot.tape.isSubstituted(reference.row), priority != SolverLimits.requiredPriority
    {
      editSet.opened.append(reference)
    }
  }
}
