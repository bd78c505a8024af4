/// What an ``Eliminator`` counts and marks while it works.
struct EliminationMemory {
  /// A row in a list.
  struct Link {
    var row: Int
    /// The next link; -1 at the end.
    var next: Int
  }

  /// The number of rows left that name each variable.
  private(set) var counts: [Int]
  /// The exclusive or of the positions of those rows: if there is one, its position.
  private(set) var tokens: [Int]
  /// The variables that occurred in one row only when they were put here.
  var singletons: [Int] = []
  /// All lists of rows.
  private(set) var links: [Link] = []
  /// The list of the rows that name each variable, and of some that did; empty before ``link(_:to:)``.
  private(set) var heads: [Int] = []

  /// The lists of rows that wait, by length, the longest together; some have changed since.
  private var waiting: [Int] = []
  /// Rows with this number of entries or more wait together.
  private static let lengthLimit = 12

  /// The coefficient that was last scattered, and the mark of that time, by variable.
  private var scattered: [(coefficient: Double, mark: Int, rowMark: Int)] = []
  private var mark = 0
  private var rowMark = 0

  init(variableCount: Int) {
    counts = Array(repeating: 0, count: variableCount)
    tokens = counts
  }

  // MARK: Counts

  /// Counts all rows.
  mutating func count(_ rows: SparseRows) {
    counts.withUnsafeMutableBufferPointer { counts in
      tokens.withUnsafeMutableBufferPointer { tokens in
        rows.columns.withUnsafeBufferPointer { columns in
          for row in 0..<rows.rowCount {
            for entry in rows.entries(of: row) {
              counts[columns[entry]] += 1
              tokens[columns[entry]] ^= row
            }
          }
        }
      }
    }
    // Backwards, so that the first variable is taken first.
    for variable in counts.indices.reversed() where counts[variable] == 1 {
      singletons.append(variable)
    }
  }

  /// Takes out every equality with a variable of its own.
  ///
  /// - Complexity: O(entries of the rows that are taken).
  mutating func peel(
    _ rows: SparseRows, isEquality: [Bool], _ isLeft: inout [Bool],
    _ isEliminated: inout [Bool], _ steps: inout [Elimination.Step]
  ) {
    if singletons.isEmpty { return }
    Self.peel(
      rows, isEquality, &counts, &tokens, &singletons, &isLeft, &isEliminated, &steps)
  }

  private static func peel(
    _ rows: SparseRows, _ isEquality: [Bool], _ counts: inout [Int], _ tokens: inout [Int],
    _ singletons: inout [Int], _ isLeft: inout [Bool], _ isEliminated: inout [Bool],
    _ steps: inout [Elimination.Step]
  ) {
    counts.withUnsafeMutableBufferPointer { counts in
      tokens.withUnsafeMutableBufferPointer { tokens in
        rows.columns.withUnsafeBufferPointer { columns in
          while let variable = singletons.popLast() {
            guard counts[variable] == 1, !isEliminated[variable] else { continue }
            let row = tokens[variable]
            guard isEquality[row] else { continue }
            let entries = rows.entries(of: row)
            var own = entries.lowerBound
            for entry in entries {
              let column = columns[entry]
              if column == variable { own = entry }
              counts[column] -= 1
              tokens[column] ^= row
              if counts[column] == 1 { singletons.append(column) }
            }
            isLeft[row] = false
            isEliminated[variable] = true
            steps.append(
              Elimination.Step(
                variable: variable, row: row, inverse: 1 / rows.coefficients[own],
                entries: entries))
          }
        }
      }
    }
  }

  /// Takes one entry out of the counts.
  mutating func forget(_ row: Int, column: Int) {
    counts[column] -= 1
    tokens[column] ^= row
    if counts[column] == 1 { singletons.append(column) }
  }

  /// Counts and links one new entry.
  mutating func remember(_ row: Int, column: Int) {
    counts[column] += 1
    tokens[column] ^= row
    link(row, to: column)
  }

  // MARK: Lists

  /// Adds a row to a variable's list.
  mutating func link(_ row: Int, to variable: Int) {
    if heads.isEmpty {
      heads = Array(repeating: -1, count: counts.count)
    }
    links.append(Link(row: row, next: heads[variable]))
    heads[variable] = links.count - 1
  }

  /// Lets a row wait for its turn.
  mutating func enqueue(_ row: Int, length: Int) {
    if waiting.isEmpty { waiting = Array(repeating: -1, count: Self.lengthLimit + 1) }
    let list = min(length, Self.lengthLimit)
    links.append(Link(row: row, next: waiting[list]))
    waiting[list] = links.count - 1
  }

  /// The shortest row that waits, and whether its length has changed since; rows without entries
  /// are left alone.
  mutating func dequeue(length: (Int) -> Int) -> (row: Int, isMoved: Bool)? {
    for list in waiting.indices.dropFirst() where waiting[list] >= 0 {
      let link = links[waiting[list]]
      waiting[list] = link.next
      return (link.row, min(length(link.row), Self.lengthLimit) != list)
    }
    return nil
  }

  // MARK: Scattering

  /// Writes the coefficients of a row where they are found by variable.
  mutating func scatter(_ entries: Range<Int>, of rows: SparseRows) {
    if scattered.isEmpty { scattered = Array(repeating: (0, 0, 0), count: counts.count) }
    mark += 1
    for entry in entries {
      scattered[rows.columns[entry]] = (rows.coefficients[entry], mark, rowMark)
    }
  }

  /// Begins to note which scattered coefficients are met.
  mutating func beginRow() { rowMark += 1 }

  /// The scattered coefficient of a variable, which is noted as met; nil if there is none.
  mutating func meet(_ column: Int) -> Double? {
    guard scattered[column].mark == mark else { return nil }
    scattered[column].rowMark = rowMark
    return scattered[column].coefficient
  }

  /// Whether a scattered coefficient was met since the row began.
  func isMet(_ column: Int) -> Bool { scattered[column].rowMark == rowMark }
}
