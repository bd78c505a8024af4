/// A conflict, and the constraint of it that is left out.
public struct ResolvedConflict: Hashable, Sendable {
  /// The constraints that contradict each other.
  public let conflict: Conflict
  /// The position of the one that is left out.
  public let leftOut: Int
}

extension Workspace {
  /// Leaves required constraints out, conflict by conflict, until the others can hold.
  /// The conflicts are those that ``solve()`` would report one after the other if the program were
  /// made again without each constraint that is left out. A conflict's last constraint is the first
  /// that cannot hold with all before it, so constraints are taken in order: more and more at a
  /// time as long as they can hold. `choose` picks the one to leave out, or nil to stop. Empty
  /// unless the last ``solve()`` ended in ``Outcome/unsatisfiable(_:)`` and no constant has changed
  /// since.
  /// - Complexity: O(conflicts + log constraints) searches for a conflict among the constraints
  ///   that are kept so far.
  public func resolveConflicts(leavingOut choose: (Conflict) -> Int?) -> [ResolvedConflict] {
    guard case .unsatisfiable = outcome else { return [] }
    let filter = ConflictFilter(system: compiled.presolved.system, constants: Array(constants))
    var waiting = requiredConstraintsOfInfeasibleGroups[...]
    var kept: [Int] = []
    var step = 1
    var resolved: [ResolvedConflict] = []
    while !waiting.isEmpty {
      let tried = waiting.prefix(step)
      let conflict = Conflict(
        constraints: filter.irreducibleSet(of: tried.reversed() + kept.reversed()))
      guard let last = conflict.constraints.last else {
        kept += tried
        waiting.removeFirst(tried.count)
        step *= 2
        continue
      }
      guard let choice = choose(conflict), conflict.constraints.contains(choice) else { break }
      resolved.append(ResolvedConflict(conflict: conflict, leftOut: choice))
      // The constraints before the last one hold, also without the chosen one.
      kept += tried.prefix { $0 != last }
      waiting = waiting.drop { $0 != last }
      if choice == last { waiting.removeFirst() } else { kept.removeAll { $0 == choice } }
      step = 1
    }
    return resolved
  }

  private var requiredConstraintsOfInfeasibleGroups: [Int] {
    let presolved = compiled.presolved
    return groupStates.indices.filter { groupStates[$0].isContradictory }
      .flatMap { presolved.groups.constraints(of: $0) }
      .filter { presolved.system.rows[$0].isRequired }.sorted()
  }
}
