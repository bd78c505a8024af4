extension LexicographicSimplex {
  /// A basic symbol, and its growth with the column's.
  struct ColumnEntry: BitwiseCopyable {
    @Narrow var symbol: Int
    var coefficient: Double
  }

  /// Collects the entries of a column that are not 0 in `line`. Of a factored basis, rows without a
  /// cost are left out: no question is about them until they are charged or bound.
  mutating func load(_ column: Int) {
    if column == loadedColumn { return }
    loadedColumn = column
    line.removeAll()
    lineVariableCount = 0
    lineMagnitude = 0
    if isFactored {
      computeColumn(column)
      return
    }
    var next = tableau.firstLink(ofColumn: column)
    while next >= 0 {
      let link = tableau.links[next]
      next = link.next
      let coefficient = tableau.entries[tableau.position(of: link)].coefficient
      if coefficient == 0 { continue }
      line.append(ColumnEntry(symbol: tableau.basic(link.row), coefficient: coefficient))
      lineMagnitude = max(lineMagnitude, coefficient.magnitude)
    }
  }

  mutating func greatestEntry(ofColumn column: Int) -> Double {
    load(column)
    return lineMagnitude
  }

  /// Whether an open column, other than a given one, reaches a row.
  mutating func isOpen(row: Int, besides given: Int = -1) -> Bool {
    if isFactored {
      computeRow(of: tableau.basic(row))
      for index in 0..<factors.partCount {
        let part = factors.part(index)
        if part.position != given && part.value != 0
          && !symbols[tableau.nonbasic(part.position)].cost.isFixed
        {
          return true
        }
      }
      return false
    }
    for index in tableau.range(ofRow: row) {
      let entry = tableau.entries[index]
      if entry.column != given && entry.coefficient != 0
        && !symbols[tableau.nonbasic(entry.column)].cost.isFixed
      {
        return true
      }
    }
    return false
  }
}
