/// Solves a ``Program`` again and again for changing constants.
///
/// A workspace holds the constants and the solution. It is a value, one per task; the program is
/// shared. The solution depends on the program and the present constants alone, never on what the
/// workspace solved before.
public struct Workspace {
  /// The program that is solved.
  public let program: Program

  /// The present constants, by constraint.
  private(set) var constants: [Double]
  /// The last solution of each component; nil where a constant has changed since.
  private(set) var solutions: [LexicographicSimplex?]
  /// Whether the required rows of each component could hold when it was last solved.
  private(set) var isFeasible: [Bool]
  /// The last outcome; nil where a constant has changed since.
  private(set) var outcome: Outcome?

  /// Creates a workspace that holds the program's own constants. Nothing is solved yet.
  public init(_ program: Program) {
    self.program = program
    constants = program.constants
    solutions = Array(repeating: nil, count: program.components.count)
    isFeasible = Array(repeating: false, count: program.components.count)
  }

  /// Changes the right side of a constraint, for the next ``solve()``.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``,
  ///   ``SolverError/invalidConstant(_:constraint:)``; the workspace is then unchanged.
  public mutating func setConstant(
    _ constant: Double, at constraint: Int
  ) throws(SolverError) {
    guard constants.indices.contains(constraint) else { throw .unknownConstraint(constraint) }
    guard SolverLimits.allows(constant: constant) else {
      throw .invalidConstant(constant, constraint: constraint)
    }
    guard constants[constraint] != constant else { return }
    constants[constraint] = constant
    solutions[program.constraintPlaces[constraint].component] = nil
    outcome = nil
  }

  /// Finds the optimal solution for the present constants.
  ///
  /// Costs nothing if no constant has changed; otherwise only the components with changed constants
  /// are solved.
  ///
  /// - Complexity: For each such component O(rows × columns) for a start, and per pivot.
  @discardableResult
  public mutating func solve() -> Outcome {
    if let outcome { return outcome }
    for index in solutions.indices where solutions[index] == nil {
      let component = program.components[index]
      var simplex = LexicographicSimplex(
        component, constants: component.constraints.map { constants[$0] })
      isFeasible[index] = simplex.solve()
      solutions[index] = simplex
    }
    let result = findConflict(leavingOut: []).map(Outcome.unsatisfiable) ?? .solved
    outcome = result
    return result
  }

  /// The variable's value, a multiple of 2^-20; 0 unless the last ``solve()`` ended in
  /// ``Outcome/solved`` and no constant has changed since.
  ///
  /// - Precondition: The variable is the program's.
  public func value(of variable: Variable) -> Double {
    let place = program.variablePlaces[variable.index]
    guard outcome == .solved, let solution = solutions[place.component] else { return 0 }
    return Tolerance.snapped(solution.values[place.position])
  }

  /// By how much a constraint is violated, in units of its constant; 0 if it holds, and 0 unless the
  /// last ``solve()`` ended in ``Outcome/solved`` and no constant has changed since.
  ///
  /// - Precondition: The position is a constraint's of the program.
  public func violation(ofConstraintAt constraint: Int) -> Double {
    let place = program.constraintPlaces[constraint]
    guard outcome == .solved, let solution = solutions[place.component] else { return 0 }
    return solution.violation(ofRow: place.position)
  }

  /// The sum of violations of every priority in use below 1000, high to low; empty unless the last
  /// ``solve()`` ended in ``Outcome/solved`` and no constant has changed since.
  public var levels: [LevelViolation] {
    guard outcome == .solved else { return [] }
    var levels = program.optionalPriorities.map { LevelViolation(priority: $0, violation: 0) }
    for solution in solutions {
      guard let solution else { continue }
      var level = 0
      for (priority, rows) in zip(solution.component.priorities, solution.component.rowsByRank)
      where priority < SolverLimits.requiredPriority {
        while levels[level].priority > priority { level += 1 }
        for row in rows { levels[level].violation += solution.violation(ofRow: row) }
      }
    }
    return levels
  }

  /// Finds the variables that have more than one value among the optimal solutions, ascending.
  ///
  /// Solves first if a constant has changed; empty if the program is unsatisfiable.
  ///
  /// - Complexity: Up to two minimisations per variable that is not determined at a glance.
  public mutating func ambiguousVariables() -> [Variable] {
    guard solve() == .solved else { return [] }
    var indices: [Int] = []
    for solution in solutions {
      guard let solution else { continue }
      let columns = solution.ambiguousColumns()
      for (column, variable) in solution.component.variables.enumerated() where columns[column] {
        indices.append(variable)
      }
    }
    return indices.sorted().map { Variable($0) }
  }
}
