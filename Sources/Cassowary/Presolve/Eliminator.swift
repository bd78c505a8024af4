/// Takes equalities that always hold out of a system, each with one variable, until none is left
/// that can be taken out cheaply.
///
/// Two rules say which rows hold in every optimal solution, whatever the constants are:
///
/// 1. *Column singletons*, or peeling. A variable that occurs in one row only can always make that
///    row hold, if it is an equality of any priority, and nothing else would gain from its
///    violation. Chains and nested boxes peel completely, from their ends, without changing any
///    other row.
/// 2. *Substitution.* A required equality holds by definition. Its variable is put into the other
///    rows that name it, short rows first, so that rows grow as little as possible.
///
/// - Source: Andersen, Andersen, Presolving in Linear Programming, Mathematical Programming 71,
///   1995, for free column singletons; Markowitz, The Elimination Form of the Inverse, Management
///   Science 3, 1957, for the order of substitutions.
struct Eliminator: ~Copyable {
  /// A constraint as it is by now.
  struct Row: BitwiseCopyable {
    /// Where its entries start and end.
    @Narrow var start: Int
    @Narrow var end: Int
    /// The row after this one in a list of rows that wait; -1 at the end.
    @Narrow var next = -1
    let isEquality: Bool
    let isRequired: Bool
    /// Whether it is still there.
    var isLeft = true
    /// Whether it waits for its turn.
    var isWaiting = false

    /// The positions of its entries.
    var range: Range<Int> { Range(uncheckedBounds: (start, end)) }
    /// The number of its entries.
    var length: Int { end - start }
  }

  /// By constraint.
  var rows: Scratch<Row>
  /// By variable.
  var columns: Scratch<ColumnCounts.Column>
  /// The entries of all rows, some of them no longer in use.
  var entries: ScratchList<LinearTerm>
  /// The steps taken, in order.
  var steps: ScratchList<Elimination.Step>
  /// The constants that move, in order.
  var transfers: ScratchList<Elimination.Transfer>
  /// Whether a row was ever changed.
  var isChanged = false
  /// Variables that occurred in one row only when they were put here.
  var candidates: ScratchList<Int>
  /// The memory that substitution needs; empty until it does.
  var memory: SubstitutionMemory
  /// The block for that memory.
  let block: ScratchBlock

  /// Starts with all rows of a system.
  ///
  /// - Parameter counts: Of the system.
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

  /// Takes out all that can be of one group.
  ///
  /// - Complexity: O(entries) for peeling; substitutions cost the entries they change.
  mutating func eliminate(_ group: Int, _ groups: Groups) {
    // Backwards, so that the first variable is taken first.
    for index in groups.variableRange(of: group).reversed() {
      let variable = groups.variables[index].member
      if columns[variable].count != 1 { continue }
      columns[variable].isCandidate = true
      candidates.append(variable)
    }
    peel()
    substituteRequiredEqualities(of: group, groups)
  }

  /// Takes out every equality with a variable that no other row names.
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

  /// Takes out a row, which gives a variable from now on.
  mutating func takeOut(_ row: Int, by variable: Int, coefficient: Double) {
    for entry in rows[row].range { forget(row, column: entries[entry].variable.index) }
    rows[row].isLeft = false
    columns[variable].isEliminated = true
    steps.append(
      Elimination.Step(
        variable: variable, row: row, inverse: 1 / coefficient, start: rows[row].start,
        end: rows[row].end))
  }

  /// The entries of the rows that were taken out, alone: there the steps find theirs from now on.
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

  /// Takes one entry out of the counts.
  @inline(__always) mutating func forget(_ row: Int, column: Int) {
    columns[column].count -= 1
    columns[column].rowXor ^= row
    if columns[column].count == 1 && !columns[column].isCandidate {
      columns[column].isCandidate = true
      candidates.append(column)
    }
  }
}
