/// The rest that presolve left of a group of constraints: a small problem.
///
/// Columns are variables in the program's order; rows are constraints, the highest priority first,
/// and those of one priority in the program's order. Each row is scaled by a power of two, which is
/// exact, so that its greatest coefficient is in 1..<2; a unit of its violation then costs 1 /
/// scale. A constraint that names no variable any more is left out: nothing can be done about an
/// optional one, and a required one is a check of the ``Elimination``.
///
/// A *tied* core has further rows that cost nothing: the variables that presolve took out, as far
/// as they depend on the core. Only the tie rule and ambiguity need them, and only where the levels
/// leave something open.
final class Core: Sendable {
  /// A column.
  struct Column: BitwiseCopyable, Sendable {
    /// The program's variable.
    let variable: Int
  }

  /// A row without its entries.
  struct Row: BitwiseCopyable, Sendable {
    /// The program's constraint, or the variable that follows.
    @Narrow var subject: Int
    /// Where the row's entries start and end.
    @Narrow var start = 0
    @Narrow var end = 0
    let relation: Relation
    /// The power of two by which the row was multiplied.
    var scale = 1.0
    /// The constraint's priority; 0 for a variable that follows.
    let priority: Double

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
  /// The columns, ascending by variable.
  let columns: [Column]
  /// The rows.
  let rows: [Row]
  /// The number of rows that stand for constraints; the others follow them.
  let constraintCount: Int
  /// The entries of all rows.
  let entries: [Entry]
  /// The steps of the tie rule; empty unless the core is tied.
  let ties: [Tie]
  /// The core without ties and followers, if this one has them.
  let untied: Core?

  /// Whether the core has ties and followers.
  var isTied: Bool { untied != nil }

  /// The number of variables.
  var columnCount: Int { columns.count }

  /// Keeps what presolve left of a group.
  ///
  /// - Parameters:
  ///   - columns: The variables that were left.
  ///   - rows: The rows that were left, sorted; they get their entries.
  ///   - entryCount: The number of their entries.
  ///   - eliminator: After its work on the group.
  private init(
    group: Int, columns: [Column], rows: inout ScratchList<Row>, entryCount: Int,
    _ eliminator: borrowing Eliminator
  ) {
    self.group = group
    self.columns = columns
    var entries = ScratchList<Entry>(capacity: entryCount, in: eliminator.block)
    for index in 0..<rows.count {
      let range = eliminator.rows[rows[index].subject].range
      let scale = eliminator.scale(of: range)
      rows[index].start = entries.count
      rows[index].scale = scale
      for entry in range {
        let term = eliminator.entries[entry]
        entries.append(
          Entry(
            column: eliminator.columns[term.variable.index].place,
            coefficient: term.coefficient * scale))
      }
      rows[index].end = entries.count
    }
    self.rows = rows.array
    self.entries = entries.array
    constraintCount = rows.count
    ties = []
    untied = nil
  }

  /// Collects what presolve left of a group; nil if that is nothing.
  ///
  /// - Parameters:
  ///   - eliminator: After its work on the group.
  ///   - rows: Room for the rows of the group.
  ///   - checks: Grows by the required constraints that lost all variables.
  static func left(
    of group: Int, _ eliminator: inout Eliminator, _ groups: Groups, of system: LinearSystem,
    rows: inout ScratchList<Row>, checks: inout ScratchList<Elimination.Check>
  ) -> Core? {
    let variables = groups.variableRange(of: group)
    var columns = ScratchList<Column>(capacity: variables.count, in: eliminator.block)
    for index in variables {
      let variable = groups.variables[index].member
      if eliminator.columns[variable].isEliminated { continue }
      eliminator.columns[variable].place = columns.count
      columns.append(Column(variable: variable))
    }
    let entryCount = rows.collect(group, eliminator, groups, of: system, checks: &checks)
    if rows.count == 0 && columns.count == 0 { return nil }
    rows.sortByPriority()
    return Core(
      group: group, columns: columns.array, rows: &rows, entryCount: entryCount, eliminator)
  }

