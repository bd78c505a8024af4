/// The memory of a ``Basis`` as a dense tableau: every basic symbol as a linear combination of the
/// nonbasic ones.
struct Tableau {
  /// The number of basic symbols.
  let rowCount: Int
  /// The number of nonbasic symbols.
  let columnCount: Int
  /// The entries, row after row.
  let entries: UnsafeMutableBufferPointer<Double>
  /// The symbols, which know their places.
  let symbols: UnsafeMutableBufferPointer<Symbol>

  /// The entry of a row and a column.
  @inline(__always)
  subscript(row: Int, column: Int) -> Double { entries[row * columnCount + column] }

  /// The symbol that is basic in a row.
  @inline(__always)
  func basic(_ row: Int) -> Int { symbols[row].occupant }

  /// The symbol that is nonbasic in a column.
  @inline(__always)
  func nonbasic(_ column: Int) -> Int { symbols[rowCount + column].occupant }

  /// The row of a basic symbol; nil if it is nonbasic.
  @inline(__always)
  func row(of symbol: Int) -> Int? {
    symbols[symbol].place >= 0 ? symbols[symbol].place : nil
  }

  /// Swaps the basic symbol of a row and the nonbasic symbol of a column.
  ///
  /// An entry that is left by rounding where two numbers cancel becomes an exact 0: columns are told
  /// apart by whether they reach a row at all.
  ///
  /// - Precondition: The entry is not 0.
  /// - Complexity: O(rows × columns); rows that do not meet the column cost O(1).
  func pivot(row pivotRow: Int, column pivotColumn: Int) {
    let start = pivotRow * columnCount
    let inverse = 1 / entries[start + pivotColumn]
    for column in 0..<columnCount { entries[start + column] *= -inverse }
    entries[start + pivotColumn] = inverse
    for row in 0..<rowCount where row != pivotRow {
      let factor = entries[row * columnCount + pivotColumn]
      if factor == 0 { continue }
      entries[row * columnCount + pivotColumn] = 0
      for column in 0..<columnCount where entries[start + column] != 0 {
        let change = factor * entries[start + column]
        let sum = entries[row * columnCount + column] + change
        let isCancelled = sum.magnitude <= Tolerance.cancellation * change.magnitude
        entries[row * columnCount + column] = isCancelled ? 0 : sum
      }
    }
    let (leaving, entering) = (basic(pivotRow), nonbasic(pivotColumn))
    symbols[pivotRow].occupant = entering
    symbols[rowCount + pivotColumn].occupant = leaving
    symbols[entering].place = pivotRow
    symbols[leaving].place = -1 - pivotColumn
  }
}
