extension LexicographicSimplex {
  /// Swaps the symbols of a row and a column, whose entry is not 0. What rounding leaves of a
  /// cancellation becomes an exact 0: columns are distinguished by whether they reach a row at all.
  mutating func pivot(row pivotRow: Int, column pivotColumn: Int) {
    pivotCount += 1
    if isFactored {
      pivotByFactors(row: pivotRow, column: pivotColumn)
      return
    }
    loadedColumn = -1
    isPriced = false
    invert(row: pivotRow, column: pivotColumn)
    let range = tableau.range(ofRow: pivotRow)
    var next = tableau.firstLink(ofColumn: pivotColumn)
    while next >= 0 {
      let link = tableau.links[next]
      next = link.next
      let position = tableau.position(of: link)
      let factor = tableau.entries[position].coefficient
      if link.row == pivotRow || factor == 0 { continue }
      if range.count == 1 {
        tableau.entries[position].coefficient = factor * prices[pivotColumn].pivotEntry
      } else {
        tableau.entries[position].coefficient = 0
        add(factor, times: range, toRow: link.row)
      }
    }
    let (leaving, entering) = (tableau.basic(pivotRow), tableau.nonbasic(pivotColumn))
    tableau.swap(row: pivotRow, column: pivotColumn)
    symbols[entering].place = pivotRow
    symbols[leaving].place = -1 - pivotColumn
  }

  /// Makes a row give the column's symbol, and notes its entries by column.
  private mutating func invert(row: Int, column: Int) {
    mark += 1
    let range = tableau.range(ofRow: row)
    var inverse = 0.0
    for index in range where tableau.entries[index].column == column {
      inverse = 1 / tableau.entries[index].coefficient
    }
    for index in range {
      let entry = tableau.entries[index]
      let turned = entry.column == column ? inverse : -inverse * entry.coefficient
      tableau.entries[index].coefficient = turned
      prices[entry.column].pivotEntry = turned
      prices[entry.column].pivotMark = mark
    }
  }

  private mutating func add(_ factor: Double, times pivotRange: Range<Int>, toRow row: Int) {
    mark += 1
    let pivotMark = prices[tableau.entries[pivotRange.lowerBound].column].pivotMark
    var metCount = 0
    let range = tableau.range(ofRow: row)
    let mark = mark
    var prices = prices.elements
    var entries = tableau.entries.borrowed
    for index in range {
      let column = entries[index].column
      guard prices[column].pivotMark == pivotMark else { continue }
      prices[column].rowMark = mark
      metCount += 1
      let change = factor * prices[column].pivotEntry
      let sum = entries[index].coefficient + change
      let isCancelled = sum.magnitude <= Tolerance.pivotCancellation * change.magnitude
      entries[index].coefficient = isCancelled ? 0 : sum
    }
    if metCount == pivotRange.count { return }
    for index in pivotRange {
      let entry = tableau.entries[index]
      if prices[entry.column].rowMark == mark || entry.coefficient == 0 { continue }
      tableau.append(
        Core.Entry(column: entry.column, coefficient: factor * entry.coefficient), toRow: row)
    }
  }
}
