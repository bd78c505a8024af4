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
    starts.reserveCapacity(constraints.count)
    ends.reserveCapacity(constraints.count)
    columns.reserveCapacity(3 * constraints.count)
    coefficients.reserveCapacity(3 * constraints.count)
    var lastRow = [Int](repeating: -1, count: variableCount)
    for row in constraints.indices {
      starts.append(columns.count)
      var isPlain = true
      for term in constraints[row].terms {
        let variable = term.variable.index
        if lastRow[variable] == row || term.coefficient == 0 { isPlain = false }
        lastRow[variable] = row
        columns.append(variable)
        coefficients.append(term.coefficient)
      }
      if !isPlain { mergeTerms(ofRow: row) }
      ends.append(columns.count)
    }
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
