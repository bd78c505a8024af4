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
  /// More new entries than this are not worth one row less.
  private static let fillLimit = 20_000
  /// A substitution divides by a coefficient of at least this part of its row's greatest.
  private static let pivotRatio = 0.05
  /// Rows with this number of entries or more wait together.
  private static let bucketCount = 12

  private(set) var rows: SparseRows
  private(set) var steps: [Elimination.Step] = []
  private(set) var transfers: [Elimination.Transfer] = []
  /// Whether each row is left.
  private(set) var isLeft: [Bool]
  /// Whether each variable was taken out.
  private(set) var isEliminated: [Bool]

  private let constraints: [LinearConstraint]
  /// The number of rows left that name each variable.
  private var counts: [Int]
  /// The exclusive or of the positions of those rows: if there is one, its position.
  private var tokens: [Int]
  /// The variables that occurred in one row only when they were put here.
  private var singletons: [Int] = []
  /// The rows that name each variable, and some that did; nil until a substitution needs it.
  private var rowsOfVariable: [[Int]] = []
  /// The required equalities by length, the longest together; some have changed since.
  private var buckets: [[Int]] = []

  /// Prepares the counts; nothing is taken out yet.
  ///
  /// - Complexity: O(entries).
  init(_ rows: SparseRows, constraints: [LinearConstraint], variableCount: Int) {
    self.rows = rows
    self.constraints = constraints
    isLeft = Array(repeating: true, count: constraints.count)
    isEliminated = Array(repeating: false, count: variableCount)
    var counts = [Int](repeating: 0, count: variableCount)
    var tokens = counts
    rows.columns.withUnsafeBufferPointer { columns in
      for row in constraints.indices {
        for entry in rows.entries(of: row) {
          counts[columns[entry]] += 1
          tokens[columns[entry]] ^= row
        }
      }
    }
    self.counts = counts
    self.tokens = tokens
    steps.reserveCapacity(min(constraints.count, variableCount))
    // Backwards, so that the first variable is taken first.
    for variable in counts.indices.reversed() where counts[variable] == 1 {
      singletons.append(variable)
    }
  }

  /// Takes out all that can be.
  ///
  /// - Complexity: O(entries) for peeling; substitutions cost the entries they change.
  mutating func run() {
    peel()
    let isWaiting = constraints.indices.contains { isLeft[$0] && isRequiredEquality($0) }
    guard isWaiting else { return }
    rowsOfVariable = Array(repeating: [], count: isEliminated.count)
    buckets = Array(repeating: [], count: Self.bucketCount)
    for row in constraints.indices.reversed() where isLeft[row] {
      for entry in rows.entries(of: row) { rowsOfVariable[rows.columns[entry]].append(row) }
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

  // MARK: Peeling

  /// Takes out every equality with a variable of its own.
  private mutating func peel() {
    while let variable = singletons.popLast() {
      guard counts[variable] == 1, !isEliminated[variable] else { continue }
      let row = tokens[variable]
      guard constraints[row].relation == .equal else { continue }
      take(row, for: variable)
    }
  }

  /// Notes the step, and forgets the row.
  private mutating func take(_ row: Int, for variable: Int) {
    let entries = rows.entries(of: row)
    isLeft[row] = false
    isEliminated[variable] = true
    var coefficient = 1.0
    for entry in entries {
      let column = rows.columns[entry]
      if column == variable { coefficient = rows.coefficients[entry] }
      forget(column, in: row)
    }
    steps.append(
      Elimination.Step(variable: variable, row: row, inverse: 1 / coefficient, entries: entries))
  }

  private mutating func forget(_ column: Int, in row: Int) {
    counts[column] -= 1
    tokens[column] ^= row
    if counts[column] == 1 { singletons.append(column) }
  }

  // MARK: Substitution

  private mutating func enqueue(_ row: Int) {
    guard isRequiredEquality(row) else { return }
    buckets[min(rows.entries(of: row).count, Self.bucketCount - 1)].append(row)
  }

  /// The shortest required equality that is left.
  private mutating func dequeue() -> Int? {
    for length in buckets.indices.dropFirst() {
      while let row = buckets[length].popLast() {
        let present = min(rows.entries(of: row).count, Self.bucketCount - 1)
        if isLeft[row] && present == length { return row }
      }
    }
    return nil
  }

  /// Takes a required equality out by putting the variable that the fewest rows name into those rows.
  private mutating func substitute(_ row: Int) {
    let entries = rows.entries(of: row)
    let greatest = rows.coefficients[entries].lazy.map(\.magnitude).max() ?? 0
    var choice: Int?
    for entry in entries where rows.coefficients[entry].magnitude >= Self.pivotRatio * greatest {
      if let best = choice, counts[rows.columns[best]] <= counts[rows.columns[entry]] { continue }
      choice = entry
    }
    guard let choice else { return }
    let variable = rows.columns[choice]
    guard (entries.count - 1) * (counts[variable] - 1) <= Self.fillLimit else { return }
    let coefficient = rows.coefficients[choice]
    for other in rowsOfVariable[variable] where other != row && isLeft[other] {
      let found = rows.entries(of: other).first { rows.columns[$0] == variable }
      guard let found else { continue }
      let factor = rows.coefficients[found] / coefficient
      add(-factor, times: entries, of: variable, to: other)
      transfers.append(Elimination.Transfer(target: other, source: row, factor: factor))
      enqueue(other)
    }
    take(row, for: variable)
  }

  /// Adds a multiple of some entries to a row, of which `variable` then is gone.
  private mutating func add(
    _ factor: Double, times entries: Range<Int>, of variable: Int, to row: Int
  ) {
    let old = rows.entries(of: row)
    rows.restart(row: row)
    forget(variable, in: row)
    var isMet = [Bool](repeating: false, count: entries.count)
    for entry in old where rows.columns[entry] != variable {
      let column = rows.columns[entry]
      let present = rows.coefficients[entry]
      guard let met = entries.first(where: { rows.columns[$0] == column }) else {
        rows.append(present, column: column, toRow: row)
        continue
      }
      isMet[met - entries.lowerBound] = true
      let change = factor * rows.coefficients[met]
      let sum = present + change
      if sum.magnitude <= Tolerance.cancellation * max(present.magnitude, change.magnitude) {
        forget(column, in: row)
      } else {
        rows.append(sum, column: column, toRow: row)
      }
    }
    for entry in entries
    where rows.columns[entry] != variable && !isMet[entry - entries.lowerBound] {
      let column = rows.columns[entry]
      rows.append(factor * rows.coefficients[entry], column: column, toRow: row)
      counts[column] += 1
      tokens[column] ^= row
      rowsOfVariable[column].append(row)
    }
  }
}
