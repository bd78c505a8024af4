/// The ranges of numbers that the solver accepts; outside them it throws a ``SolverError``.
/// Values up to 1e7 leave 1e-9 of absolute resolution in 53 bits, for the solver's tolerances.
public enum SolverLimits {
  /// The greatest magnitude of a constant.
  public static let constant = 1e7
  /// The least and greatest magnitude of a coefficient that is not 0.
  public static let coefficients = 1e-9...1e9
  /// The priority of a constraint that has to hold, and the greatest there is.
  public static let requiredPriority = 1000.0

  static func allows(constant: Double) -> Bool { constant.magnitude <= Self.constant }

  static func allows(coefficient: Double) -> Bool {
    coefficient == 0 || coefficients.contains(coefficient.magnitude)
  }

  static func allows(priority: Double) -> Bool { priority > 0 && priority <= requiredPriority }
}
