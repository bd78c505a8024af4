extension LiveSystem {
  // MARK: Adding

  /// Follows the addition of the constraint in the last slot.
  mutating func add(slot: Int, of system: DeclaredSystem) {
    constraintHomes.append(ConstraintHome())
    if let (id, reference) = removedRow(like: system.constraints[slot]) {
      revive(reference, in: id, slot: slot, of: system)
    } else {
      addNewRow(slot: slot, of: system)
    }
  }

  /// Follows the return of a constraint whose removal is taken back.
  mutating func restore(slot: Int, of system: DeclaredSystem) {
    let home = constraintHomes[slot]
    if home.base >= 0, let base = bases[home.base], base.slots[home.index] < 0 {
      let group = base.group(ofRow: home.index)
      if base.clusters[group] != Base.gone {
        let id = touch(group, of: home.base)
        revive(
          RowReference(base: home.base, row: home.index), in: id, slot: slot, of: system)
        return
      }
    }
    constraintHomes[slot] = ConstraintHome()
    let id = addNewRow(slot: slot, of: system)
    // What was compiled without it may rest on turns that are too late now.
    clusters[id]?.isStale = true
    clusters[id]?.isSolved = false
  }

  @discardableResult
  private mutating func addNewRow(slot: Int, of system: DeclaredSystem) -> Int {
    var id = -1
    for term in system.constraints[slot].terms {
      let other = touch(variable: term.variable.index)
      id = id < 0 ? other : merge(id, other)
    }
    if id < 0 { id = makeCluster() }
    constraintHomes[slot] = ConstraintHome(base: -1, index: id)
    guard let cluster = clusters[id] else { return id }
    cluster.newRows.append(slot)
    cluster.isActive.append(false)
    if cluster.newRows.count > Cluster.differenceLimit { cluster.isStale = true }
    // A row that holds anyway changes nothing; see `solve`.
    if !cluster.isStale, cluster.isSolved, system.onlyNearestZero,
      holds(slot: slot, of: system, in: cluster)
    {
      return id
    }
    cluster.isSolved = false
    return id
  }

  /// A row that was removed from a base and is like a constraint.
  private func removedRow(
    like constraint: LinearConstraint
  ) -> (cluster: Int, reference: RowReference)? {
    guard let variable = constraint.terms.first?.variable.index else { return nil }
    let id = cluster(of: variable)
    guard id >= 0, let cluster = clusters[id], !cluster.isStale else { return nil }
    for references in [cluster.opened, cluster.changedCoreRows] {
      for reference in references {
        guard let base = bases[reference.base], base.slots[reference.row] < 0 else { continue }
        if base.isLike(constraint, row: reference.row) { return (id, reference) }
      }
    }
    return nil
  }

  /// Lets a row of a base hold again, for the constraint of a slot.
  private mutating func revive(
    _ reference: RowReference, in id: Int, slot: Int, of system: DeclaredSystem
  ) {
    guard let base = bases[reference.base], let cluster = clusters[id] else { return }
    let constraint = system.constraints[slot]
    base.slots[reference.row] = slot
    constraintHomes[slot] = ConstraintHome(base: reference.base, index: reference.row)
    setConstant(constraint.constant, of: reference, in: cluster)
    classify(reference, in: cluster, priority: constraint.priority)
    noteTurns(of: constraint, in: cluster, system)
    restructure(cluster)
    dissolveIfPristine(id)
  }

  // MARK: Removing

  /// Follows the removal of the constraint in a slot.
  mutating func remove(slot: Int, of system: DeclaredSystem) {
    let home = constraintHomes[slot]
    guard home.base >= 0, let base = bases[home.base] else {
      return removeNewRow(slot: slot, from: home.index, of: system)
    }
    let id = touch(base.group(ofRow: home.index), of: home.base)
    guard let cluster = clusters[id] else { return }
    let reference = RowReference(base: home.base, row: home.index)
    base.slots[home.index] = -1
    if base.isEliminated(home.index) {
      if !cluster.opened.contains(reference) { cluster.opened.append(reference) }
    } else if !cluster.changedCoreRows.contains(reference) {
      cluster.changedCoreRows.append(reference)
    }
    noteTurns(of: system.constraints[slot], in: cluster, system)
    restructure(cluster)
  }

  /// Notes that the order of ties is no longer the one that a group was compiled with.
  private func noteTurns(
    of constraint: LinearConstraint, in cluster: Cluster, _ system: DeclaredSystem
  ) {
    for term in constraint.terms {
      let home = variableHomes[term.variable.index]
      guard home.base >= 0, let base = bases[home.base],
        base.turns[home.local] != system.turn(of: term.variable.index)
      else { continue }
      let group = base.group(ofVariable: home.local)
      guard let core = base.core(of: group) else { continue }
      if core.isTied {
        cluster.isReordered = true
      } else if !base.reorderedGroups.contains(group) {
        base.reorderedGroups.append(group)
      }
    }
  }

  /// Follows the addition of the constraint in the last slot being taken back.
  mutating func removeLast(of system: DeclaredSystem) {
    remove(slot: constraintHomes.count - 1, of: system)
    constraintHomes.removeLast()
  }

  private mutating func removeNewRow(slot: Int, from id: Int, of system: DeclaredSystem) {
    guard let cluster = clusters[id], let place = cluster.newRows.lastIndex(of: slot) else {
      return
    }
    cluster.newRows.remove(at: place)
    noteTurns(of: system.constraints[slot], in: cluster, system)
    let wasActive = cluster.isActive.remove(at: place)
    let hasTies = !cluster.opened.isEmpty || cluster.residual?.settledColumns.isEmpty == false
    if wasActive || hasTies || cluster.isReordered { restructure(cluster) }
    dissolveIfPristine(id)
  }

  // MARK: Changing

  /// Follows a changed right side.
  mutating func changeConstant(slot: Int, of system: DeclaredSystem) {
    let home = constraintHomes[slot]
    let constant = system.constraints[slot].constant
    guard home.base >= 0, let base = bases[home.base] else {
      clusters[home.index]?.isSolved = false
      return
    }
    let id = base.clusters[base.group(ofRow: home.index)]
    guard id >= 0, let cluster = clusters[id] else {
      base.constants[home.index] = constant
      try? base.workspace.setConstant(constant, at: home.index)
      return
    }
    setConstant(constant, of: RowReference(base: home.base, row: home.index), in: cluster)
  }

  private func setConstant(
    _ constant: Double, of reference: RowReference, in cluster: Cluster
  ) {
    guard let base = bases[reference.base], base.constants[reference.row] != constant else {
      return
    }
    base.constants[reference.row] = constant
    cluster.isSolved = false
    if base.isChanged[reference.row] { return }
    base.isChanged[reference.row] = true
    cluster.changedConstants.append(reference)
  }

  /// Follows a changed priority.
  mutating func changePriority(slot: Int, of system: DeclaredSystem) {
    let home = constraintHomes[slot]
    let priority = system.constraints[slot].priority
    guard home.base >= 0, let base = bases[home.base] else {
      if let cluster = clusters[home.index], let place = cluster.newRows.lastIndex(of: slot),
        cluster.isActive[place]
      {
        restructure(cluster)
      }
      return
    }
    let group = base.group(ofRow: home.index)
    let reference = RowReference(base: home.base, row: home.index)
    let isPeeled = base.isEliminated(home.index) && !base.isSubstituted(home.index)
    if isPeeled {
      // It holds at any priority, unless new rows have a say.
      guard base.clusters[group] >= 0, let cluster = clusters[base.clusters[group]] else { return }
      restructure(cluster)
      return
    }
    let id = touch(group, of: home.base)
    guard let cluster = clusters[id] else { return }
    classify(reference, in: cluster, priority: priority)
    restructure(cluster)
    dissolveIfPristine(id)
  }

  /// Notes how a row that is there differs from what was compiled.
  private func classify(_ reference: RowReference, in cluster: Cluster, priority: Double) {
    guard let base = bases[reference.base] else { return }
    cluster.opened.removeAll { $0 == reference }
    cluster.changedCoreRows.removeAll { $0 == reference }
    base.shifts[reference.row] = 0
    if !base.isEliminated(reference.row) {
      if base.compiledPriority(of: reference.row) != priority {
        cluster.changedCoreRows.append(reference)
      }
    } else if base.isSubstituted(reference.row), priority != SolverLimits.requiredPriority {
      cluster.opened.append(reference)
    }
  }
}
