/// By how much the constraints of one priority are violated in sum.
public struct LevelViolation: Hashable, Sendable {
  /// The priority, below 1000.
  public var priority: Double
  /// The sum of the absolute violations of all constraints with that priority; 0 if all hold.
  public var violation: Double

  /// Creates a level from its priority and its sum of violations.
  public init(priority: Double, violation: Double) {
    self.priority = priority
    self.violation = violation
  }

  static func sums(of constraints: [(priority: Double, violation: Double)]) -> [LevelViolation] {
    let optional = constraints.filter { $0.priority != SolverLimits.requiredPriority }
    var levels: [LevelViolation] = []
    for (priority, violation) in optional.sorted(by: { $0.priority > $1.priority }) {
      if levels.last?.priority != priority {
        levels.append(LevelViolation(priority: priority, violation: 0))
      }
      levels[levels.count - 1].violation += violation
    }
    return levels
  }
}
