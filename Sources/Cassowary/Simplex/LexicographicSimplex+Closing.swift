extension LexicographicSimplex {
  /// Fixes the columns that could move but for a bound that is already reached.
  ///
  /// An item that hugs and keeps the same size is held from both sides: one row rests at its
  /// breakpoint, the other is basic and just as far. The column may move one way by its own bound and
  /// the other way not at all. Both rows become fixed, so the region is where they stay together.
  ///
  /// - Complexity: O(rows × columns²) for each column that is fixed.
  mutating func closeBlockedColumns() {
    var isChanged = hasOpenColumns
    while isChanged {
      isChanged = false
      for column in 0..<tableau.columnCount {
        let symbol = tableau.nonbasic[column]
        if costs[symbol].isFixed { continue }
        var blocking: [Int] = []
        if costs[symbol].above.isFinite {
          guard let row = blockingRow(ofColumn: column, rising: true) else { continue }
          blocking.append(row)
        }
        if costs[symbol].below.isFinite {
          guard let row = blockingRow(ofColumn: column, rising: false) else { continue }
          blocking.append(row)
        }
        costs[symbol] = .fixed
        for row in blocking { costs[tableau.basic[row]] = .fixed }
        isChanged = true
      }
    }
  }

  /// A row at its bound that moves with no other open column, and not the way that it would have to.
  private func blockingRow(ofColumn column: Int, rising: Bool) -> Int? {
    for row in 0..<tableau.rowCount where tableau[row, column] != 0 {
      let symbol = tableau.basic[row]
      let cost = costs[symbol]
      let rises = (tableau[row, column] > 0) == rising
      guard (rises ? cost.above : cost.below) == .infinity,
        (values[symbol] - breakpoints[symbol]).magnitude <= Tolerance.region
      else { continue }
      let isAlone = (0..<tableau.columnCount).allSatisfy {
        $0 == column || tableau[row, $0] == 0 || costs[tableau.nonbasic[$0]].isFixed
      }
      if isAlone { return row }
    }
    return nil
  }
}
