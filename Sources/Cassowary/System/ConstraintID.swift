/// The name of a constraint in a ``Solver``; never given to another one, even after it is removed.
public struct ConstraintID: Hashable, Sendable, Comparable {
  /// The number of constraints that the solver had been given before this one.
  public let number: Int

  /// Whether one constraint was added before another.
  public static func < (one: ConstraintID, other: ConstraintID) -> Bool {
    one.number < other.number
  }
}
