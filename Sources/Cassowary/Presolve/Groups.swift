/// The parts of a system that share no variable with each other.
///
/// Constraints without terms and variables that no constraint names form the last group, which may be
/// empty. The others are numbered by their first constraint.
struct Groups: Sendable {
  /// Where a constraint or variable is.
  struct Place: BitwiseCopyable {
    /// Its group.
    var group = -1
    /// Its position among the group's constraints or variables.
    var position = 0
    /// Whether presolve took the constraint out: it holds in every optimal solution.
    var isEliminated = false
  }

  /// Where each constraint is.
  private(set) var constraints: [Place]
  /// Where each variable is.
  private(set) var variables: [Place]
  /// The constraints, group after group, ascending in each.
  private(set) var constraintOrder: [Int] = []
  /// The variables, group after group, ascending in each.
  private(set) var variableOrder: [Int] = []
  /// Where the constraints of each group start; one more than there are groups.
  private(set) var constraintStarts: [Int] = []
  /// Where the variables of each group start; one more than there are groups.
  private(set) var variableStarts: [Int] = []

  /// The number of groups, the last one included.
  var count: Int { constraintStarts.count - 1 }

  /// Sorts constraints and variables by group.
  ///
  /// - Parameter survey: Of the system.
  /// - Complexity: O(constraints + variables).
  init(_ system: LinearSystem, _ survey: borrowing Survey) {
    constraints = Array(repeating: Place(), count: system.rows.count)
    variables = Array(repeating: Place(), count: system.variableCount)
    let last = Self.number(&constraints, &variables, system, survey)
    (constraintOrder, constraintStarts) = Self.sort(&constraints, groupCount: last + 1)
    (variableOrder, variableStarts) = Self.sort(&variables, groupCount: last + 1)
  }

  /// Notes that presolve took a constraint out.
  mutating func markEliminated(constraint: Int) { constraints[constraint].isEliminated = true }

  /// The constraints of a group, ascending.
  func constraints(of group: Int) -> ArraySlice<Int> {
    constraintOrder[constraintStarts[group]..<constraintStarts[group + 1]]
  }

  /// The variables of a group, ascending.
  func variables(of group: Int) -> ArraySlice<Int> {
    variableOrder[variableStarts[group]..<variableStarts[group + 1]]
  }

  /// Gives every constraint and variable its group.
  ///
  /// - Returns: The last group.
  private static func number(
    _ constraints: inout [Place], _ variables: inout [Place], _ system: LinearSystem,
    _ survey: borrowing Survey
  ) -> Int {
    var count = 0
    for (position, row) in system.rows.enumerated() where row.start < row.end {
      let root = survey.root(of: system.terms[row.start].variable.index)
      if variables[root].group < 0 {
        variables[root].group = count
        count += 1
      }
      constraints[position].group = variables[root].group
    }
    for variable in variables.indices {
      // The root is the least of its group, so it has been here before.
      let root = survey.root(of: variable)
      let isNamed = survey.columns[variable].count > 0
      variables[variable].group = isNamed ? variables[root].group : count
    }
    for (position, row) in system.rows.enumerated() where row.start == row.end {
      constraints[position].group = count
    }
    return count
  }

  /// Sorts numbers by the groups of their places, by counting, and gives them their positions.
  private static func sort(
    _ places: inout [Place], groupCount: Int
  ) -> (order: [Int], starts: [Int]) {
    var order = [Int](repeating: 0, count: places.count)
    var starts = [Int](repeating: 0, count: groupCount + 1)
    places.withUnsafeMutableBufferPointer { places in
      order.withUnsafeMutableBufferPointer { order in
        starts.withUnsafeMutableBufferPointer { starts in
          for index in places.indices {
            places[index].position = starts[places[index].group + 1]
            starts[places[index].group + 1] += 1
          }
          for group in 0..<groupCount { starts[group + 1] += starts[group] }
          for index in places.indices {
            order[starts[places[index].group] + places[index].position] = index
          }
        }
      }
    }
    return (order, starts)
  }
}
