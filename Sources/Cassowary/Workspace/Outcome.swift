/// How solving a program ended.
public enum Outcome: Hashable, Sendable {
  /// Every required constraint holds, and every level is optimal.
  case solved
  /// The required constraints contradict each other.
  case unsatisfiable(Conflict)
  /// A priority could not be optimized to the solver's tolerance, because the coefficients are too
  /// far apart or nearly depend on each other; 0 for the rule that breaks ties.
  case unsolved(priority: Double)
}
