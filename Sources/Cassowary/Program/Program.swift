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
  /// The constants by constraint.
  let constants: [Double]
  /// The steps of the tie rule as they were given.
  let tieBreak: [TieBreak]
  /// The coefficients as they were given, each variable at most once in a row.
  let matrix: SparseRows
  /// What presolve did.
  let elimination: Elimination
  /// The groups of variables and constraints.
  let groups: Groups
  /// The constraints of each group, ascending.
  let constraintsByGroup: Partition
  /// The variables of each group, ascending.
  let variablesByGroup: Partition
  /// Where each constraint is.
  let constraintPlaces: [Place]
  /// Where each variable is.
  let variablePlaces: [Place]
  /// Where the slacks of each group start in a workspace; -1 for groups that are too large for maps.
  let slackStarts: [Int]
  /// The room that a workspace needs for slacks.
  let slackCount: Int
  /// The groups with constraints, ascending.
  let usedGroups: [Int]
  /// What a new workspace knows of each group.
  private(set) var initialStates: [GroupState] = []
  /// The core of each group, as solving it for the program's constants ended; nil if presolve left
  /// nothing, or the group has no constraint at all.
  private(set) var homes: [LexicographicSimplex?]
  /// The variables that no constraint names, ascending.
  let looseVariables: [Int]
  /// The solution for the program's constants, by variable; of use where all homes are feasible.
  private(set) var homeValues: [Double]
  /// Whether the required constraints hold for the program's constants.
  private(set) var isHomeFeasible = true

  /// A group, and a position among the constraints or variables of the group.
  struct Place: Sendable {
    var group: Int
    var position: Int
  }

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
    let eliminator = Eliminator(matrix, constraints: constraints, variableCount: variableCount)
    let cores = Cores(eliminator, groups, constraints: constraints)
    self.matrix = matrix
    self.groups = groups
    elimination = Elimination(eliminator, groups)
    constraintsByGroup = cores.constraints
    variablesByGroup = cores.variables
    constraintPlaces = cores.constraintPlaces
    variablePlaces = cores.variablePlaces
    usedGroups = (0..<groups.count).filter { !cores.constraints.isEmpty($0) }
    looseVariables = cores.looseVariables
    var slackStarts = [Int](repeating: -1, count: groups.count)
    var slackCount = 0
    for group in usedGroups where cores.constraints.count(group) <= RegionMap.constraintLimit {
      slackStarts[group] = slackCount
      // A basic symbol has at most two bounds.
      slackCount += 2 * (cores.constraints.count(group) + cores.variables.count(group))
    }
    self.slackStarts = slackStarts
    self.slackCount = slackCount
    var components = cores.components
    var homes = [LexicographicSimplex?](repeating: nil, count: groups.count)
    self.homes = []
    homeValues = []
    initialStates = (0..<groups.count).map { group in
      var state = GroupState()
      // What presolve solved completely is one region.
      if components[group] == nil && !cores.constraints.isEmpty(group) {
        state.regions = [GroupState.Region()]
      }
      return state
    }
    var constants = constraints.map(\.constant)
    self.constants = constants
    var values = [Double](repeating: 0, count: variableCount)
    var order: TieOrder?
    var isFeasible = true
    for group in usedGroups {
      elimination.transfer(&constants, group: group)
      if let component = components[group] {
        var (simplex, end) = solve(component, moved: constants, &values, breaksTies: breaksTies)
        if end == .open {
          let steps = order ?? tieOrder
          order = steps
          let tied = Component(
            tying: component, elimination: elimination, order: steps,
            variableCount: variableCount)
          components[group] = tied
          (simplex, end) = solve(tied, moved: constants, &values, breaksTies: true)
        }
        initialStates[group].component = components[group]
        if end == .solved {
          initialStates[group].regions = [GroupState.Region(simplex: simplex)]
        }
        isFeasible = isFeasible && end == .solved
        for (column, variable) in simplex.component.variables.enumerated() {
          values[variable] = simplex.values[column]
        }
        homes[group] = simplex
      }
      if breaksTies { elimination.recover(&values, from: constants, group: group) }
    }
    self.homes = homes
    homeValues = values
    isHomeFeasible = isFeasible
  }

  private func solve(
    _ component: Component, moved: [Double], _ values: inout [Double], breaksTies: Bool
  ) -> (LexicographicSimplex, LexicographicSimplex.End) {
    var simplex = LexicographicSimplex(component)
    elimination.setBreakpoints(of: &simplex, moved: moved, scratch: &values) {
      constraints[$0].constant
    }
    let end = simplex.solve(breaksTies: breaksTies)
    return (simplex, end)
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
