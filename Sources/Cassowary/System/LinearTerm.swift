/// A coefficient times a variable.
public struct LinearTerm: Hashable, Sendable, BitwiseCopyable {
  /// The factor; finite, and its magnitude is 0 or within ``SolverLimits/coefficients``.
  public var coefficient: Double
  /// The variable that is multiplied.
  public var variable: Variable

  /// Creates a term from its factor and variable.
  @inlinable public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}
