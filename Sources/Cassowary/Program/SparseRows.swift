/// The coefficients of all constraints, row after row, each variable at most once in a row.
struct SparseRows: Sendable {
  /// Where each row starts in `columns` and `coefficients`; one more than there are rows.
  private(set) var starts: [Int] = [0]
  /// The columns of the entries, in the order in which their row names them.
  private(set) var columns: [Int] = []
  /// The entries, none of them 0.
  private(set) var coefficients: [Double] = []

  /// The number of rows.
  var rowCount: Int { starts.count - 1 }

  /// Creates a matrix without rows.
  init() {}

  /// Adds up the terms of each constraint by variable, and leaves out what cancels.
  ///
  /// - Complexity: O(terms + variables).
  init(_ constraints: [LinearConstraint], variableCount: Int) {
    var sums = [Double](repeating: 0, count: variableCount)
    var magnitudes = sums
    var lastRow = [Int](repeating: -1, count: variableCount)
    for (row, constraint) in constraints.enumerated() {
      var named: [Int] = []
      for term in constraint.terms {
        let variable = term.variable.index
        if lastRow[variable] != row {
          lastRow[variable] = row
          sums[variable] = 0
          magnitudes[variable] = 0
          named.append(variable)
        }
        sums[variable] += term.coefficient
        magnitudes[variable] += term.coefficient.magnitude
      }
      for variable in named
      where sums[variable].magnitude > Tolerance.cancellation * magnitudes[variable] {
        columns.append(variable)
        coefficients.append(sums[variable])
      }
      starts.append(columns.count)
    }
  }

  /// The range of a row's entries.
  func entries(of row: Int) -> Range<Int> {
    starts[row]..<starts[row + 1]
  }

  /// Adds a row after the last one.
  mutating func append(columns: some Sequence<Int>, coefficients: some Sequence<Double>) {
    self.columns.append(contentsOf: columns)
    self.coefficients.append(contentsOf: coefficients)
    starts.append(self.columns.count)
  }
}
