/// The coefficients of all constraints, row after row, each variable at most once in a row.
struct SparseRows: Sendable {
  /// Where each row starts in `columns` and `coefficients`.
  private(set) var starts: [Int] = []
  /// Where each row ends.
  private(set) var ends: [Int] = []
  /// The columns of the entries, in the order in which their row names them.
  private(set) var columns: [Int] = []
  /// The entries, none of them 0.
  private(set) var coefficients: [Double] = []

  /// The number of rows.
  var rowCount: Int { starts.count }

  /// Creates a matrix without rows.
  init() {}

  /// Adds up the terms of each constraint by variable, and leaves out what cancels.
  ///
  /// - Complexity: O(terms + variables).
  init(_ constraints: [LinearConstraint], variableCount: Int) {
    var termCount = 0
    for row in constraints.indices { termCount += constraints[row].terms.count }
    columns = Array(repeating: 0, count: termCount)
    coefficients = Array(repeating: 0, count: termCount)
    starts = Array(repeating: 0, count: constraints.count)
    ends = starts
    let isPlain = Self.copyTerms(
      of: constraints, variableCount: variableCount, &starts, &ends, &columns, &coefficients)
    if isPlain { return }
    columns.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
    for row in constraints.indices {
      starts[row] = columns.count
      for term in constraints[row].terms {
        columns.append(term.variable.index)
        coefficients.append(term.coefficient)
      }
      mergeTerms(ofRow: row)
      ends[row] = columns.count
    }
  }

  /// Copies the terms as they are.
  ///
  /// - Returns: false if a row names a variable twice or with a 0.
  private static func copyTerms(
    of constraints: [LinearConstraint], variableCount: Int, _ starts: inout [Int],
    _ ends: inout [Int], _ columns: inout [Int], _ coefficients: inout [Double]
  ) -> Bool {
    var lastRow = [Int](repeating: -1, count: variableCount)
    var isPlain = true
    lastRow.withUnsafeMutableBufferPointer { lastRow in
      starts.withUnsafeMutableBufferPointer { starts in
        ends.withUnsafeMutableBufferPointer { ends in
          columns.withUnsafeMutableBufferPointer { columns in
            coefficients.withUnsafeMutableBufferPointer { coefficients in
              var next = 0
              for row in constraints.indices {
                starts[row] = next
                for term in constraints[row].terms {
                  let variable = term.variable.index
                  if lastRow[variable] == row || term.coefficient == 0 { isPlain = false }
                  lastRow[variable] = row
                  columns[next] = variable
                  coefficients[next] = term.coefficient
                  next += 1
                }
                ends[row] = next
              }
            }
          }
        }
      }
    }
    return isPlain
  }

  /// The range of a row's entries.
  func entries(of row: Int) -> Range<Int> {
    starts[row]..<ends[row]
  }

  /// Adds a row after the last one.
  mutating func append(columns: some Sequence<Int>, coefficients: some Sequence<Double>) {
    starts.append(self.columns.count)
    self.columns.append(contentsOf: columns)
    self.coefficients.append(contentsOf: coefficients)
    ends.append(self.columns.count)
  }

  /// Makes room for rows and entries to come.
  ///
  /// Small ones grow by themselves: the call is not specialised and costs more than it saves.
  mutating func reserveCapacity(rows: Int, entries: Int) {
    guard entries > 256 else { return }
    starts.reserveCapacity(starts.count + rows)
    ends.reserveCapacity(ends.count + rows)
    columns.reserveCapacity(columns.count + entries)
    coefficients.reserveCapacity(coefficients.count + entries)
  }

  /// Adds a row without entries after the last one.
  ///
  /// - Returns: Its position.
  mutating func beginRow() -> Int {
    starts.append(columns.count)
    ends.append(columns.count)
    return starts.count - 1
  }

  /// Opens new storage for a row, which has no entries then; the old ones stay where they are.
  mutating func restart(row: Int) {
    starts[row] = columns.count
    ends[row] = columns.count
  }

  /// Adds an entry to the row that was restarted last.
  mutating func append(_ coefficient: Double, column: Int, toRow row: Int) {
    columns.append(column)
    coefficients.append(coefficient)
    ends[row] += 1
  }

  /// Adds up the terms of the last row, which names a variable twice or with a 0.
  private mutating func mergeTerms(ofRow row: Int) {
    var sums: [(column: Int, sum: Double, magnitude: Double)] = []
    var places: [Int: Int] = [:]
    for entry in starts[row]..<columns.count {
      let place = places[columns[entry], default: sums.count]
      if place == sums.count {
        places[columns[entry]] = place
        sums.append((columns[entry], 0, 0))
      }
      sums[place].sum += coefficients[entry]
      sums[place].magnitude += coefficients[entry].magnitude
    }
    columns.removeLast(columns.count - starts[row])
    coefficients.removeLast(coefficients.count - starts[row])
    for (column, sum, magnitude) in sums
    where sum.magnitude > Tolerance.cancellation * magnitude {
      columns.append(column)
      coefficients.append(sum)
    }
  }
}
