/// Takes equalities that always hold out of a system, each with one variable, as long as that is
/// cheap. Two rules say which rows hold in every optimal solution, whatever the constants are:
///
/// 1. *Peeling.* A variable of only one row can make that row hold, if it is an equality of any
///    priority, and nothing else would gain from its violation. Chains and nested boxes peel
///    completely.
/// 2. *Substitution.* A required equality holds by definition. Its variable is put into the other
///    rows that name it, short rows first, so that rows grow as little as possible.
/// - Source: Andersen, Andersen, Presolving in Linear Programming, Mathematical Programming 71,
///   1995, for free column singletons; Markowitz, The Elimination Form of the Inverse, Management
///   Science 3, 1957, for the order of substitutions.
struct Eliminator: ~Copyable {
  struct Row: BitwiseCopyable {
    @Narrow var start: Int
    @Narrow var end: Int
    /// The next row of a list of rows that wait; -1 at the end.
    @Narrow var next = -1
    let isEquality: Bool
    let isRequired: Bool
    var isLeft = true
    var isWaiting = false

    var range: Range<Int> { Range(uncheckedBounds: (start, end)) }
    var length: Int { end - start }
  }

  var rows: Scratch<Row>
  var columns: Scratch<ColumnCounts.Column>
  /// Some are no longer in use.
  var entries: ScratchList<LinearTerm>
  var steps: ScratchList<Elimination.Step>
  var transfers: ScratchList<Elimination.Transfer>
  var isChanged = false
  /// Variables of only one row, when they were added.
  var candidates: ScratchList<Int>
  var memory: SubstitutionMemory
  let block: ScratchBlock

  init(_ system: borrowing LinearSystem, _ counts: consuming ColumnCounts, in block: ScratchBlock) {
    let given = system.rows
    rows = Scratch(count: given.count, in: block) { position in
      let row = given[position]
      return Row(
        start: row.start, end: row.end, isEquality: row.relation == .equal,
        isRequired: row.isRequired)
    }
    columns = counts.columns
    entries = ScratchList(system.terms, room: 32, in: block)
    steps = ScratchList(capacity: min(rows.count, system.variableCount), in: block)
    transfers = ScratchList(capacity: 32, in: block)
    candidates = ScratchList(capacity: system.variableCount, in: block)
    memory = SubstitutionMemory()
    self.block = block
  }

  /// - Complexity: O(entries) for peeling; substitutions cost the entries they change.
  mutating func eliminate(_ group: Int, _ groups: Groups) {
    // Backwards, so that the first variable comes first.
    for index in groups.variableRange(of: group).reversed() {
      let variable = groups.variables[index].member
      if columns[variable].count != 1 { continue }
      columns[variable].isCandidate = true
      candidates.append(variable)
    }
    peel()
    substituteRequiredEqualities(of: group, groups)
  }

  mutating func peel() {
    while let variable = candidates.popLast() {
      columns[variable].isCandidate = false
      guard columns[variable].count == 1, !columns[variable].isEliminated else { continue }
      let row = columns[variable].rowXor
      guard rows[row].isEquality else { continue }
      var own = rows[row].start
      for entry in rows[row].range where entries[entry].variable.index == variable { own = entry }
      takeOut(row, by: variable, coefficient: entries[own].coefficient)
    }
  }

  mutating func takeOut(_ row: Int, by variable: Int, coefficient: Double) {
    for entry in rows[row].range { forget(row, column: entries[entry].variable.index) }
    rows[row].isLeft = false
    columns[variable].isEliminated = true
    steps.append(
      Elimination.Step(
        variable: variable, row: row, inverse: 1 / coefficient, start: rows[row].start,
        end: rows[row].end))
  }

  /// Moves the entries of the rows that were taken out to a new array.
  mutating func keepEntriesOfSteps() -> [LinearTerm] {
    // Nothing more is asked of rows and columns, and here large programs need most memory.
    rows = Scratch(repeating: Row(start: 0, end: 0, isEquality: false, isRequired: false), count: 0)
    columns = Scratch(repeating: ColumnCounts.Column(parent: 0), count: 0)
    var kept: [LinearTerm] = []
    var count = 0
    for index in 0..<steps.count { count += steps[index].entries.count }
    kept.reserveCapacity(count)
    for index in 0..<steps.count {
      let range = steps[index].entries
      steps[index].start = kept.count
      for entry in range { kept.append(entries[entry]) }
      steps[index].end = kept.count
    }
    return kept
  }

  @inline(__always) mutating func forget(_ row: Int, column: Int) {
    columns[column].count -= 1
    columns[column].rowXor ^= row
    if columns[column].count == 1 && !columns[column].isCandidate {
      columns[column].isCandidate = true
      candidates.append(column)
    }
  }
}
