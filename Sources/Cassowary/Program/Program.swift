/// A linear system prepared for solving: which variables, constraints, priorities and ties there are.
///
/// A program never changes and may be shared between tasks; each task solves it in a ``Workspace`` of
/// its own, for constants of its own.
///
/// The system falls into groups that share no variable, and each is solved apart: the horizontal and
/// the vertical half of most layouts never meet. Presolve takes out of each group what holds in every
/// solution; what is left is its core.
public struct Program: Sendable {
  /// The number of variables; their indices are 0..<variableCount.
  public let variableCount: Int
  /// The number of constraints; their positions are 0..<constraintCount.
  public var constraintCount: Int { constraints.count }

  /// The system as it was given, with the constants that a new workspace starts from.
  let constraints: [LinearConstraint]
  /// The steps of the tie rule as they were given.
  let tieBreak: [TieBreak]
  /// The coefficients as they were given, each variable at most once in a row.
  let matrix: SparseRows
  /// What presolve did.
  let elimination: Elimination
  /// The groups of variables and constraints.
  let groups: Groups
  /// The constraints of each group, ascending.
  let constraintsByGroup: [[Int]]
  /// The variables of each group, ascending.
  let variablesByGroup: [[Int]]
  /// Where each constraint is among those of its group.
  let constraintPlaces: [Int]
  /// Where each variable is among those of its group.
  let variablePlaces: [Int]
  /// The groups with constraints, ascending.
  let usedGroups: [Int]
  /// What a new workspace knows of each group.
  private(set) var initialStates: [GroupState] = []
  /// The core of each group, as solving it for the program's constants ended; nil if presolve left
  /// nothing, or the group has no constraint at all.
  let homes: [LexicographicSimplex?]
  /// The variables that no constraint names, ascending.
  let looseVariables: [Int]

  /// Prepares a system, and solves it once to find a good place to start from.
  ///
  /// - Parameters:
  ///   - tieBreak: The steps that pick among equally good solutions; see ``TieBreak`` for those that
  ///     follow.
  /// - Throws: ``SolverError`` that names the first number, variable or tie that is not allowed.
  /// - Complexity: O(terms) where presolve peels everything; else also one solution of each core,
  ///   O(rows × columns × pivots).
  public init(
    variableCount: Int, constraints: [LinearConstraint], tieBreak: [TieBreak] = []
  ) throws(SolverError) {
    guard variableCount >= 0 else { throw .invalidVariableCount(variableCount) }
    for index in constraints.indices {
      try constraints[index].validate(as: index, variableCount: variableCount)
    }
    try TieOrder.check(tieBreak, variableCount: variableCount)
    self.init(
      valid: constraints, variableCount: variableCount, tieBreak: tieBreak, breaksTies: true)
  }

  /// Prepares a system whose numbers are known to be allowed.
  ///
  /// - Parameter breaksTies: Whether homes are solved to the end; if not, ties are left open.
  init(
    valid constraints: [LinearConstraint], variableCount: Int, tieBreak: [TieBreak],
    breaksTies: Bool
  ) {
    self.variableCount = variableCount
    self.constraints = constraints
    self.tieBreak = tieBreak
    let matrix = SparseRows(constraints, variableCount: variableCount)
    let groups = Groups(matrix, variableCount: variableCount)
    var eliminator = Eliminator(matrix, constraints: constraints, variableCount: variableCount)
    eliminator.run()
    let cores = Cores(eliminator, groups, constraints: constraints)
    self.matrix = matrix
    self.groups = groups
    elimination = Elimination(eliminator, groups)
    constraintsByGroup = cores.constraintsByGroup
    variablesByGroup = cores.variablesByGroup
    constraintPlaces = cores.constraintPlaces
    variablePlaces = cores.variablePlaces
    usedGroups = constraintsByGroup.indices.filter { [constraintsByGroup] in
      !constraintsByGroup[$0].isEmpty
    }
    looseVariables = cores.looseVariables
    var components = cores.components
    var homes = [LexicographicSimplex?](repeating: nil, count: groups.count)
    initialStates = components.indices.map { [constraintsByGroup] group in
      var state = GroupState()
      // What presolve solved completely is one region.
      if components[group] == nil && !constraintsByGroup[group].isEmpty {
        state.regions = [GroupState.Region()]
      }
      return state
    }
    var constants = constraints.map(\.constant)
    var values = [Double](repeating: 0, count: variableCount)
    var order: TieOrder?
    for group in components.indices {
      guard let component = components[group] else { continue }
      elimination.transfer(&constants, group: group)
      var simplex = LexicographicSimplex(component)
      elimination.setBreakpoints(of: &simplex, moved: constants, scratch: &values) {
        constraints[$0].constant
      }
      var end = simplex.solve(breaksTies: breaksTies)
      if end == .open {
        let steps =
          order
          ?? TieOrder(tieBreak, constraints: constraints, variableCount: variableCount)
        order = steps
        let tied = Component(
          tying: component, elimination: elimination, order: steps,
          variableCount: variableCount)
        components[group] = tied
        simplex = LexicographicSimplex(tied)
        elimination.setBreakpoints(of: &simplex, moved: constants, scratch: &values) {
          constraints[$0].constant
        }
        end = simplex.solve(breaksTies: true)
      }
      initialStates[group].component = components[group]
      if end == .solved { initialStates[group].regions = [GroupState.Region(simplex: simplex)] }
      homes[group] = simplex
    }
    self.homes = homes
  }

  /// The steps of the tie rule for all variables.
  ///
  /// - Complexity: O(terms + variables).
  var tieOrder: TieOrder {
    TieOrder(tieBreak, constraints: constraints, variableCount: variableCount)
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
