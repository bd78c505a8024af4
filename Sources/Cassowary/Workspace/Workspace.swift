/// Solves a ``Program`` again and again for changing constants.
///
/// A workspace holds the constants and the solution. It is a value, one per task; the program is
/// shared. The solution depends on the program and the present constants alone, never on what the
/// workspace solved before.
///
/// What it solved before makes it fast: it keeps the last few *regions*, sets of constants within which
/// one basis stays optimal. Within a region a changed constant costs a check of bounds, and reading a
/// variable costs one sum.
public struct Workspace: Sendable {
  /// The program that is solved.
  public var program: Program { Program(compiled: compiled) }

  let compiled: CompiledProgram
  /// Where each constraint is; the program's.
  private let constraintPlaces: [Groups.Place]
  /// Where each variable is; the program's.
  private let variablePlaces: [Groups.Place]
  /// The present constants, by constraint, and behind them the slacks of all groups.
  private(set) var numbers: [Double]
  /// How each group is followed.
  var tracks: [Track]
  /// The regions of all groups; empty before the first change.
  var regions: [Region]
  /// The solved core of each region, with the values of the time when it was solved; nil for a group of
  /// which presolve left nothing.
  var bases: [Basis?]
  /// The maps of all regions.
  var factors: SparseFactors
  /// The values of variables, by variable, of groups that are not mapped.
  var values: [Double]

  /// The first group of the list of those with changed constants; -1 if there are none.
  private var firstDirty = -1
  /// Whether the solution is that of the present constants.
  private var isCurrent: Bool
  /// Whether the last solution has values.
  private var isSolved: Bool
  /// The last conflict.
  private var found: Conflict?

  /// Creates a workspace that holds the program's own constants, for which it is solved already.
  ///
  /// - Complexity: O(1); the first change copies the constants.
  public init(_ program: Program) {
    compiled = program.compiled
    constraintPlaces = compiled.presolved.groups.constraints
    variablePlaces = compiled.presolved.groups.variables
    numbers = compiled.numbers
    tracks = compiled.tracks
    regions = []
    bases = compiled.bases
    factors = SparseFactors()
    values = compiled.values
    isCurrent = compiled.isFeasible
    isSolved = compiled.isFeasible
    guard !isCurrent else { return }
    for group in tracks.indices {
      tracks[group].isDirty = true
      tracks[group].nextDirty = firstDirty
      firstDirty = group
    }
  }

  /// The last outcome; nil where a constant has changed since.
  var outcome: Outcome? {
    guard isCurrent else { return nil }
    return found.map(Outcome.unsatisfiable) ?? .solved
  }

  /// Changes the right side of a constraint, for the next ``solve()``.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``,
  ///   ``SolverError/invalidConstant(_:constraint:)``; the workspace is then unchanged.
  public mutating func setConstant(
    _ constant: Double, at constraint: Int
  ) throws(SolverError) {
    guard constraint >= 0, constraint < constraintPlaces.count else {
      throw .unknownConstraint(constraint)
    }
    guard SolverLimits.allows(constant: constant) else {
      throw .invalidConstant(constant, constraint: constraint)
    }
    let growth = constant - numbers[constraint]
    guard growth != 0 else { return }
    numbers[constraint] = constant
    isCurrent = false
    isSolved = false
    let place = constraintPlaces[constraint]
    Self.note(growth, at: place, &tracks[place.group], &numbers, factors, &firstDirty)
  }

  /// Tells a group that one of its constants has grown.
  @inline(__always)
  private static func note(
    _ growth: Double, at place: Groups.Place, _ track: inout Track, _ numbers: inout [Double],
    _ factors: SparseFactors, _ firstDirty: inout Int
  ) {
    if !track.isDirty {
      track.isDirty = true
      track.nextDirty = firstDirty
      firstDirty = place.group
    }
    guard track.isMapped else { return }
    track.shiftCount += 1
    track.violationCount += factors.shift(
      &numbers, from: track.firstSlack, row: track.firstBound + place.position, by: growth,
      limit: -Tolerance.region)
  }

