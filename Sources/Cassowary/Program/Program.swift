/// A linear system prepared for solving: which variables, constraints, priorities and ties there are.
///
/// A program never changes and may be shared between tasks; each task solves it in a ``Workspace`` of
/// its own, for constants of its own.
///
/// The system falls into components that share no variable, and each is solved apart: the horizontal
/// and the vertical half of most layouts never meet.
public struct Program: Sendable {
  /// The number of variables; their indices are 0..<variableCount.
  public let variableCount: Int
  /// The number of constraints; their positions are 0..<constraintCount.
  public var constraintCount: Int { constants.count }

  /// The constants that a new workspace starts from, by constraint.
  let constants: [Double]
  /// The components, in the order of their first constraint; those without one by variable.
  let components: [Component]
  /// Where each variable is: its component and its column there.
  let variablePlaces: [Place]
  /// Where each constraint is: its component and its row there.
  let constraintPlaces: [Place]
  /// The priorities in use below 1000, high to low.
  let optionalPriorities: [Double]

  /// A position within a component.
  struct Place: Sendable {
    var component: Int
    var position: Int
  }

  /// Prepares a system, and solves it once to find a good place to start from.
  ///
  /// - Parameters:
  ///   - tieBreak: The steps that pick among equally good solutions; see ``TieBreak`` for those that
  ///     follow.
  /// - Throws: ``SolverError`` that names the first number, variable or tie that is not allowed.
  /// - Complexity: O(terms), and one solution of each component: O(rows × columns × pivots).
  public init(
    variableCount: Int, constraints: [LinearConstraint], tieBreak: [TieBreak] = []
  ) throws(SolverError) {
    guard variableCount >= 0 else { throw .invalidVariableCount(variableCount) }
    for (index, constraint) in constraints.enumerated() {
      try constraint.validate(as: index, variableCount: variableCount)
    }
    let matrix = SparseRows(constraints, variableCount: variableCount)
    let ties = try TieOrder(
      tieBreak, constraints: constraints, variableCount: variableCount)

    let builder = ComponentBuilder(matrix, variableCount: variableCount)
    components = builder.components(of: constraints, matrix: matrix, ties: ties)
    variablePlaces = builder.variablePlaces
    constraintPlaces = builder.constraintPlaces
    constants = constraints.map(\.constant)
    optionalPriorities = Component.distinctPriorities(
      of: constraints.lazy.filter { !$0.isRequired })
    self.variableCount = variableCount
  }
}

extension LinearConstraint {
  /// Checks every number and variable.
  ///
  /// - Throws: ``SolverError`` that names `index` and the first culprit.
  func validate(as index: Int, variableCount: Int) throws(SolverError) {
    guard SolverLimits.allows(constant: constant) else {
      throw .invalidConstant(constant, constraint: index)
    }
    guard SolverLimits.allows(priority: priority) else {
      throw .invalidPriority(priority, constraint: index)
    }
    for term in terms {
      guard term.variable.index >= 0, term.variable.index < variableCount else {
        throw .unknownVariable(term.variable, constraint: index)
      }
      guard SolverLimits.allows(coefficient: term.coefficient) else {
        throw .invalidCoefficient(
          term.coefficient, variable: term.variable, constraint: index)
      }
    }
  }
}
