extension Presolved {
  /// Presolves a system.
  ///
  /// - Parameters:
  ///   - counts: Of the system.
  ///   - bases: What is left of each group, ready to be solved; nil if that is nothing.
  /// - Precondition: The system is valid.
  /// - Complexity: O(terms) where everything peels; substitutions cost the entries they change.
  convenience init(_ given: LinearSystem, _ counts: consuming ColumnCounts, bases: inout [Basis?]) {
    if counts.isPlain {
      self.init(plain: given, counts, bases: &bases)
    } else {
      let merged = given.merged()
      self.init(plain: merged, ColumnCounts(merged), bases: &bases)
    }
  }

  private convenience init(
    plain system: LinearSystem, _ counts: consuming ColumnCounts, bases: inout [Basis?]
  ) {
    var groups = Groups(system, &counts)
    var eliminator = Eliminator(system, counts)
    var checks = ScratchList<Elimination.Check>(capacity: 16)
    var rows = ScratchList<Core.Row>(capacity: 16)
    bases.reserveCapacity(groups.count)
    for group in 0..<groups.count {
      eliminator.eliminate(
        constraints: groups.constraints(of: group), variables: groups.variables(of: group))
      let core = Core(
        group: group, &eliminator, groups, of: system, rows: &rows, checks: &checks)
      bases.append(core.map(Basis.init))
      groups.setEnd(
        ofGroup: group, step: eliminator.steps.count, transfer: eliminator.transfers.count,
        check: checks.count)
    }
    let elimination = Elimination(
      steps: eliminator.steps.array, transfers: eliminator.transfers.array, checks: checks.array,
      starts: groups.starts,
      entries: eliminator.isChanged ? eliminator.entries.array : system.terms)
    groups.markEliminated(elimination.steps)
    self.init(system: system, groups: groups, elimination: elimination)
  }
}
