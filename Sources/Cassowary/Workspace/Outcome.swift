/// How solving a program ended.
public enum Outcome: Hashable, Sendable {
  /// Every required constraint holds, and every level is optimal.
  case solved
  /// The required constraints contradict each other.
  case unsatisfiable(Conflict)
}
