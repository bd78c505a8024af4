/// The rest that presolve left of a group of constraints: a small problem. Columns are variables in
/// the program's order; rows are constraints, the highest priority first. Each row is scaled by a
/// power of two, which is exact, so that its greatest coefficient is in 1..<2; a unit of its
/// violation then costs 1 / scale. A *tied* core has further rows that cost nothing: the variables
/// that presolve took out, as far as they depend on the core. Only the tie rule and ambiguity need
/// them.
final class Core: Sendable {
  struct Column: BitwiseCopyable, Sendable {
    /// Of the program.
    let variable: Int
  }

  /// A row without its entries.
  struct Row: BitwiseCopyable, Sendable {
    /// The program's constraint, or the variable that follows.
    @Narrow var subject: Int
    @Narrow var start = 0
    @Narrow var end = 0
    let relation: Relation
    var scale = 1.0
    /// 0 for a variable that follows.
    let priority: Double

    var entries: Range<Int> { Range(uncheckedBounds: (start, end)) }
  }

  struct Entry: BitwiseCopyable, Sendable {
    var column: Int
    var coefficient: Double
  }

  struct Tie: BitwiseCopyable, Sendable {
    var symbol: Int
    var direction: TieBreak.Direction
  }

  let group: Int
  /// Ascending by variable.
  let columns: KeptList<Column>
  let rows: KeptList<Row>
  /// The number of rows of constraints, which come first.
  let constraintCount: Int
  let entries: KeptList<Entry>
  let memory: KeptMemory
  /// Keeps what this core has from the one without ties; nil if the same memory does.
  private let untiedMemory: KeptMemory?
  /// Empty unless the core is tied.
  let ties: KeptList<Tie>
  let isTied: Bool

  var columnCount: Int { columns.count }

  /// Keeps what presolve left of a group; the rows, which are sorted, get their entries.
  private init(
    group: Int, columns: borrowing ScratchList<Column>, rows: inout ScratchList<Row>,
    entryCount: Int, _ eliminator: borrowing Eliminator, in memory: KeptMemory
  ) {
    self.group = group
    self.memory = memory
    self.columns = memory.list(columns)
    self.entries = memory.list(count: entryCount) { _ in Entry(column: 0, coefficient: 0) }
    var entries = self.entries.elements
    var end = 0
    for index in 0..<rows.count {
      let range = eliminator.rows[rows[index].subject].range
      let scale = eliminator.scale(of: range)
      rows[index].start = end
      rows[index].scale = scale
      for entry in range {
        let term = eliminator.entries[entry]
        entries[end] = Entry(
          column: eliminator.columns[term.variable.index].place,
          coefficient: term.coefficient * scale)
        end += 1
      }
      rows[index].end = end
    }
    self.rows = memory.list(rows)
    constraintCount = rows.count
    untiedMemory = nil
    ties = .empty
    isTied = false
  }

  /// Nil if presolve left nothing. Adds checks of required constraints that lost all variables.
  static func left(
    of group: Int, _ eliminator: inout Eliminator, _ groups: Groups, of system: LinearSystem,
    rows: inout ScratchList<Row>, checks: inout ScratchList<Elimination.Check>,
    in memory: KeptMemory
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
    return Core(
      group: group, columns: columns, rows: &rows, entryCount: entryCount, eliminator, in: memory)
  }

