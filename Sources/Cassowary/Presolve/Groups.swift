/// The parts of a system that share no variable with each other.
///
/// Constraints without terms and variables that no constraint names form the last group, if there
/// are any. The others are numbered by their first constraint.
struct Groups: Sendable {
  /// Where a constraint or variable is.
  struct Place: BitwiseCopyable {
    private var groupAndMark = MarkedPosition(-1)
    /// Its position among the group's constraints or variables.
    @Narrow var position = 0
    /// The constraint or variable that is here when all are sorted by group.
    @Narrow var member = 0

    /// Its group.
    @inline(__always)
    var group: Int {
      get { groupAndMark.position }
      set { groupAndMark.position = newValue }
    }

    /// Whether presolve took the constraint out: it holds in every optimal solution.
    @inline(__always)
    var isEliminated: Bool {
      get { groupAndMark.isMarked }
      set { groupAndMark.isMarked = newValue }
    }
  }

  /// Where a group starts when all are sorted by group.
  struct Start: BitwiseCopyable {
    @Narrow var constraint = 0
    @Narrow var variable = 0
    /// Among what an ``Elimination`` notes.
    @Narrow var step = 0
    @Narrow var transfer = 0
    @Narrow var check = 0
  }

  /// Some constraints or variables, ascending.
  struct Members: RandomAccessCollection {
    fileprivate let places: KeptList<Place>
    fileprivate let range: Range<Int>

    var startIndex: Int { range.lowerBound }
    var endIndex: Int { range.upperBound }

    subscript(index: Int) -> Int { places[index].member }
  }

  /// Where each constraint is.
  let constraints: KeptList<Place>
  /// Where each variable is.
  let variables: KeptList<Place>
  /// Where each group starts; one more than there are groups.
  let starts: KeptList<Start>

  /// Whether the last group is that of constraints without terms and variables without constraints.
  let isLastLoose: Bool

  /// The number of groups.
  var count: Int { starts.count - 1 }

  /// Sorts constraints and variables by group.
  ///
  /// - Parameters:
  ///   - counts: Of the system.
  ///   - memory: Keeps the lists, for as long as the groups are used.
  /// - Complexity: O(constraints + variables).
  init(
    _ system: borrowing LinearSystem, _ counts: inout ColumnCounts,
    in memory: borrowing KeptMemory,
    _ block: ScratchBlock
  ) {
    self.constraints = memory.list(count: system.rows.count) { _ in Place() }
    self.variables = memory.list(count: system.variableCount) { _ in Place() }
    let (constraints, variables) = (self.constraints.elements, self.variables.elements)
    let (count, isLastLoose) = Self.number(constraints, variables, system, &counts)
    self.isLastLoose = isLastLoose
    self.starts = memory.list(count: count + 1) { _ in Start() }
    var starts = self.starts.elements
    for index in 0..<constraints.count { starts[constraints[index].group + 1].constraint += 1 }
    for index in 0..<variables.count { starts[variables[index].group + 1].variable += 1 }
    for group in 0..<count {
      starts[group + 1].constraint += starts[group].constraint
      starts[group + 1].variable += starts[group].variable
    }
    var ends = Scratch<Int>(repeating: 0, count: starts.count, in: block)
    Self.sort(constraints, starts, &ends) { $0.constraint }
    Self.sort(variables, starts, &ends) { $0.variable }
  }

  /// The constraints of a group, ascending.
  func constraints(of group: Int) -> Members {
    Members(places: constraints, range: constraintRange(of: group))
  }

  /// The variables of a group, ascending.
  func variables(of group: Int) -> Members {
    Members(places: variables, range: variableRange(of: group))
  }

  /// The indices of the places whose members are the constraints of a group, ascending.
  @inline(__always)
  func constraintRange(of group: Int) -> Range<Int> {
    Range(uncheckedBounds: (starts[group].constraint, starts[group + 1].constraint))
  }

  /// The indices of the places whose members are the variables of a group, ascending.
  @inline(__always)
  func variableRange(of group: Int) -> Range<Int> {
    Range(uncheckedBounds: (starts[group].variable, starts[group + 1].variable))
  }

  /// Notes where the steps and transfers of a group end, those of the next one start.
  func setEnd(ofGroup group: Int, step: Int, transfer: Int) {
    var starts = starts.elements
    starts[group + 1].step = step
    starts[group + 1].transfer = transfer
  }

  /// Notes where the checks of a group end, those of the next one start.
  func setEnd(ofGroup group: Int, check: Int) {
    var starts = starts.elements
    starts[group + 1].check = check
  }

  /// Notes that presolve took some constraints out.
  func markEliminated(_ steps: KeptList<Elimination.Step>) {
    var constraints = constraints.elements
    for step in steps { constraints[step.row].isEliminated = true }
  }

  /// Gives every constraint and variable its group.
  ///
  /// - Returns: The number of groups, and whether the last one is loose.
  private static func number(
    _ constraints: BorrowedElements<Place>, _ variables: BorrowedElements<Place>,
    _ system: borrowing LinearSystem, _ counts: inout ColumnCounts
  ) -> (count: Int, isLastLoose: Bool) {
    var (constraints, variables) = (constraints, variables)
    var count = 0
    var isLastLoose = false
    let terms = system.terms
    for (position, row) in system.rows.enumerated() where row.start < row.end {
      let root = counts.root(of: terms[row.start].variable.index)
      if variables[root].group < 0 {
        variables[root].group = count
        count += 1
      }
      constraints[position].group = variables[root].group
    }
    for variable in 0..<variables.count {
      // The root is the least of its group, so it has been here before.
      let root = counts.root(of: variable)
      let isNamed = counts.columns[variable].count > 0
      variables[variable].group = isNamed ? variables[root].group : count
      if !isNamed { isLastLoose = true }
    }
    for position in 0..<constraints.count where constraints[position].group < 0 {
      constraints[position].group = count
      isLastLoose = true
    }
    return (isLastLoose ? count + 1 : count, isLastLoose)
  }

  /// Gives the members of each group their positions.
  @inline(__always)
  private static func sort(
    _ places: BorrowedElements<Place>, _ starts: BorrowedElements<Start>,
    _ ends: inout Scratch<Int>, _ start: (Start) -> Int
  ) {
    var places = places
    for group in 0..<starts.count { ends[group] = start(starts[group]) }
    for index in 0..<places.count {
      let group = places[index].group
      places[index].position = ends[group] - start(starts[group])
      places[ends[group]].member = index
      ends[group] += 1
    }
  }
}
