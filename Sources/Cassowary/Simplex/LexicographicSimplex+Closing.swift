extension LexicographicSimplex {
  /// The rows that keep a column from rising and from falling; -1 where none does.
  private struct Block: BitwiseCopyable {
    @Narrow var rising = -1
    @Narrow var falling = -1

    mutating func note(_ row: Int, rising isRising: Bool) {
      if isRising && rising < 0 { rising = row }
      if !isRising && falling < 0 { falling = row }
    }
  }

  /// Fixes the columns that only a bound that is already reached keeps from moving. An item that
  /// hugs and keeps the same size is held from both sides: one row rests at its breakpoint, the
  /// other is basic and just as far. Both rows become fixed, so the region is where they stay
  /// together.
  mutating func closeBlockedColumns() {
    guard hasOpenColumns() else { return }
    loadedColumn = -1
    var blocks = Scratch(repeating: Block(), count: columnCount, in: block)
    while closeColumns(&blocks) {}
  }

  /// Returns whether a column was fixed, so that others may be blocked, too.
  private mutating func closeColumns(_ blocks: inout Scratch<Block>) -> Bool {
    if isFactored { computeOpenDirection() }
    let traces = isFactored ? openGrowth { Double($0 + 1) } : SparseVector(count: 0)
    var isChanged = false
    for row in rows.indices {
      let symbol = symbols[tableau.basic(row)]
      guard symbol.cost.below == .infinity || symbol.cost.above == .infinity,
        symbol.distance.magnitude <= Tolerance.region, let entry = onlyOpenEntry(ofRow: row, traces)
      else { continue }
      let isRising = entry.coefficient > 0
      if symbol.cost.above == .infinity { blocks[entry.column].note(row, rising: isRising) }
      if symbol.cost.below == .infinity { blocks[entry.column].note(row, rising: !isRising) }
      if close(entry.column, blocks[entry.column]) { isChanged = true }
    }
    return isChanged
  }

  /// Fixes a column, and the rows that block it, if it cannot move either way.
  private mutating func close(_ column: Int, _ block: Block) -> Bool {
    let cost = symbols[tableau.nonbasic(column)].cost
    if cost.above.isFinite && block.rising < 0 || cost.below.isFinite && block.falling < 0 {
      return false
    }
    symbols[tableau.nonbasic(column)].cost = .fixed
    if cost.above.isFinite { symbols[tableau.basic(block.rising)].cost = .fixed }
    if cost.below.isFinite { symbols[tableau.basic(block.falling)].cost = .fixed }
    return true
  }

  /// The entry of the only open column that the row depends on; nil if there are none or several.
  /// Traces are growth by the open direction's steps, each times its column's number plus 1.
  private mutating func onlyOpenEntry(ofRow row: Int, _ traces: borrowing SparseVector)
    -> Core.Entry?
  {
    if isFactored { return onlyOpenEntry(of: tableau.basic(row), traces) }
    var only: Core.Entry?
    for index in tableau.range(ofRow: row) {
      let entry = tableau.entries[index]
      if entry.coefficient == 0 || isFixed(column: entry.column) { continue }
      if only != nil { return nil }
      only = entry
    }
    return only
  }

  /// A quotient suggests the column, and the row confirms it: trace and growth of one open column
  /// differ by its number; of several the quotient is hardly ever whole.
  private mutating func onlyOpenEntry(of symbol: Int, _ traces: borrowing SparseVector)
    -> Core.Entry?
  {
    let growth = growth(of: symbol, openDirection)
    if growth == 0 { return nil }
    let trace = self.growth(of: symbol, traces) / growth - 1
    let column = Int(min(max(0, trace.rounded()), Double(columnCount - 1)))
    if (trace - Double(column)).magnitude > Self.traceTolerance || isFixed(column: column) {
      return nil
    }
    if isOpen(row: symbols[symbol].place, besides: column) { return nil }
    let coefficient = factors.value(atPosition: column)
    return coefficient == 0 ? nil : Core.Entry(column: column, coefficient: coefficient)
  }

  private static var traceTolerance: Double { 0x1p-10 }
}
