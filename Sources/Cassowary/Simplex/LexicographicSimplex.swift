/// Solves one core for given constants: rank by rank, then tie by tie.
///
/// Every symbol has a breakpoint (the constant for the left side of a row, 0 for a variable) and a
/// ``KinkedCost``. Nonbasic symbols rest at their breakpoints; so the nonbasic set determines all
/// values, and no symbols for errors or slacks are needed.
///
/// For each rank, that is for each priority, high to low, the sum of its rows' violations is
/// minimized by primal pivots. What the optimum fixes becomes bounds: columns whose reduced cost is
/// positive may not move again in that direction, and rows stay on their side. Lower ranks thus
/// move on the face of all solutions that are optimal so far: no rank's sum is ever compared with a
/// number that was rounded. Required rows are the first rank, whose optimum must be 0.
/// - Source: Badros, Borning, Stuckey, The Cassowary Linear Arithmetic Constraint Solving
///   Algorithm, TOCHI 2001, for the problem; Fourer, A Simplex Algorithm for Piecewise-Linear
///   Programming, Mathematical Programming 33, 1985, for kinked costs; Sherali, Soyster, Preemptive
///   and Nonpreemptive Multi-Objective Programming, JOTA 39, 1983, for the freezing of columns.
struct LexicographicSimplex: ~Copyable {
  struct Price: BitwiseCopyable {
    var reducedCost = 0.0
    /// The sum of the magnitudes of the reduced cost's terms.
    var magnitude = 0.0
    /// By how much the column's symbol has yet to grow while values are computed.
    var missing = 0.0
    /// The entry in a pivot's row, and the marks of the pivot and of the last row that met it.
    var pivotEntry = 0.0
    @Narrow var pivotMark = 0
    @Narrow var rowMark = 0
    var isReached = false
    var isCandidate = false
  }

  // Set once, and again where the core is tied.
  var core: Core
  var rows: KeptList<Core.Row>
  var coefficients: KeptList<Core.Entry>
  let isFactored: Bool
  let block: ScratchBlock
  /// For factors.
  var coreColumns = SparseColumns()
  /// By symbol, for factors: a small copy of what the symbol says.
  var isNonbasic = Scratch(repeating: false, count: 0)

  // Updated by a pivot.
  var symbols: ScratchList<Symbol>
  var tableau: Tableau
  var factors = BasisFactors(count: 0)
  /// -1 if no column is in `line`.
  var loadedColumn = -1
  /// The symbol whose row the factors have; -1 if none.
  var computedRow = -1
  /// Of a factored basis the entries of variables are first.
  var line: ScratchList<ColumnEntry>
  var lineVariableCount = 0
  var lineMagnitude = 0.0
  /// Distinguishes pivots and their rows.
  var mark = 0
  /// Whether the values were computed from the breakpoints after the last pivot.
  var isEvaluated = false
  var areBoundsChecked = false
  /// Whether the nonbasic rows were at their breakpoints then.
  var isPrecise = true
  /// All pivots, and those before the tableau was last made of the core's coefficients.
  var pivotCount = 0
  var pivotCountWhenRebuilt = 0
  var isPriced = false
  var isPriceUpdated = false
  /// Since the values were computed; of a factored basis.
  var moved = SparseVector(count: 0)
  /// Whether these are all that have moved since symbols were asked for.
  var isMovedKnown = false

  // Updated by a rank or a tie.
  /// The symbols that have finite costs; all others are free or bounded.
  var charged = 0..<0 { didSet { isPriced = false } }
  /// Rows from this one on are free: their ranks are later.
  var freeRowStart: Int
  /// Until ties are broken.
  var areVariablesFree = false
  /// How far the variables move if all open columns do, and how many symbols could not move since.
  var openDirection = SparseVector(count: 0)
  var isDirectionKnown = false
  var idleCount = 0
  /// Of the charged symbols.
  var greatestWeight = 1.0
  var openColumn = 0

  // Recomputed for a pivot.
  var prices: Scratch<Price>
  var breakpoints: ScratchList<Breakpoint>
  var reached: ScratchList<Int>
  /// Columns that were worth moving when they were priced last.
  var candidates: ScratchList<Int>
  /// By row of the core.
  var rowSums = SparseVector(count: 0)

  init(
    _ core: Core, symbols: consuming ScratchList<Symbol>, tableau: consuming Tableau,
    in block: ScratchBlock
  ) {
    self.core = core
    isFactored = tableau.isFactored
    self.tableau = tableau
    line = ScratchList(capacity: 16, in: block)
    self.block = block
    rows = core.rows
    coefficients = core.entries
    freeRowStart = rows.count
    self.symbols = symbols
    prices = Scratch(repeating: Price(), count: core.columnCount, in: block)
    reached = ScratchList(capacity: core.columnCount, in: block)
    candidates = ScratchList(capacity: isFactored ? 64 : 0)
    breakpoints = ScratchList(capacity: 16, in: block)
    if !isFactored { return }
    factors = BasisFactors(count: core.columnCount)
    openDirection = SparseVector(count: core.columnCount)
    moved = SparseVector(count: core.columnCount)
    prepareRows()
  }

  mutating func forgetFactors() {
    if !isFactored { return }
    factors = BasisFactors(count: 0)
    coreColumns = SparseColumns()
    rowSums = SparseVector(count: 0)
    openDirection = SparseVector(count: 0)
    moved = SparseVector(count: 0)
  }

  mutating func prepareRows() {
    freeRowStart = rows.count
    loadedColumn = -1
    if !isFactored { return }
    // The memory of those before is freed first.
    coreColumns = SparseColumns()
    coreColumns = SparseColumns(rows, coefficients, columnCount: columnCount)
    rowSums = SparseVector(count: rows.count)
    isNonbasic = Scratch(repeating: false, count: symbols.count)
    for symbol in symbols.indices { isNonbasic[symbol] = symbols[symbol].place < 0 }
  }

