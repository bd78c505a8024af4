/// The parts of a system that share no variable with each other.
/// Constraints without terms and variables that no constraint names form the last group, if any.
struct Groups: Sendable {
  struct Place: BitwiseCopyable {
    private var groupAndMark = MarkedPosition(-1)
    /// Among the group's constraints or variables.
    @Narrow var position = 0
    /// The constraint or variable at this place of all, sorted by group.
    @Narrow var member = 0

    @inline(__always) var group: Int {
      get { groupAndMark.position }
      set { groupAndMark.position = newValue }
    }

    @inline(__always) mutating func join(_ group: Int, at position: Int) {
      self.group = group
      self.position = position
    }

    /// Whether presolve took the constraint out: it holds in every optimal solution.
    @inline(__always) var isEliminated: Bool {
      get { groupAndMark.isMarked }
      set { groupAndMark.isMarked = newValue }
    }
  }

  struct Start: BitwiseCopyable {
    @Narrow var constraint = 0
    @Narrow var variable = 0
    @Narrow var step = 0
    @Narrow var transfer = 0
    @Narrow var check = 0
  }

  let constraints: KeptList<Place>
  let variables: KeptList<Place>
  /// One more than there are groups.
  let starts: KeptList<Start>
  /// Whether the last group has all constraints without terms and variables without constraints.
  let isLastLoose: Bool

  var count: Int { starts.count - 1 }

  /// - Complexity: O(constraints + variables).
  init(
    _ system: borrowing LinearSystem, _ counts: inout ColumnCounts, in memory: borrowing KeptMemory,
    _ block: ScratchBlock
  ) {
    constraints = memory.list(count: system.rows.count) { _ in Place() }
    variables = memory.list(count: system.variableCount) { _ in Place() }
    var sizes = ScratchList<Start>(capacity: 8, in: block)
    isLastLoose = Self.number(constraints.elements, variables.elements, &sizes, system, &counts)
    self.starts = memory.list(count: sizes.count + 1) { _ in Start() }
    var starts = self.starts.elements
    for group in sizes.indices {
      starts[group + 1].constraint = starts[group].constraint + sizes[group].constraint
      starts[group + 1].variable = starts[group].variable + sizes[group].variable
    }
    Self.sort(constraints.elements, starts) { $0.constraint }
    Self.sort(variables.elements, starts) { $0.variable }
  }

  func constraints(of group: Int) -> some RandomAccessCollection<Int> {
    constraintRange(of: group).lazy.map { [constraints] in constraints[$0].member }
  }

  func variables(of group: Int) -> some RandomAccessCollection<Int> {
    variableRange(of: group).lazy.map { [variables] in variables[$0].member }
  }

  /// Indices of places, for their members.
  @inline(__always) func constraintRange(of group: Int) -> Range<Int> {
    Range(uncheckedBounds: (starts[group].constraint, starts[group + 1].constraint))
  }

  @inline(__always) func variableRange(of group: Int) -> Range<Int> {
    Range(uncheckedBounds: (starts[group].variable, starts[group + 1].variable))
  }

  /// Gives every constraint and variable its place; returns whether the last group is loose.
  private static func number(
    _ constraints: BorrowedElements<Place>, _ variables: BorrowedElements<Place>,
    _ sizes: inout ScratchList<Start>, _ system: borrowing LinearSystem,
    _ counts: inout ColumnCounts
  ) -> Bool {
    var (constraints, variables) = (constraints, variables)
    let terms = system.terms
    for (index, row) in system.rows.enumerated() where row.start < row.end {
      let root = counts.root(of: terms[row.start].variable.index)
      if variables[root].group < 0 {
        variables[root].group = sizes.count
        sizes.append(Start())
      }
      let group = variables[root].group
      constraints[index].join(group, at: sizes[group].constraint)
      sizes[group].constraint += 1
    }
    let loose = sizes.count
    sizes.append(Start())
    for variable in 0..<variables.count {
      // The root is the least of its group, so it has been here before.
      let root = counts.root(of: variable)
      let group = counts.columns[variable].count > 0 ? variables[root].group : loose
      variables[variable].join(group, at: sizes[group].variable)
      sizes[group].variable += 1
    }
    for index in 0..<constraints.count where constraints[index].group < 0 {
      constraints[index].join(loose, at: sizes[loose].constraint)
      sizes[loose].constraint += 1
    }
    if sizes[loose].constraint > 0 || sizes[loose].variable > 0 { return true }
    _ = sizes.popLast()
    return false
  }

  @inline(__always) private static func sort(
    _ places: BorrowedElements<Place>, _ starts: BorrowedElements<Start>, _ start: (Start) -> Int
  ) {
    var places = places
    for index in 0..<places.count {
      places[start(starts[places[index].group]) + places[index].position].member = index
    }
  }
}
