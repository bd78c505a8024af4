/// A conflict, and the constraint of it that is left out.
public struct ResolvedConflict {}

extension Workspace {
  /// Many conflicts at once take a solver that is given one constraint after the other. Whoever
  /// finds none here takes the one that `solve()` has reported, and solves again without the
  /// constraint that is left out: the conflicts are the same.
  public func resolveConflicts(leavingOut choose: (Conflict) -> Int?) -> [ResolvedConflict] { [] }
}
