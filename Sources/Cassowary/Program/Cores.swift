/// Sorts what presolve left into the cores of the groups.
struct Cores {
  /// The constraints of each group.
  let constraints: Partition
  /// The variables of each group.
  let variables: Partition
  /// Where each constraint is among those of its group.
  let constraintPlaces: [Program.Place]
  /// Where each variable is among those of its group.
  let variablePlaces: [Program.Place]
  /// The core of each group; nil if presolve left nothing, or the group has no constraint at all.
  let components: [Component?]
  /// The variables that no constraint names, ascending.
  let looseVariables: [Int]

  /// Collects rows and variables by group.
  ///
  /// - Complexity: O(constraints + variables + entries left).
  init(_ eliminator: Eliminator, _ groups: Groups, constraints all: [LinearConstraint]) {
    let constraints = Partition(groups.ofRow, count: groups.count)
    let variableCount = groups.ofVariable.count
    let variables = Partition(groups.ofVariable, count: groups.count)
    self.constraints = constraints
    self.variables = variables
    constraintPlaces = Self.places(in: constraints, count: all.count)
    variablePlaces = Self.places(in: variables, count: variableCount)
    var places = [Int](repeating: -1, count: variableCount)
    var loose: [Int] = []
    components = (0..<groups.count).map { group in
      let columns = variables[group].filter { !eliminator.isEliminated[$0] }
      if constraints.isEmpty(group) {
        loose += columns
        return nil
      }
      let rows = constraints[group].filter { eliminator.isLeft[$0] }
      if columns.isEmpty && rows.isEmpty { return nil }
      for (column, variable) in columns.enumerated() { places[variable] = column }
      return Component(
        group: group, variables: columns, constraints: rows, rows: eliminator.rows,
        places: places, of: all)
    }
    looseVariables = loose
  }

  private static func places(in partition: Partition, count: Int) -> [Program.Place] {
    var places = [Program.Place](repeating: Program.Place(group: 0, position: 0), count: count)
    places.withUnsafeMutableBufferPointer { places in
      for part in 0..<(partition.starts.count - 1) {
        let start = partition.starts[part]
        for index in start..<partition.starts[part + 1] {
          places[partition.members[index]] = Program.Place(
            group: part, position: index - start)
        }
      }
    }
    return places
  }
}

extension Elimination {
  /// Sorts the steps and transfers by group.
  init(_ eliminator: Eliminator, _ groups: Groups) {
    rows = eliminator.rows
    isEliminated = eliminator.isLeft.map { !$0 }
    stepStarts = [0, eliminator.steps.count]
    transferStarts = [0, eliminator.transfers.count]
    steps = eliminator.steps
    transfers = eliminator.transfers
    if groups.count == 1 { return }
    let bySteps = Partition(
      eliminator.steps.map { groups.ofRow[$0.row] }, count: groups.count)
    steps = bySteps.members.map { eliminator.steps[$0] }
    stepStarts = bySteps.starts
    transferStarts = Array(repeating: 0, count: groups.count + 1)
    if transfers.isEmpty { return }
    let byTransfers = Partition(
      eliminator.transfers.map { groups.ofRow[$0.source] }, count: groups.count)
    transfers = byTransfers.members.map { eliminator.transfers[$0] }
    transferStarts = byTransfers.starts
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
    let range = transferRange(component.group)
    if !range.isEmpty && !component.constraints.isEmpty {
      var magnitudes = moved
      for transfer in transfers[range] {
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