  var columnCount: Int { prices.count }

  @inline(__always) func symbol(ofRow row: Int) -> Int { columnCount + row }

  @inline(__always)
  func row(of symbol: Int) -> Int? { symbols[symbol].place >= 0 ? symbols[symbol].place : nil }

  enum Termination: Equatable {
    case solved
    /// The ranks are optimal; a tied core has to decide the rest.
    case open
    /// The state is that of the least sum of the required rows' violations.
    case infeasible
    /// Rounding keeps a rank from its optimum, or the tie rule from its end (priority 0).
    case imprecise(priority: Double)
  }

  /// How often the ranks may begin again from the basis that they have come to.
  private static var attemptLimit: Int { 3 }

  /// Ties that end beyond a bound are broken once more, in a rebuilt tableau.
  mutating func solve() -> Termination {
    let end = solveOnce()
    guard end == .imprecise(priority: 0) else { return end }
    rebuild()
    return solveOnce()
  }

  private mutating func solveOnce() -> Termination {
    let end = optimizeRanks()
    guard end == .solved else { return end }
    closeBlockedColumns()
    if hasOpenColumns() {
      guard core.isTied else { return .open }
      breakTies()
    }
    return finish()
  }

  /// Breaks the ties of a tied core whose ranks are optimal.
  mutating func solveTies() -> Termination {
    evaluate()
    breakTies()
    return finish()
  }

  private mutating func finish() -> Termination {
    if !isEvaluated { evaluate() }
    guard isPrecise && boundsHold() else { return .imprecise(priority: 0) }
    _checkInvariants()
    return .solved
  }

  /// Their bounds then leave exactly the optimal solutions. After rounding, the ranks begin again.
  mutating func optimizeRanks() -> Termination {
    var end = optimizeRanksOnce()
    for _ in 1..<Self.attemptLimit {
      guard case .imprecise = end else { break }
      rebuild()
      end = optimizeRanksOnce()
    }
    return end
  }

  private mutating func optimizeRanksOnce() -> Termination {
    for symbol in symbols.indices { symbols[symbol].cost = .free }
    isPriced = false
    freeRowStart = 0
    areVariablesFree = true
    isDirectionKnown = false
    evaluate()
    var start = 0
    while start < core.constraintCount {
      if start > 0 && !hasOpenColumns() { break }
      var end = start + 1
      while end < core.constraintCount && rows[end].priority == rows[start].priority { end += 1 }
      let rank = optimize(start..<end)
      if rank != .solved { return rank }
      start = end
    }
    return .solved
  }

  private mutating func optimize(_ rank: Range<Int>) -> Termination {
    if !isEvaluated { evaluate() }
    if isPrecise && allHold(rank) {
      bind(rank)
      return .solved
    }
    let priority = rows[rank.lowerBound].priority
    charge(rank)
    guard minimizeViolations() else { return .imprecise(priority: priority) }
    if allHold(rank) {
      bind(rank)
    } else if priority == SolverLimits.requiredPriority {
      return .infeasible
    } else {
      freeze()
    }
    return .solved
  }

  private mutating func allHold(_ rank: Range<Int>) -> Bool {
    for row in rank where !isSatisfied(row) { return false }
    return true
  }

  mutating func charge(_ rank: Range<Int>) {
    charged = symbol(ofRow: rank.lowerBound)..<symbol(ofRow: rank.upperBound)
    loadedColumn = -1
    freeRowStart = max(freeRowStart, rank.upperBound)
    greatestWeight = 0
    for row in rank {
      greatestWeight = max(greatestWeight, 1 / rows[row].scale)
      let symbol = symbol(ofRow: row)
      let relation = rows[row].relation
      symbols[symbol].cost = .violation(of: relation, weight: 1 / rows[row].scale)
      symbols[symbol].isAbove =
        isSatisfied(row) ? relation == .greaterThanOrEqual : symbols[symbol].distance > 0
    }
  }

  mutating func bind(_ bound: some Sequence<Int>) {
    loadedColumn = -1
    isPriced = false
    for row in bound {
      let symbol = symbol(ofRow: row)
      freeRowStart = max(freeRowStart, row + 1)
      symbols[symbol].cost = .bound(of: rows[row].relation)
      symbols[symbol].isAbove = rows[row].relation == .greaterThanOrEqual
    }
  }

  /// Turns costs into bounds that leave exactly the optimal solutions: complementary slackness.
  mutating func freeze() {
    price()
    for index in 0..<reached.count {
      let column = reached[index]
      let rising = departureCost(ofColumn: column, rising: true)
      let falling = departureCost(ofColumn: column, rising: false)
      symbols[tableau.nonbasic(column)].cost = KinkedCost(
        below: falling > 0 ? .infinity : 0, above: rising > 0 ? .infinity : 0)
    }
    for symbol in charged where symbols[symbol].place >= 0 {
      let cost = symbols[symbol].cost
      if cost.kink > 0 && !cost.isFixed {
        symbols[symbol].cost = symbols[symbol].isAbove ? .atLeast : .atMost
      }
    }
    isPriced = false
  }

  /// Up to rounding.
  mutating func isSatisfied(_ row: Int) -> Bool {
    let distance = symbols[symbol(ofRow: row)].distance
    // Most rows hold exactly; only the others need their terms summed up.
    switch rows[row].relation {
    case .lessThanOrEqual where distance <= 0, .equal where distance == 0,
      .greaterThanOrEqual where distance >= 0:
      return true
    default: return distance.magnitude <= violationTolerance(ofRow: row)
    }
  }
}
