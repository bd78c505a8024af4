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
    /// The constraint or variable that stands here when all are sorted by group.
    var member = 0
    /// Whether presolve took the constraint out: it holds in every optimal solution.
    var isEliminated = false
  }

  /// Where a group starts when all are sorted by group.
  struct Start: BitwiseCopyable {
    var constraint = 0
    var variable = 0
  }

  /// Some constraints or variables, ascending.
  struct Members: RandomAccessCollection {
    fileprivate let places: [Place]
    let startIndex: Int
    let endIndex: Int

    subscript(index: Int) -> Int { places[index].member }
  }

  /// Where each constraint is.
  private(set) var constraints: [Place]
  /// Where each variable is.
  let variables: [Place]
  /// Where each group starts; one more than there are groups.
  let starts: [Start]

  /// The number of groups, the last one included.
  var count: Int { starts.count - 1 }

  /// Sorts constraints and variables by group.
  ///
  /// - Parameter survey: Of the system.
  /// - Complexity: O(constraints + variables).
  init(_ system: LinearSystem, _ survey: borrowing Survey) {
    let constraints = Scratch(repeating: Place(), count: system.rows.count)
    let variables = Scratch(repeating: Place(), count: system.variableCount)
    let last = Self.number(constraints, variables, system, survey)
    let starts = Scratch(repeating: Start(), count: last + 2)
    for place in constraints.elements { starts[place.group + 1].constraint += 1 }
    for place in variables.elements { starts[place.group + 1].variable += 1 }
    for group in 0...last {
      starts[group + 1].constraint += starts[group].constraint
      starts[group + 1].variable += starts[group].variable
    }
    Self.sort(constraints, starts) { $0.constraint }
    Self.sort(variables, starts) { $0.variable }
    self.constraints = constraints.array
    self.variables = variables.array
    self.starts = starts.array
  }

  /// The constraints of a group, ascending.
  func constraints(of group: Int) -> Members {
    Members(
      places: constraints, startIndex: starts[group].constraint,
      endIndex: starts[group + 1].constraint)
  }

  /// The variables of a group, ascending.
  func variables(of group: Int) -> Members {
    Members(
      places: variables, startIndex: starts[group].variable,
      endIndex: starts[group + 1].variable)
  }

  /// Notes that presolve took some constraints out.
  mutating func markEliminated(_ steps: [Elimination.Step]) {
    constraints.withUnsafeMutableBufferPointer { constraints in
      for step in steps { constraints[step.row].isEliminated = true }
    }
  }

  /// Gives every constraint and variable its group.
  ///
  /// - Returns: The last group.
  private static func number(
    _ constraints: borrowing Scratch<Place>, _ variables: borrowing Scratch<Place>,
    _ system: LinearSystem, _ survey: borrowing Survey
  ) -> Int {
    var count = 0
    let terms = system.terms
    for (position, row) in system.rows.enumerated() where row.start < row.end {
      let root = survey.root(of: terms[row.start].variable.index)
      if variables[root].group < 0 {
        variables[root].group = count
        count += 1
      }
      constraints[position].group = variables[root].group
    }
    for variable in 0..<variables.count {
      // The root is the least of its group, so it has been here before.
      let root = survey.root(of: variable)
      let isNamed = survey.columns[variable].count > 0
      variables[variable].group = isNamed ? variables[root].group : count
    }
    for position in 0..<constraints.count where constraints[position].group < 0 {
      constraints[position].group = count
    }
    return count
  }

  /// Gives the members of each group their positions.
  @inline(__always)
  private static func sort(
    _ places: borrowing Scratch<Place>, _ starts: borrowing Scratch<Start>,
    _ start: (Start) -> Int
  ) {
    let counts = Scratch<Int>(repeating: 0, count: starts.count)
    for index in 0..<places.count {
      let group = places[index].group
      places[index].position = counts[group]
      places[start(starts[group]) + counts[group]].member = index
      counts[group] += 1
    }
  }
}
