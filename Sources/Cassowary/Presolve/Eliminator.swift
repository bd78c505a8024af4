/// Takes equalities that always hold out of a system, each with one variable, until none is left that
/// can be taken out cheaply.
///
/// Two rules say which rows hold in every optimal solution, whatever the constants are:
///
/// 1. *Peeling.* A variable that occurs in one row only can always make that row hold, if it is an
///    equality of any priority, and nothing else would gain from its violation. Chains and nested
///    boxes peel completely, from their ends, without changing any other row.
/// 2. *Substitution.* A required equality holds by definition. Its variable is put into the other rows
///    that name it, short rows first, so that rows grow as little as possible.
///
/// - Source: Andersen, Andersen, Presolving in Linear Programming, Mathematical Programming 71, 1995,
///   for free column singletons; Markowitz, The Elimination Form of the Inverse, Management Science 3,
///   1957, for the order of substitutions.
struct Eliminator {
  /// The rows as they are, and all that they were before.
  private(set) var rows: SparseRows
  /// What was taken out, in order.
  private(set) var steps: [Elimination.Step] = []
  /// The constants that move, in order.
  private(set) var transfers: [Elimination.Transfer] = []
  /// Whether each row is left.
  private(set) var isLeft: [Bool]
  /// Whether each variable was taken out.
  private(set) var isEliminated: [Bool]

  private let constraints: [LinearConstraint]
  /// Whether each row is an equality.
  private let isEquality: [Bool]
  private var memory: EliminationMemory

  /// Takes out all that can be.
  ///
  /// - Complexity: O(entries) for peeling; substitutions cost the entries they change.
  init(_ rows: SparseRows, constraints: [LinearConstraint], variableCount: Int) {
    self.rows = rows
    self.constraints = constraints
    isEquality = constraints.map { $0.relation == .equal }
    isLeft = Array(repeating: true, count: constraints.count)
    isEliminated = Array(repeating: false, count: variableCount)
    memory = EliminationMemory(variableCount: variableCount)
    memory.count(rows)
    peel()
    var isWaiting = false
    for row in constraints.indices where isLeft[row] && isRequiredEquality(row) {
      isWaiting = true
    }
    if !isWaiting { return }
    self.rows.reserveCapacity(rows: 0, entries: rows.columns.count)
    for row in constraints.indices.reversed() where isLeft[row] {
      for entry in rows.entries(of: row) { memory.link(row, to: rows.columns[entry]) }
      enqueue(row)
    }
    while let row = dequeue() {
      substitute(row)
      peel()
    }
  }

  private func isRequiredEquality(_ row: Int) -> Bool {
    constraints[row].relation == .equal && constraints[row].isRequired
  }

  private mutating func peel() {
    memory.peel(rows, isEquality: isEquality, &isLeft, &isEliminated, &steps)
  }

  // MARK: Substitution

  /// More new entries than this are not worth one row less.
  private static let fillLimit = 20_000
  /// A substitution divides by a coefficient of at least this part of its row's greatest.
  private static let pivotRatio = 0.05

  private mutating func enqueue(_ row: Int) {
    if isRequiredEquality(row) { memory.enqueue(row, length: rows.entries(of: row).count) }
  }

  /// The shortest required equality that is left.
  private mutating func dequeue() -> Int? {
    while let (row, isMoved) = memory.dequeue(length: { rows.entries(of: $0).count }) {
      if isLeft[row] && !isMoved { return row }
    }
    return nil
  }

  /// Takes a required equality out by putting the variable that the fewest rows name into those rows.
  private mutating func substitute(_ row: Int) {
    let entries = rows.entries(of: row)
    var greatest = 0.0
    for entry in entries { greatest = max(greatest, rows.coefficients[entry].magnitude) }
    var choice = -1
    var least = Int.max
    for entry in entries {
      let count = memory.counts[rows.columns[entry]]
      if count >= least || rows.coefficients[entry].magnitude < Self.pivotRatio * greatest {
        continue
      }
      (choice, least) = (entry, count)
    }
    guard choice >= 0, (entries.count - 1) * (least - 1) <= Self.fillLimit else { return }
    let variable = rows.columns[choice]
    let coefficient = rows.coefficients[choice]
    memory.scatter(entries, of: rows)
    var link = memory.heads[variable]
    while link >= 0 {
      let other = memory.links[link].row
      link = memory.links[link].next
      if other == row || !isLeft[other] { continue }
      for entry in rows.entries(of: other) where rows.columns[entry] == variable {
        let factor = rows.coefficients[entry] / coefficient
        add(-factor, times: entries, of: variable, to: other)
        transfers.append(Elimination.Transfer(target: other, source: row, factor: factor))
        enqueue(other)
        break
      }
    }
    for entry in entries { memory.forget(row, column: rows.columns[entry]) }
    isLeft[row] = false
    isEliminated[variable] = true
    steps.append(
      Elimination.Step(variable: variable, row: row, inverse: 1 / coefficient, entries: entries))
  }

  /// Adds a multiple of the scattered entries to a row, of which `variable` then is gone.
  private mutating func add(
    _ factor: Double, times entries: Range<Int>, of variable: Int, to row: Int
  ) {
    let old = rows.entries(of: row)
    rows.restart(row: row)
    memory.forget(row, column: variable)
    memory.beginRow()
    for entry in old {
      let column = rows.columns[entry]
      if column == variable { continue }
      let present = rows.coefficients[entry]
      guard let scattered = memory.meet(column) else {
        rows.append(present, column: column, toRow: row)
        continue
      }
      let change = factor * scattered
      let sum = present + change
      if sum.magnitude <= Tolerance.cancellation * max(present.magnitude, change.magnitude) {
        memory.forget(row, column: column)
      } else {
        rows.append(sum, column: column, toRow: row)
      }
    }
    for entry in entries {
      let column = rows.columns[entry]
      if column == variable || memory.isMet(column) { continue }
      rows.append(factor * rows.coefficients[entry], column: column, toRow: row)
      memory.remember(row, column: column)
    }
  }
}