  /// Creates the tied form. While compiling, only this task knows the core, whose memory grows.
  init(
    tying base: Core, _ presolved: borrowing Presolved, order: borrowing TieOrder,
    in block: ScratchBlock, isCompiling: Bool
  ) {
    group = base.group
    columns = base.columns
    constraintCount = base.constraintCount
    untiedMemory = isCompiling ? nil : base.memory
    isTied = true
    let steps = presolved.elimination.steps(of: base.group)
    var subjects = ScratchList<Subject>(capacity: columns.count + steps.count, in: block)
    for (index, column) in columns.enumerated() {
      subjects.append(Subject(rank: order.ranks[column.variable], symbol: index))
    }
    let tieSize = (columns.count + steps.count) * MemoryLayout<Tie>.stride
    if steps.isEmpty {
      memory = isCompiling ? base.memory : KeptMemory(room: tieSize)
      rows = base.rows
      entries = base.entries
    } else {
      let expressions = FollowerExpressions(
        presolved, group: base.group, columns: base.columns, in: block)
      let rowCount = base.rows.count + steps.count
      let entryCount = base.entries.count + expressions.entryCount
      let size = rowCount * MemoryLayout<Row>.stride + entryCount * MemoryLayout<Entry>.stride
      memory = isCompiling ? base.memory : KeptMemory(room: size + tieSize)
      let rows = memory.list(base.rows, room: steps.count)
      let entries = memory.list(base.entries, room: expressions.entryCount)
      let count = expressions.append(
        to: rows.elements, from: base.rows.count, entries.elements, from: base.entries.count)
      self.rows = rows.prefix(count)
      self.entries = entries
      for row in base.rows.count..<count {
        subjects.append(Subject(rank: order.ranks[rows[row].subject], symbol: columns.count + row))
      }
    }
    subjects.sort { $0.rank < $1.rank }
    ties = memory.list(count: subjects.count) {
      Tie(symbol: subjects[$0].symbol, direction: order.direction(at: subjects[$0].rank))
    }
  }

  private init(untying tied: Core) {
    group = tied.group
    columns = tied.columns
    rows = tied.rows.prefix(tied.constraintCount)
    constraintCount = tied.constraintCount
    entries = tied.entries.prefix(rows.last?.end ?? 0)
    memory = tied.memory
    untiedMemory = tied.untiedMemory
    ties = .empty
    isTied = false
  }

  var untied: Core { isTied ? Core(untying: self) : self }

  private struct Subject: BitwiseCopyable {
    @Narrow var rank: Int
    @Narrow var symbol: Int
  }

  /// The power of two that brings a magnitude into 1..<2; 1 for 0.
  static func scale(greatest: Double) -> Double { greatest == 0 ? 1 : 1 / greatest.binade }

  /// Columns, then followers.
  var subjects: [(symbol: Int, variable: Int)] {
    columns.enumerated().map { ($0, $1.variable) }
      + rows.indices[constraintCount...].map { (columnCount + $0, rows[$0].subject) }
  }
}

extension Eliminator {
  @inline(__always) fileprivate func scale(of range: Range<Int>) -> Double {
    var greatest = 0.0
    for entry in range { greatest = max(greatest, entries[entry].coefficient.magnitude) }
    return Core.scale(greatest: greatest)
  }
}

extension ScratchList<Core.Row> {
  private struct Place: BitwiseCopyable {
    var constraint: Int
    var priority: Double
  }

  /// Rows by priority, and checks for required ones without variables; returns the entry count.
  fileprivate mutating func collect(
    _ group: Int, _ eliminator: borrowing Eliminator, _ groups: Groups, of system: LinearSystem,
    checks: inout ScratchList<Elimination.Check>
  ) -> Int {
    removeAll()
    var entryCount = 0
    let range = groups.constraintRange(of: group)
    var places = ScratchList<Place>(capacity: range.count, in: eliminator.block)
    for index in range {
      let constraint = groups.constraints[index].member
      if !eliminator.rows[constraint].isLeft { continue }
      let length = eliminator.rows[constraint].length
      entryCount += length
      if length > 0 {
        places.append(Place(constraint: constraint, priority: system.rows[constraint].priority))
      } else if system.rows[constraint].isRequired {
        checks.append(
          Elimination.Check(row: constraint, relation: system.rows[constraint].relation))
      }
    }
    // Those of one priority stay in order.
    places.sort { $0.priority > $1.priority }
    for index in places.indices {
      let place = places[index]
      append(
        Core.Row(
          subject: place.constraint, relation: system.rows[place.constraint].relation,
          priority: place.priority))
    }
    return entryCount
  }
}
