/// What is wrong with an input to the solver; the receiver of the call is unchanged.
///
/// `constraint` is the constraint's position in a ``Program``, or the number of its ``ConstraintID``
/// in a ``Solver`` (for a constraint that is being added, the number it would have got).
public enum SolverError: Error, Hashable, Sendable {
  /// A system cannot have this number of variables.
  case invalidVariableCount(Int)
  /// The constant is not a number, or greater than ``SolverLimits/constant``.
  case invalidConstant(Double, constraint: Int)
  /// The coefficient is not a number, or neither 0 nor within ``SolverLimits/coefficients``.
  case invalidCoefficient(Double, variable: Variable, constraint: Int)
  /// The priority is not in 0 < priority <= 1000.
  case invalidPriority(Double, constraint: Int)
  /// The constraint names a variable that the system does not have.
  case unknownVariable(Variable, constraint: Int)
  /// The variable that is asked about, edited or ordered is not the system's.
  case unknownSubject(Variable)
  /// There is no such constraint, or no longer.
  case unknownConstraint(Int)
  /// The order of ties names the variable twice.
  case repeatedTieBreak(Variable)
  /// The variable is already an edit variable.
  case alreadyEdited(Variable)
  /// The variable is not an edit variable.
  case notEdited(Variable)
  /// The required constraints contradict each other: none of those named can be left out of the
  /// contradiction. Ascending.
  case conflict([ConstraintID])
  /// The solver is changed from within the body of an update; changes belong to that update.
  case updateInProgress
}
