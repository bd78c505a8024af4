/// A symbol of the simplex method: a variable of the core, or the left side of a row.
struct Symbol: BitwiseCopyable, Sendable {
  /// The present value, in scaled units.
  var value = 0.0
  /// The row's constant, in scaled units; 0 for a variable.
  var breakpoint = 0.0
  /// The sum of the magnitudes that make up the constant, in scaled units.
  var magnitude = 0.0
  /// The cost of leaving the breakpoint.
  var cost = KinkedCost.free
  /// Where the symbol is in the tableau: its row if it is basic, otherwise -1 - its column.
  @Narrow var place = 0
  /// For a basic symbol: which of its two slopes applies. At the breakpoint itself either may.
  var isAbove = false

  /// How far the symbol is above its breakpoint.
  var distance: Double { value - breakpoint }
}

extension ScratchList<Symbol> {
  /// The symbols of a core whose left sides are all basic, with constants of 0.
  static func atRest(of core: Core, in block: ScratchBlock) -> ScratchList {
    var symbols = ScratchList(capacity: core.columnCount + core.rows.count, in: block)
    for column in 0..<core.columnCount { symbols.append(Symbol(place: -1 - column)) }
    for row in core.rows.indices { symbols.append(Symbol(place: row)) }
    return symbols
  }
}
