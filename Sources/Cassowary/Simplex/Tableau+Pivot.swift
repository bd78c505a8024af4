extension Tableau {
  /// Swaps the basic symbol of a row and the nonbasic symbol of a column.
  ///
  /// An entry that is left by rounding where two numbers cancel becomes an exact 0: columns are told
  /// apart by whether they reach a row at all.
  ///
  /// - Precondition: The entry is not 0.
  /// - Complexity: O(rows × columns); rows that do not meet the column cost O(1).
  mutating func pivot(row pivotRow: Int, column pivotColumn: Int) {
    let width = columnCount
    let start = pivotRow * width
    entries.withUnsafeMutableBufferPointer { entries in
      let inverse = 1 / entries[start + pivotColumn]
      for column in 0..<width {
        entries[start + column] *= -inverse
      }
      entries[start + pivotColumn] = inverse
      for row in 0..<rowCount where row != pivotRow {
        let factor = entries[row * width + pivotColumn]
        if factor == 0 { continue }
        entries[row * width + pivotColumn] = 0
        for column in 0..<width where entries[start + column] != 0 {
          let old = entries[row * width + column]
          let change = factor * entries[start + column]
          let new = old + change
          let isCancelled = new.magnitude <= Tolerance.cancellation * change.magnitude
          entries[row * width + column] = isCancelled ? 0 : new
        }
      }
    }
    let (leaving, entering) = (basic[pivotRow], nonbasic[pivotColumn])
    basic[pivotRow] = entering
    nonbasic[pivotColumn] = leaving
    places[entering] = pivotRow
    places[leaving] = -1 - pivotColumn
  }
}
