/// Solves a ``Program`` again and again for changing constants.
///
/// A workspace holds the constants and the solution. It is a value, one per task; the program is
/// shared. The solution depends on the program and the present constants alone, never on what the
/// workspace solved before.
///
/// What it solved before makes it fast: it keeps the last few *regions*, sets of constants within which
/// one basis stays optimal. Within a region a changed constant costs a check of bounds, and reading a
/// variable costs one sum.
public struct Workspace {
  /// The program that is solved.
  public let program: Program

  /// The present constants, by constraint.
  private(set) var constants: [Double]
  /// What is known of each group.
  var groups: [GroupState]
  /// The values of variables, by variable, of groups that are not mapped.
  var values: [Double]
  /// The constants of the rows that presolve left, while a group is solved.
  var moved: [Double]
  /// The groups with changed constants.
  private var dirtyGroups: [Int]
  /// The last outcome; nil where a constant has changed since.
  private(set) var outcome: Outcome?

  /// Creates a workspace that holds the program's own constants. Nothing is solved yet.
  ///
  /// - Complexity: O(variables + constraints).
  public init(_ program: Program) {
    self.program = program
    constants = program.constraints.map(\.constant)
    moved = constants
    values = Array(repeating: 0, count: program.variableCount)
    groups = program.initialStates
    dirtyGroups = program.usedGroups
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
    let growth = constant - constants[constraint]
    guard growth != 0 else { return }
    constants[constraint] = constant
    let group = program.groups.ofRow[constraint]
    if !groups[group].isDirty { dirtyGroups.append(group) }
    groups[group].shift(program.constraintPlaces[constraint], by: growth)
    outcome = nil
  }

  /// Finds the optimal solution for the present constants.
  ///
  /// Costs nothing if no constant has changed; otherwise only the groups with changed constants are
  /// solved.
  ///
  /// - Complexity: Within a known region O(bounds) for each such group, without allocation; else
  ///   pivots of O(rows × columns) of the group's core.
  @discardableResult
  public mutating func solve() -> Outcome {
    if let outcome { return outcome }
    for group in dirtyGroups { solve(group: group) }
    dirtyGroups.removeAll(keepingCapacity: true)
    let isFeasible = groups.allSatisfy(\.isFeasible)
    let result =
      isFeasible ? Outcome.solved : .unsatisfiable(findConflict(leavingOut: []))
    outcome = result
    return result
  }

  /// The variable's value, a multiple of 2^-20; 0 unless the last ``solve()`` ended in
  /// ``Outcome/solved`` and no constant has changed since.
  ///
  /// - Precondition: The variable is the program's.
  public func value(of variable: Variable) -> Double {
    guard case .solved = outcome else { return 0 }
    return Tolerance.snapped(exactValue(of: variable.index), to: Tolerance.valueUnit)
  }

  /// A variable's value before it is snapped.
  func exactValue(of variable: Int) -> Double {
    let group = program.groups.ofVariable[variable]
    guard groups[group].isMapped, let map = groups[group].regions[0].map else {
      return values[variable]
    }
    return map.value(program.variablePlaces[variable], constants)
  }

  /// By how much a constraint is violated, in units of its constant; 0 if it holds, and 0 unless the
  /// last ``solve()`` ended in ``Outcome/solved`` and no constant has changed since.
  ///
  /// - Precondition: The position is a constraint's of the program.
  /// - Complexity: O(terms).
  public func violation(ofConstraintAt constraint: Int) -> Double {
    guard case .solved = outcome, !program.elimination.isEliminated[constraint] else { return 0 }
    var distance = -constants[constraint]
    var magnitude = distance.magnitude
    var greatest = 0.0
    for entry in program.matrix.entries(of: constraint) {
      let coefficient = program.matrix.coefficients[entry]
      let term = coefficient * exactValue(of: program.matrix.columns[entry])
      distance += term
      magnitude += term.magnitude
      greatest = max(greatest, coefficient.magnitude)
    }
    // A violation is a distance in points once the greatest coefficient is about 1.
    let unit = greatest == 0 ? 1 : greatest.binade
    if distance.magnitude <= unit * Tolerance.violation(magnitude: magnitude / unit) { return 0 }
    distance = Tolerance.snapped(distance, to: Tolerance.violationUnit)
    switch program.constraints[constraint].relation {
    case .lessThanOrEqual: return max(0, distance)
    case .equal: return distance.magnitude
    case .greaterThanOrEqual: return max(0, -distance)
    }
  }

  /// The sum of violations of every priority in use below 1000, high to low; empty unless the last
  /// ``solve()`` ended in ``Outcome/solved`` and no constant has changed since.
  ///
  /// - Complexity: O(terms + constraints × log constraints).
  public var levels: [LevelViolation] {
    guard case .solved = outcome else { return [] }
    let optional = program.constraints.indices.filter { !program.constraints[$0].isRequired }
      .sorted { one, other in
        let (first, second) = (program.constraints[one], program.constraints[other])
        return first.priority == second.priority ? one < other : first.priority > second.priority
      }
    var levels: [LevelViolation] = []
    for position in optional {
      let priority = program.constraints[position].priority
      if levels.last?.priority != priority {
        levels.append(LevelViolation(priority: priority, violation: 0))
      }
      levels[levels.count - 1].violation += violation(ofConstraintAt: position)
    }
    return levels
  }

  /// Finds the variables that have more than one value among the optimal solutions, ascending.
  ///
  /// Solves first if a constant has changed; empty if the program is unsatisfiable.
  ///
  /// - Complexity: O(groups) where nothing is ambiguous; else up to two minimisations per variable
  ///   of an ambiguous group.
  public mutating func ambiguousVariables() -> [Variable] {
    guard case .solved = solve() else { return [] }
    var indices = program.looseVariables
    for group in groups.indices {
      guard let component = groups[group].component, component.isTied else { continue }
      moveBasis(of: group)
      guard let simplex = groups[group].regions.first?.simplex else { continue }
      indices += simplex.ambiguousVariables()
    }
    if indices.isEmpty { return [] }
    return indices.sorted().map { Variable($0) }
  }
}
