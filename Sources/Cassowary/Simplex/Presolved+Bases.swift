extension Presolved {
  /// `bases` become the cores of the groups of a valid system.
  convenience init(
    _ given: LinearSystem, _ counts: consuming ColumnCounts, bases: inout [Basis?],
    in block: ScratchBlock = .none
  ) {
    let system = counts.isPlain ? given : given.merged()
    if !counts.isPlain { counts = ColumnCounts(system, in: block) }
    let memory = KeptMemory(room: system.keptSize)
    let groups = Groups(system, &counts, in: memory, block)
    // Where a group ends, the next one starts.
    var starts = groups.starts.elements
    var eliminator = Eliminator(system, counts, in: block)
    for group in 0..<groups.count {
      eliminator.eliminate(group, groups)
      starts[group + 1].step = eliminator.steps.count
      starts[group + 1].transfer = eliminator.transfers.count
    }
    // Freed before anything is kept.
    eliminator.memory = SubstitutionMemory()
    var checks = ScratchList<Elimination.Check>(capacity: 16, in: block)
    var rows = ScratchList<Core.Row>(
      capacity: system.rows.count - eliminator.steps.count, in: block)
    bases.reserveCapacity(groups.count)
    for group in 0..<groups.count {
      let core = Core.left(
        of: group, &eliminator, groups, of: system, rows: &rows, checks: &checks, in: memory)
      bases.append(core.map { Basis($0) })
      starts[group + 1].check = checks.count
    }
    rows = ScratchList(capacity: 0)
    let entries = eliminator.isChanged ? eliminator.keepEntriesOfSteps() : system.terms
    let elimination = Elimination(
      steps: memory.list(eliminator.steps), transfers: memory.list(eliminator.transfers),
      checks: memory.list(checks), starts: groups.starts, entries: entries)
    var constraints = groups.constraints.elements
    for step in elimination.steps { constraints[step.row].isEliminated = true }
    self.init(system: system, groups: groups, elimination: elimination, in: memory)
  }
}

extension LinearSystem {
  fileprivate var keptSize: Int { 64 + 112 * rows.count + 88 * variableCount + 40 * terms.count }
}
