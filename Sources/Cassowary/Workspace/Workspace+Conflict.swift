extension Workspace {
  /// Finds an irreducible set of required constraints that contradict each other.
  /// Each constraint in `order` is left out in turn if the rest is still contradictory; those that
  /// are not named follow, greatest first. Unknown and optional ones are passed over. ``solve()``
  /// reports the set for the default order, which is made of early constraints. Nil unless the last
  /// ``solve()`` ended in ``Outcome/unsatisfiable(_:)`` and no constant has changed since.
  /// - Complexity: O(terms) for each constraint of the set where presolve solves its group; else,
  ///   and for each that is left out although a proof named it, one presolve and minimization.
  public func conflict(leavingOut order: [Int]) -> Conflict? {
    guard case .unsatisfiable = outcome else { return nil }
    return findConflict(leavingOut: order)
  }

  /// Empty if no group is known to be contradictory.
  func findConflict(leavingOut order: [Int]) -> Conflict {
    let turns = turns(in: order)
    let presolved = compiled.presolved
    let filter = ConflictFilter(system: presolved.system, constants: Array(constants))
    // A filter over all groups would keep the set whose first turn comes last.
    var best: (firstTurn: Int, constraints: [Int]) = (0, [])
    for group in groupStates.indices where groupStates[group].isContradictory {
      let rows = presolved.groups.constraints(of: group)
        .filter { presolved.system.rows[$0].isRequired }.sorted { turns[$0] < turns[$1] }
      let set = filter.irreducibleSet(of: rows)
      let firstTurn = set.map { turns[$0] }.min() ?? 0
      if firstTurn > best.firstTurn { best = (firstTurn, set) }
    }
    return Conflict(constraints: best.constraints)
  }

  /// From 1, all different.
  private func turns(in order: [Int]) -> [Int] {
    var turns = [Int](repeating: 0, count: program.constraintCount)
    // Backwards, so that the first mention counts.
    for (turn, constraint) in order.enumerated().reversed()
    where turns.indices.contains(constraint) { turns[constraint] = turn + 1 }
    for constraint in turns.indices where turns[constraint] == 0 {
      turns[constraint] = order.count + program.constraintCount - constraint
    }
    return turns
  }
}