  /// Looks whether a region reaches to the present constants; its slacks are then in place.
  ///
  /// - Complexity: O(entries of the map), less if it does not.
  mutating func reaches(_ map: RegionMap, of group: Int) -> Bool {
    factors.evaluate(
      map.slacks, &numbers, to: tracks[group].firstSlack, limit: -Tolerance.region)
  }

  /// The present constants, by constraint.
  var constants: ArraySlice<Double> { numbers[..<compiled.system.rows.count] }

  /// Finds the optimal solution for the present constants.
  ///
  /// Costs nothing if no constant has changed; otherwise only the groups with changed constants are
  /// solved.
  ///
  /// - Complexity: Within a known region O(1) for each such group, without allocation; else pivots of
  ///   O(rows × columns) of the group's core.
  @discardableResult
  public mutating func solve() -> Outcome {
    if isCurrent { return found.map(Outcome.unsatisfiable) ?? .solved }
    var isFeasible = found == nil
    while firstDirty >= 0 {
      let group = firstDirty
      firstDirty = tracks[group].nextDirty
      tracks[group].isDirty = false
      if tracks[group].isOptimal { continue }
      solve(group: group)
      isFeasible = isFeasible && tracks[group].isFeasible
    }
    isCurrent = true
    if !isFeasible { isFeasible = tracks.allSatisfy(\.isFeasible) }
    isSolved = isFeasible
    found = isFeasible ? nil : findConflict(leavingOut: [])
    return found.map(Outcome.unsatisfiable) ?? .solved
  }

  /// The variable's value, a multiple of 2^-20; 0 unless the last ``solve()`` ended in
  /// ``Outcome/solved`` and no constant has changed since.
  ///
  /// - Precondition: The variable is the program's.
  /// - Complexity: O(constants that the variable depends on).
  public func value(of variable: Variable) -> Double {
    guard isSolved else { return 0 }
    return Tolerance.snapped(exactValue(of: variable.index), to: Tolerance.valueUnit)
  }

  /// A variable's value before it is snapped.
  @inline(__always)
  private func exactValue(of variable: Int) -> Double {
    let place = variablePlaces[variable]
    let track = tracks[place.group]
    guard track.isMapped else { return values[variable] }
    return factors.sum(track.firstOutput + place.position, of: numbers)
  }

  /// By how much a constraint is violated, in units of its constant; 0 if it holds, and 0 unless the
  /// last ``solve()`` ended in ``Outcome/solved`` and no constant has changed since.
  ///
  /// - Precondition: The position is a constraint's of the program.
  /// - Complexity: O(terms).
  public func violation(ofConstraintAt constraint: Int) -> Double {
    guard isSolved, !constraintPlaces[constraint].isEliminated else { return 0 }
    let system = compiled.presolved.system
    var distance = -numbers[constraint]
    var magnitude = distance.magnitude
    var greatest = 0.0
    for term in system.terms[system.rows[constraint].range] {
      let product = term.coefficient * exactValue(of: term.variable.index)
      distance += product
      magnitude += product.magnitude
      greatest = max(greatest, term.coefficient.magnitude)
    }
    // A violation is a distance in points once the greatest coefficient is about 1.
    let unit = greatest == 0 ? 1 : greatest.binade
    if distance.magnitude <= unit * Tolerance.violation(magnitude: magnitude / unit) { return 0 }
    distance = Tolerance.snapped(distance, to: Tolerance.violationUnit)
    switch system.rows[constraint].relation {
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
    guard isSolved else { return [] }
    let rows = compiled.presolved.system.rows
    let optional = rows.indices.filter { !rows[$0].isRequired }.sorted { one, other in
      rows[one].priority == rows[other].priority
        ? one < other : rows[one].priority > rows[other].priority
    }
    var levels: [LevelViolation] = []
    for position in optional {
      if levels.last?.priority != rows[position].priority {
        levels.append(LevelViolation(priority: rows[position].priority, violation: 0))
      }
      levels[levels.count - 1].violation += violation(ofConstraintAt: position)
    }
    return levels
  }
}
