/// A sum of terms compared to a constant, with a priority.
/// A required one (priority 1000) always holds. Others may be violated: by `|sum - constant|` if
/// they are equalities, otherwise by how far the sum is on the wrong side.
public struct LinearConstraint: Hashable, Sendable {
  /// The terms of the left side; repeated variables add up, and an empty list is 0.
  public var terms: [LinearTerm]
  /// How the sum of the terms compares to the constant.
  public var relation: Relation
  /// The right side; finite, with a magnitude of at most ``SolverLimits/constant``.
  public var constant: Double
  /// The level of the constraint, in 0 < priority <= 1000; fractions are their own levels.
  public var priority: Double

  /// Creates a constraint; its values are checked where it is used.
  public init(
    _ terms: [LinearTerm], _ relation: Relation, _ constant: Double, priority: Double = 1000
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  var isRequired: Bool { priority == SolverLimits.requiredPriority }
}
