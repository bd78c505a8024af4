/// An input that the solver refuses; the receiver of the call is unchanged.
/// `constraint` is a position in a ``Program``, or the number of a ``ConstraintID``.
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
  /// The required constraints contradict each other: none of those named, ascending, can be left
  /// out.
  case conflict([ConstraintID])
  /// A priority could not be optimized; see ``Outcome/unsolved(priority:)``.
  case unsolved(priority: Double)
}

extension SolverError: CustomStringConvertible {
  /// The error in words: `the constant of constraint 3 is 2e+07, which is beyond ±1e+07`.
  public var description: String {
    text(constraint: { "constraint \($0)" }, variable: { "variable \($0.index)" })
  }

  package func text(constraint: (Int) -> String, variable: (Variable) -> String) -> String {
    switch self {
    case .invalidVariableCount(let count): "a system cannot have \(count) variables"
    case .invalidConstant(let number, let position):
      "the constant of \(constraint(position)) is \(number), which is beyond ±\(SolverLimits.constant)"
    case .invalidCoefficient(let number, let factored, let position):
      "the coefficient of \(variable(factored)) in \(constraint(position)) is \(number); one that is "
        + "not 0 has a magnitude within \(SolverLimits.coefficients)"
    case .invalidPriority(let number, let position):
      "the priority of \(constraint(position)) is \(number), which is outside "
        + "(0, \(SolverLimits.requiredPriority)]"
    case .unknownVariable(let unknown, let position):
      "\(constraint(position)) names \(variable(unknown)), which does not exist"
    case .unknownSubject(let unknown): "\(variable(unknown)) does not exist"
    case .unknownConstraint(let position): "\(constraint(position)) does not exist"
    case .repeatedTieBreak(let repeated): "the order of ties names \(variable(repeated)) twice"
    case .alreadyEdited(let edited): "\(variable(edited)) is already an edit variable"
    case .notEdited(let edited): "\(variable(edited)) is not an edit variable"
    case .conflict(let ids):
      "these required constraints contradict each other: "
        + ids.map { constraint($0.number) }.joined(separator: ", ")
    case .unsolved(let priority):
      priority == 0
        ? "the order of ties cannot be kept to the solver's tolerance: coefficients nearly depend on "
          + "each other"
        : "priority \(priority) cannot be optimized to the solver's tolerance: coefficients nearly "
          + "depend on each other, or are too far apart"
    }
  }
}