  /// Creates the tied form of a core.
  ///
  /// - Parameter order: The steps of the tie rule for all variables of the program.
  /// - Complexity: O(entries of the group's elimination and of the expressions that result from
  ///   it).
  init(tying base: Core, _ presolved: Presolved, order: TieOrder) {
    group = base.group
    columns = base.columns
    constraintCount = base.constraintCount
    untied = base
    let steps = presolved.elimination.steps(of: base.group)
    var subjects: [(rank: Int, symbol: Int)] = []
    subjects.reserveCapacity(base.columns.count + steps.count)
    for index in base.columns.indices {
      subjects.append((order.ranks[base.columns[index].variable], index))
    }
    var rows = base.rows
    var entries = base.entries
    // Where presolve took nothing out, there is nothing to follow.
    if !steps.isEmpty {
      let expressions = FollowerExpressions(presolved, group: base.group, columns: base.columns)
      rows.reserveCapacity(rows.count + steps.count)
      entries.reserveCapacity(entries.count + expressions.entryCount)
      for variable in expressions.variables {
        var row = Row(
          subject: variable, start: entries.count, relation: .equal, priority: 0)
        expressions.append(variable, to: &entries)
        row.end = entries.count
        if row.start == row.end { continue }
        row.scale = Self.scale(
          greatest: entries[row.entries].lazy.map { $0.coefficient.magnitude }.max() ?? 0)
        for entry in row.entries { entries[entry].coefficient *= row.scale }
        subjects.append((order.ranks[variable], base.columns.count + rows.count))
        rows.append(row)
      }
    }
    self.rows = rows
    self.entries = entries
    subjects.sort { $0.rank < $1.rank }
    ties = subjects.map { Tie(symbol: $0.symbol, direction: order.steps[$0.rank].direction) }
  }

  /// The power of two that brings a magnitude into 1..<2; 1 for 0.
  fileprivate static func scale(greatest: Double) -> Double {
    greatest == 0 ? 1 : 1 / greatest.binade
  }

  /// The variable of each symbol that stands for one: columns, then followers.
  var subjects: [(symbol: Int, variable: Int)] {
    columns.enumerated().map { ($0, $1.variable) }
      + rows.indices[constraintCount...].map { (columnCount + $0, rows[$0].subject) }
  }
}

extension Eliminator {
  /// The power of two that brings the greatest coefficient of a row into 1..<2.
  @inline(__always)
  fileprivate func scale(of range: Range<Int>) -> Double {
    var greatest = 0.0
    for entry in range { greatest = max(greatest, entries[entry].coefficient.magnitude) }
    return Core.scale(greatest: greatest)
  }
}

extension ScratchList<Core.Row> {
  /// Collects the constraints of a group that are left: rows, and required ones without variables.
  ///
  /// - Returns: The number of entries of the rows.
  fileprivate mutating func collect(
    _ group: Int, _ eliminator: borrowing Eliminator, _ groups: Groups, of system: LinearSystem,
    checks: inout ScratchList<Elimination.Check>
  ) -> Int {
    removeAll()
    var entryCount = 0
    for index in groups.constraintRange(of: group) {
      let constraint = groups.constraints[index].member
      if !eliminator.rows[constraint].isLeft { continue }
      let row = system.rows[constraint]
      let length = eliminator.rows[constraint].length
      if length > 0 {
        entryCount += length
        append(Core.Row(subject: constraint, relation: row.relation, priority: row.priority))
      } else if row.isRequired {
        checks.append(Elimination.Check(row: constraint, relation: row.relation))
      }
    }
    return entryCount
  }
}

extension ScratchList<Core.Row> {
  /// Sorts rows by priority, high to low; those of one priority stay in order.
  fileprivate mutating func sortByPriority() {
    withUnsafeMutableElements { rows in
      // Most cores are small and nearly sorted.
      if rows.count > 64 {
        rows.sort {
          $0.priority == $1.priority ? $0.subject < $1.subject : $0.priority > $1.priority
        }
        return
      }
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
