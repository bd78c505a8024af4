/// Solves a ``Program`` again and again for changing constants.
/// A workspace holds the constants and the solution. It is a value, one per task; the program is
/// shared. The solution depends on the program and the present constants alone. A workspace keeps
/// the last few *regions*, sets of constants within which one basis stays optimal: there a changed
/// constant costs a check of bounds, and reading a variable one sum.
public struct Workspace: Sendable {
  /// The program that is solved.
  public var program: Program { Program(compiled: compiled) }

  @usableFromInline let compiled: CompiledProgram
  private let constraintPlaces: KeptList<Groups.Place>
  @usableFromInline var numbers: ConstantsAndSlacks
  @usableFromInline var groupStates: [GroupState]
  /// Of all groups; empty before the first change.
  var regions: [Region] = []
  /// The solved core of each region, with the values of that time; nil if presolve left nothing.
  var bases: [Basis?]
  /// The maps of all regions.
  @usableFromInline var factors = SparseFactors()
  /// By variable, of groups that are not mapped.
  @usableFromInline var values: [Double]
  /// -1 if no group's constants have changed.
  private var firstDirty: Int
  private var isCurrent: Bool
  @usableFromInline var isSolved: Bool
  private var lastOutcome = Outcome.solved

  /// Nil where a constant has changed since the last solution.
  var outcome: Outcome? { isCurrent ? lastOutcome : nil }

  /// Changes the right side of a constraint, for the next ``solve()``.
  /// - Throws: ``SolverError/unknownConstraint(_:)``,
  ///   ``SolverError/invalidConstant(_:constraint:)``; the workspace is then unchanged.
  public mutating func setConstant(_ constant: Double, at constraint: Int) throws(SolverError) {
    guard constraint >= 0, constraint < constraintPlaces.count else {
      throw .unknownConstraint(constraint)
    }
    try setConstant(constant, at: constraint..<(constraint + 1))
  }

  /// Changes the right side of successive constraints to the same number, for the next ``solve()``:
  /// those that keep an item from growing and from shrinking, for instance.
  /// - Throws: ``SolverError/unknownConstraint(_:)``,
  ///   ``SolverError/invalidConstant(_:constraint:)``; the workspace is then unchanged.
  public mutating func setConstant(
    _ constant: Double, at constraints: Range<Int>
  ) throws(SolverError) {
    guard constraints.lowerBound >= 0 else { throw .unknownConstraint(constraints.lowerBound) }
    guard constraints.upperBound <= constraintPlaces.count else {
      throw .unknownConstraint(max(constraints.lowerBound, constraintPlaces.count))
    }
    guard SolverLimits.allows(constant: constant) else {
      throw .invalidConstant(constant, constraint: constraints.lowerBound)
    }
    let isChanged = numbers.set(
      constant, at: constraints, constraintPlaces, of: &groupStates, factors, &firstDirty)
    guard isChanged else { return }
    isCurrent = false
    isSolved = false
  }

  var constants: ArraySlice<Double> { numbers.constants }

  mutating func makeRoom() {
    regions = Array(repeating: Region(), count: bases.count)
    numbers.makeRoom(forSlacks: compiled.solution.slackCount)
  }

  mutating func reaches(_ map: RegionMap, of group: Int) -> Bool {
    numbers.evaluateSlacks(of: map, from: groupStates[group].firstSlack, factors)
  }

  /// Finds the optimal solution for the present constants.
  /// Only the groups with changed constants are solved.
  /// - Complexity: Within a known region O(1) for each such group, without allocation.
  @discardableResult public mutating func solve() -> Outcome {
    if isCurrent { return lastOutcome }
    var isFeasible = lastOutcome == .solved
    while firstDirty >= 0 {
      let group = firstDirty
      firstDirty = groupStates[group].nextDirty
      groupStates[group].isDirty = false
      if groupStates[group].isOptimal { continue }
      solve(group: group)
      isFeasible = isFeasible && groupStates[group].isFeasible
    }
    isCurrent = true
    if !isFeasible { isFeasible = groupStates.allSatisfy({ $0.isFeasible }) }
    isSolved = isFeasible
    lastOutcome = isFeasible ? .solved : failure
    return lastOutcome
  }

