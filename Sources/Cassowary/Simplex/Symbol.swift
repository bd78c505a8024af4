/// A symbol of the simplex method: a variable of the core, or the left side of a row.
struct Symbol: BitwiseCopyable, Sendable {
  /// In scaled units.
  var value = 0.0
  /// The row's constant, in scaled units; 0 for a variable.
  var breakpoint = 0.0
  var cost = KinkedCost.free
  /// The sum of the magnitudes that make up the constant, in scaled units.
  var magnitude: Float = 0
  // In little room, because a solution consists of symbols.
  private var placeAndSide: MarkedPosition

  init(place: Int) { placeAndSide = MarkedPosition(place) }

  /// The row of a basic symbol, otherwise -1 - its column.
  @inline(__always) var place: Int {
    get { placeAndSide.position }
    set { placeAndSide.position = newValue }
  }

  /// Which slope of a basic symbol applies. At the breakpoint itself either may.
  @inline(__always) var isAbove: Bool {
    get { placeAndSide.isMarked }
    set { placeAndSide.isMarked = newValue }
  }

  var distance: Double { value - breakpoint }
}

extension ScratchList<Symbol> {
  static func atRest(of core: Core, in block: ScratchBlock) -> ScratchList {
    var symbols = ScratchList(capacity: core.columnCount + core.rows.count, in: block)
    for column in 0..<core.columnCount { symbols.append(Symbol(place: -1 - column)) }
    for row in core.rows.indices { symbols.append(Symbol(place: row)) }
    return symbols
  }
}
