/// A constraint that takes part in fixing a variable.
public struct Reason: Hashable, Sendable {
  /// The position of the constraint in its program.
  public let constraint: Int
  /// By how much the variable grows with the constraint's constant.
  public let factor: Double
}
