extension LexicographicSimplex {
  /// Fixes the columns that only a bound that is already reached keeps from moving.
  ///
  /// An item that hugs and keeps the same size is held from both sides: one row rests at its
  /// breakpoint, the other is basic and just as far. The column may move one way by its own bound
  /// and the other way not at all. Both rows become fixed, so the region is where they stay
  /// together.
  ///
  /// - Complexity: O(entries) for each round in which a column is fixed.
  mutating func closeBlockedColumns() {
    loadedColumn = -1
    var isChanged = hasOpenColumns()
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

  /// A row at its bound that moves with no other open column, and not the way that it would have
  /// to.
  private mutating func blockingRow(ofColumn column: Int, rising: Bool) -> Int? {
    load(column)
    for index in 0..<line.count {
      let (position, entry) = (line[index].symbol, line[index].coefficient)
      let symbol = symbols[position]
      let rises = (entry > 0) == rising
      guard (rises ? symbol.cost.above : symbol.cost.below) == .infinity,
        symbol.distance.magnitude <= Tolerance.region
      else { continue }
      if !isOpen(row: symbol.place, besides: column) { return symbol.place }
    }
    return nil
  }
}
