extension LexicographicSimplex {
  /// Fixes the columns that could move but for a bound that is already reached.
  ///
  /// An item that hugs and keeps the same size is held from both sides: one row rests at its
  /// breakpoint, the other is basic and just as far. The column may move one way by its own bound and
  /// the other way not at all. Both rows become fixed, so the region is where they stay together.
  ///
  /// - Complexity: O(rows × columns²) for each column that is fixed.
  func closeBlockedColumns() {
    var isChanged = hasOpenColumns
    while isChanged {
      isChanged = false
      for column in 0..<columnCount {
        let symbol = tableau.nonbasic(column)
        let cost = symbols[symbol].cost
        if cost.isFixed { continue }
        let above = cost.above.isFinite ? blockingRow(ofColumn: column, rising: true) : nil
        if cost.above.isFinite && above == nil { continue }
        let below = cost.below.isFinite ? blockingRow(ofColumn: column, rising: false) : nil
        if cost.below.isFinite && below == nil { continue }
        symbols[symbol].cost = .fixed
        if let above { symbols[tableau.basic(above)].cost = .fixed }
        if let below { symbols[tableau.basic(below)].cost = .fixed }
        isChanged = true
      }
    }
  }

  /// A row at its bound that moves with no other open column, and not the way that it would have to.
  private func blockingRow(ofColumn column: Int, rising: Bool) -> Int? {
    for row in rows.indices where tableau[row, column] != 0 {
      let symbol = symbols[tableau.basic(row)]
      let rises = (tableau[row, column] > 0) == rising
      guard (rises ? symbol.cost.above : symbol.cost.below) == .infinity,
        symbol.distance.magnitude <= Tolerance.region
      else { continue }
      var isAlone = true
      for other in 0..<columnCount
      where other != column && tableau[row, other] != 0
        && !symbols[tableau.nonbasic(other)].cost.isFixed
      {
        isAlone = false
      }
      if isAlone { return row }
    }
    return nil
  }
}
