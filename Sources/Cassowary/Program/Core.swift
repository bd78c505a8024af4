/// What presolve left of a group of constraints: a small dense problem.
///
/// Columns are variables in the program's order; rows are constraints, the highest priority first, and
/// those of one priority in the program's order. Each row is scaled by a power of two, which is exact,
/// so that its greatest coefficient lies in 1..<2; a unit of its violation then costs 1 / scale.
/// An optional constraint that names no variable any more is left out: nothing can be done about it.
///
/// A *tied* core has further rows that cost nothing: the variables that presolve took out, as far as
/// they depend on the core. Only the tie rule and ambiguity need them, and only where the levels
/// leave something open.
final class Core: Sendable {
  /// A row without its entries.
  struct Row: BitwiseCopyable, Sendable {
    /// The program's constraint, or the variable that follows.
    let subject: Int
    /// Where the row's entries start and end.
    var start = 0
    var end = 0
    /// The power of two by which the row was multiplied.
    var scale = 1.0
    /// The constraint's priority; 0 for a variable that follows.
    let priority: Double
    let relation: Relation

    /// The positions of the row's entries.
    var entries: Range<Int> { Range(uncheckedBounds: (start, end)) }
  }

  /// A scaled coefficient and its column.
  struct Entry: BitwiseCopyable, Sendable {
    var column: Int
    var coefficient: Double
  }

  /// A step of the tie rule.
  struct Tie: BitwiseCopyable, Sendable {
    var symbol: Int
    var direction: TieBreak.Direction
  }

  /// The group of the program.
  let group: Int
  /// The program's variable at each column, ascending.
  let variables: [Int]
  /// The rows.
  let rows: [Row]
  /// The number of rows that stand for constraints; the others follow them.
  let constraintCount: Int
  /// The entries of all rows.
  let entries: [Entry]
  /// The steps of the tie rule; empty unless the core is tied.
  let ties: [Tie]
  /// Whether the core has ties and followers.
  let isTied: Bool

  /// The number of variables.
  var columnCount: Int { variables.count }
  /// The number of variables and rows.
  var symbolCount: Int { variables.count + rows.count }
  /// Whether the first rows are required.
  var hasRequiredRows: Bool { rows.first?.priority == SolverLimits.requiredPriority }

  /// Collects what presolve left of a group; nil if that is nothing.
  ///
  /// - Parameters:
  ///   - eliminator: After its work on the group.
  ///   - places: Room for a number for each of the program's variables.
  init?(
    group: Int, _ eliminator: borrowing Eliminator, _ groups: Groups, of system: LinearSystem,
    places: borrowing Scratch<Int>
  ) {
    var columnCount = 0
    for variable in groups.variables(of: group) where eliminator.isInCore(variable: variable) {
      columnCount += 1
    }
    var rowCount = 0
    var entryCount = 0
    for constraint in groups.constraints(of: group) where eliminator.isInCore(constraint) {
      rowCount += 1
      entryCount += eliminator.rows[constraint].length
    }
    if columnCount == 0 && rowCount == 0 { return nil }
    self.group = group
    var variables: [Int] = []
    variables.reserveCapacity(columnCount)
    for variable in groups.variables(of: group) where eliminator.isInCore(variable: variable) {
      places[variable] = variables.count
      variables.append(variable)
    }
    self.variables = variables
    var rows: [Row] = []
    rows.reserveCapacity(rowCount)
    for constraint in groups.constraints(of: group) where eliminator.isInCore(constraint) {
      let row = system.rows[constraint]
      rows.append(Row(subject: constraint, priority: row.priority, relation: row.relation))
    }
    rows.sortByPriority()
    var entries: [Entry] = []
    entries.reserveCapacity(entryCount)
    for index in rows.indices {
      let range = eliminator.rows[rows[index].subject].range
      rows[index].start = entries.count
      for entry in range {
        let term = eliminator.entries[entry]
        entries.append(
          Entry(column: places[term.variable.index], coefficient: term.coefficient))
      }
      rows[index].end = entries.count
      rows[index].equilibrate(&entries)
    }
    self.rows = rows
    self.entries = entries
    constraintCount = rows.count
    ties = []
    isTied = false
  }

  /// Creates the tied form of a core.
  ///
  /// - Parameter order: The steps of the tie rule for all variables of the program.
  /// - Complexity: O(entries of the group's elimination × columns).
  init(tying base: Core, elimination: Elimination, order: TieOrder, variableCount: Int) {
    group = base.group
    variables = base.variables
    constraintCount = base.constraintCount
    isTied = true
    let symbols = Scratch<Int>(repeating: -1, count: variableCount)
    for (column, variable) in base.variables.enumerated() { symbols[variable] = column }
    let expressions = FollowerExpressions(
      elimination, group: base.group, variables: base.variables, variableCount: variableCount)
    var rows = base.rows
    var entries = base.entries
    for variable in expressions.variables {
      var row = Row(
        subject: variable, start: entries.count, priority: 0, relation: .equal)
      for column in base.variables.indices {
        let coefficient = expressions.coefficient(of: variable, column: column)
        if coefficient != 0 { entries.append(Entry(column: column, coefficient: coefficient)) }
      }
      row.end = entries.count
      if row.start == row.end { continue }
      row.equilibrate(&entries)
      symbols[variable] = base.variables.count + rows.count
      rows.append(row)
    }
    self.rows = rows
    self.entries = entries
    ties = order.steps.compactMap { step in
      let symbol = symbols[step.variable.index]
      return symbol < 0 ? nil : Tie(symbol: symbol, direction: step.direction)
    }
  }

  /// The variable of each symbol that stands for one: columns, then followers.
  var subjects: [(symbol: Int, variable: Int)] {
    variables.enumerated().map { ($0, $1) }
      + rows.indices[constraintCount...].map { (columnCount + $0, rows[$0].subject) }
  }
}

extension Eliminator {
  /// Whether a variable is left.
  @inline(__always)
  fileprivate func isInCore(variable: Int) -> Bool { !columns[variable].isEliminated }

  /// Whether a constraint is left and matters: it names variables, or has to hold.
  @inline(__always)
  fileprivate func isInCore(_ constraint: Int) -> Bool {
    rows[constraint].isLeft && (rows[constraint].length > 0 || rows[constraint].isRequired)
  }
}

extension Core.Row {
  /// Multiplies the row by the power of two that brings its greatest coefficient into 1..<2.
  fileprivate mutating func equilibrate(_ all: inout [Core.Entry]) {
    var greatest = 0.0
    for entry in entries { greatest = max(greatest, all[entry].coefficient.magnitude) }
    if greatest == 0 { return }
    scale = 1 / greatest.binade
    if scale == 1 { return }
    for entry in entries { all[entry].coefficient *= scale }
  }
}

extension [Core.Row] {
  /// Sorts rows by priority, high to low; those of one priority stay in order.
  fileprivate mutating func sortByPriority() {
    // Most cores are small and nearly sorted.
    guard count <= 64 else {
      return sort {
        $0.priority == $1.priority ? $0.subject < $1.subject : $0.priority > $1.priority
      }
    }
    withUnsafeMutableBufferPointer { rows in
      for index in rows.indices {
        let row = rows[index]
        var place = index
        while place > 0 && rows[place - 1].priority < row.priority {
          rows[place] = rows[place - 1]
          place -= 1
        }
        rows[place] = row
      }
    }
  }
}
