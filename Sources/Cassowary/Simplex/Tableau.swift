/// A dense tableau: every basic symbol as a linear combination of the nonbasic ones.
///
/// The symbols of a component are its variables (0..<columnCount) and the left sides of its rows
/// (columnCount + row). The tableau starts with all left sides basic, so that its entries are the
/// component's coefficients, and a pivot swaps a basic and a nonbasic symbol. There are no constants:
/// they are the values at which nonbasic symbols rest.
struct Tableau: Sendable {
  /// The number of basic symbols.
  let rowCount: Int
  /// The number of nonbasic symbols.
  let columnCount: Int
  /// The entries, row after row.
  var entries: [Double]
  /// The basic symbol of each row.
  var basic: [Int]
  /// The nonbasic symbol of each column.
  var nonbasic: [Int]
  /// Where each symbol is: its row if it is basic, otherwise -1 - its column.
  var places: [Int]

  /// Creates the tableau in which the left sides of all rows are basic.
  init(_ matrix: SparseRows, columnCount: Int) {
    rowCount = matrix.rowCount
    self.columnCount = columnCount
    entries = Array(repeating: 0, count: matrix.rowCount * columnCount)
    for row in 0..<matrix.rowCount {
      for entry in matrix.entries(of: row) {
        entries[row * columnCount + matrix.columns[entry]] = matrix.coefficients[entry]
      }
    }
    nonbasic = Array(0..<columnCount)
    basic = (0..<matrix.rowCount).map { columnCount + $0 }
    places = (0..<columnCount).map { -1 - $0 } + Array(0..<matrix.rowCount)
  }

  /// The row of a basic symbol; nil if it is nonbasic.
  func row(of symbol: Int) -> Int? {
    places[symbol] >= 0 ? places[symbol] : nil
  }

  /// The column of a nonbasic symbol; nil if it is basic.
  func column(of symbol: Int) -> Int? {
    places[symbol] < 0 ? -1 - places[symbol] : nil
  }

  /// The entry of a row and a column.
  subscript(row: Int, column: Int) -> Double {
    entries[row * columnCount + column]
  }
}