  private var failure: Outcome {
    let conflict = findConflict(leavingOut: [])
    if !conflict.constraints.isEmpty { return .unsatisfiable(conflict) }
    let unsolved = groupStates.lazy.compactMap { $0.unsolvedPriority }.max()
    return .unsolved(priority: unsolved ?? SolverLimits.requiredPriority)
  }

  /// The variable's value, a multiple of 2^-20; 0 unless the last ``solve()`` ended in
  /// ``Outcome/solved`` and no constant has changed since.
  /// - Precondition: The variable is the program's.
  /// - Complexity: O(constants that the variable depends on).
  @inlinable public func value(of variable: Variable) -> Double {
    // Passed one by one, because a call would copy a workspace that is being changed
    // (`Benchmarks/compare solver`, changed constants on the same basis).
    guard isSolved else { return 0 }
    return Self.value(of: variable, compiled, groupStates, values, numbers, factors)
  }

  @usableFromInline static func value(
    of variable: Variable, _ compiled: CompiledProgram, _ states: [GroupState],
    _ values: [Double], _ numbers: ConstantsAndSlacks, _ factors: SparseFactors
  ) -> Double {
    Tolerance.snapped(
      exactValue(of: variable.index, compiled, states, values, numbers, factors),
      to: Tolerance.valueUnit)
  }

  /// Before it is snapped.
  @inline(__always) private static func exactValue(
    of variable: Int, _ compiled: CompiledProgram, _ states: [GroupState],
    _ values: [Double], _ numbers: ConstantsAndSlacks, _ factors: SparseFactors
  ) -> Double {
    let place = compiled.presolved.groups.variables[given: variable]
    let state = states[place.group]
    guard state.isMapped else { return values[variable] }
    return numbers.sum(ofRow: state.firstOutput &+ place.position, factors)
  }

  /// By how much a constraint is violated, in units of its constant; 0 if it holds, and 0 unless
  /// - Precondition: The position is a constraint's of the program.
  /// - Complexity: O(terms).
  public func violation(ofConstraintAt constraint: Int) -> Double {
    guard isSolved, !constraintPlaces[given: constraint].isEliminated else { return 0 }
    let system = compiled.presolved.system
    let row = system.rows[constraint]
    return row.relation.violation(of: system.terms[row.range], constant: numbers[constraint]) {
      Self.exactValue(of: $0, compiled, groupStates, values, numbers, factors)
    }
  }

  /// The sum of violations of every priority in use below 1000, high to low; empty unless the last
  /// ``solve()`` ended in ``Outcome/solved`` and no constant has changed since.
  /// - Complexity: O(terms + constraints × log constraints).
  public var levels: [LevelViolation] {
    guard isSolved else { return [] }
    let rows = compiled.presolved.system.rows
    return LevelViolation.sums(
      of: rows.indices.map { (rows[$0].priority, violation(ofConstraintAt: $0)) })
  }
}

extension Workspace {
  /// Creates a workspace that holds the program's own constants, for which it is solved already.
  /// - Complexity: O(1); the first change copies the constants.
  public init(_ program: Program) {
    let compiled = program.compiled
    // In one piece: an initializer that sets so many properties one by one ends with a copy.
    self.init(
      compiled: compiled, constraintPlaces: compiled.presolved.groups.constraints,
      numbers: ConstantsAndSlacks(of: compiled.presolved.system.rows),
      groupStates: compiled.solution.groupStates, bases: compiled.solution.bases,
      values: compiled.solution.values, firstDirty: compiled.solution.firstDirty,
      isCurrent: compiled.solution.isFeasible, isSolved: compiled.solution.isFeasible)
  }
}
