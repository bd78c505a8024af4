/// A conflict, and the constraint of it that is left out.
public struct ResolvedConflict: Hashable, Sendable {
  /// The constraints that contradict each other.
  public let conflict: Conflict
  /// The position of the one that is left out.
  public let leftOut: Int
}

extension Workspace {
  /// Leaves required constraints out, conflict by conflict, until the others can hold.
  ///
  /// The conflicts are those that ``solve()`` would report one after the other if the program were
  /// made anew without each constraint that is left out. They are found in a ``Solver`` that is
  /// given one constraint after the other, so that many conflicts cost little more than one.
  ///
  /// - Parameter choose: Chooses the constraint of a conflict that is left out; nil to stop there.
  /// - Returns: The conflicts in the order in which they were found; empty unless the last
  ///   ``solve()`` ended in ``Outcome/unsatisfiable(_:)`` and no constant has changed since.
  /// - Complexity: That of adding the required constraints of the groups that cannot hold to a
  ///   solver.
  public func resolveConflicts(leavingOut choose: (Conflict) -> Int?) -> [ResolvedConflict] {
    guard case .unsatisfiable = outcome else { return [] }
    let system = compiled.presolved.system
    let solver = Solver()
    for _ in 0..<system.variableCount { _ = solver.addVariable() }
    var positions: [ConstraintID: Int] = [:]
    var ids: [Int: ConstraintID] = [:]
    var resolved: [ResolvedConflict] = []
    for position in requiredConstraintsOfInfeasibleGroups {
      var constraint = system[position]
      constraint.constant = constants[position]
      while true {
        do throws(SolverError) {
          let id = try solver.add(constraint)
          positions[id] = position
          ids[position] = id
          break
        } catch .conflict(let members) {
          // The one that is being added has no position yet.
          let conflict = Conflict(constraints: members.map { positions[$0] ?? position }.sorted())
          guard let choice = choose(conflict), conflict.constraints.contains(choice) else {
            return resolved
          }
          resolved.append(ResolvedConflict(conflict: conflict, leftOut: choice))
          guard choice != position, let id = ids[choice] else { break }
          try? solver.remove(id)
        } catch {
          // A program's constraints are valid.
          return resolved
        }
      }
    }
    return resolved
  }

  private var requiredConstraintsOfInfeasibleGroups: [Int] {
    let presolved = compiled.presolved
    return groupStates.indices.filter { !groupStates[$0].isFeasible }
      .flatMap { presolved.groups.constraints(of: $0) }
      .filter { presolved.system.rows[$0].isRequired }.sorted()
  }
}
