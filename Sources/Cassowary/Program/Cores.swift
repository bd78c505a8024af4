/// Sorts what presolve left into the cores of the groups.
struct Cores {
  /// The constraints of each group, ascending.
  private(set) var constraintsByGroup: [[Int]]
  /// The variables of each group, ascending.
  private(set) var variablesByGroup: [[Int]]
  /// Where each constraint is among those of its group.
  private(set) var constraintPlaces: [Int]
  /// Where each variable is among those of its group.
  private(set) var variablePlaces: [Int]
  /// The core of each group; nil if presolve left nothing, or the group has no constraint at all.
  private(set) var components: [Component?]
  /// The variables that no constraint names, ascending.
  private(set) var looseVariables: [Int] = []

  /// Collects rows and variables by group.
  ///
  /// - Complexity: O(constraints + variables + entries left).
  init(_ eliminator: Eliminator, _ groups: Groups, constraints: [LinearConstraint]) {
    constraintsByGroup = Array(repeating: [], count: groups.count)
    components = Array(repeating: nil, count: groups.count)
    variablesByGroup = constraintsByGroup
    constraintPlaces = []
    constraintPlaces.reserveCapacity(constraints.count)
    variablePlaces = []
    variablePlaces.reserveCapacity(groups.ofVariable.count)
    var rows = constraintsByGroup
    var variables = constraintsByGroup
    for row in constraints.indices {
      let group = groups.ofRow[row]
      constraintPlaces.append(constraintsByGroup[group].count)
      constraintsByGroup[group].append(row)
      if eliminator.isLeft[row] { rows[group].append(row) }
    }
    var places = [Int](repeating: -1, count: groups.ofVariable.count)
    for variable in groups.ofVariable.indices {
      let group = groups.ofVariable[variable]
      variablePlaces.append(variablesByGroup[group].count)
      variablesByGroup[group].append(variable)
      if eliminator.isEliminated[variable] { continue }
      if constraintsByGroup[group].isEmpty {
        looseVariables.append(variable)
        continue
      }
      places[variable] = variables[group].count
      variables[group].append(variable)
    }
    for group in components.indices
    where !rows[group].isEmpty || !variables[group].isEmpty {
      components[group] = Component(
        group: group, variables: variables[group], constraints: rows[group],
        rows: eliminator.rows, places: places, of: constraints)
    }
  }
}

extension Elimination {
  /// Sorts the steps and transfers by group.
  init(_ eliminator: Eliminator, _ groups: Groups) {
    rows = eliminator.rows
    isEliminated = eliminator.isLeft.map { !$0 }
    if groups.count == 1 {
      steps = [eliminator.steps]
      transfers = [eliminator.transfers]
      return
    }
    steps = Array(repeating: [], count: groups.count)
    transfers = Array(repeating: [], count: groups.count)
    for step in eliminator.steps { steps[groups.ofRow[step.row]].append(step) }
    for transfer in eliminator.transfers {
      transfers[groups.ofRow[transfer.source]].append(transfer)
    }
  }

  /// Sets the constants of a core.
  ///
  /// - Parameters:
  ///   - moved: The constants by constraint, after ``transfer(_:group:)``.
  ///   - scratch: A number for each variable; those of the group are overwritten.
  ///   - given: The constant of a constraint before.
  func setBreakpoints(
    of simplex: inout LexicographicSimplex, moved: [Double], scratch: inout [Double],
    given: (Int) -> Double
  ) {
    let component = simplex.component
    for (row, constraint) in component.constraints.enumerated() {
      simplex.setBreakpoint(moved[constraint], ofRow: row)
    }
    if !transfers[component.group].isEmpty {
      var magnitudes = moved
      for transfer in transfers[component.group] {
        magnitudes[transfer.target] = given(transfer.target).magnitude
        magnitudes[transfer.source] = given(transfer.source).magnitude
      }
      transferMagnitudes(&magnitudes, group: component.group)
      for (row, constraint) in component.constraints.enumerated() {
        simplex.setMagnitude(magnitudes[constraint].magnitude, ofRow: row)
      }
    }
    if component.followers.isEmpty { return }
    // Where the core's variables are 0, those that were taken out show their constant parts.
    for variable in component.variables { scratch[variable] = 0 }
    recover(&scratch, from: moved, group: component.group)
    for (index, variable) in component.followers.enumerated() {
      simplex.setBreakpoint(-scratch[variable], ofRow: component.constraints.count + index)
    }
  }
}
