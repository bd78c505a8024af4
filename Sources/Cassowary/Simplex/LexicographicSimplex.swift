/// Solves one core for given constants: rank by rank, then tie by tie.
///
/// Every symbol has a breakpoint (the constant for the left side of a row, 0 for a variable) and a
/// ``KinkedCost``. Nonbasic symbols rest at their breakpoints; so the nonbasic set determines all
/// values, and no symbols for errors or slacks are needed.
///
/// For each rank, that is for each priority, high to low, the rows of that rank get their violation
/// as cost and the sum is minimized by primal pivots. What the optimum fixes then becomes bounds:
/// the columns whose reduced cost is positive may not move again in that direction, and rows stay
/// on their side. Lower ranks thus move on the face of all solutions that are optimal so far, and
/// cannot trade anything away: no rank's sum is ever compared with a number that was rounded.
/// Required rows are the first rank, whose optimum must be 0.
///
/// This type is the method at work: it holds the memory of a ``Basis`` for as long as
/// ``Basis/withSimplex(_:)`` runs. Indices come from the core and the tableau; builds for debugging
/// check them.
///
/// - Source: Badros, Borning, Stuckey, The Cassowary Linear Arithmetic Constraint Solving
///   Algorithm, TOCHI 2001, for the problem; Fourer, A Simplex Algorithm for Piecewise-Linear
///   Programming, Mathematical Programming 33, 1985, for kinked costs; Sherali, Soyster, Preemptive
///   and Nonpreemptive Multi-Objective Programming, JOTA 39, 1983, for the freezing of columns.
struct LexicographicSimplex: ~Copyable {
  /// The cost of moving a column; recomputed for each pivot.
  struct Price: BitwiseCopyable {
    /// The change of the basic symbols' cost with the column's symbol.
    var reducedCost = 0.0
    /// The sum of the magnitudes of the terms of the reduced cost.
    var magnitude = 0.0
    /// The amount by which the column's symbol has yet to grow while values are computed.
    var missing = 0.0
    /// The column's entry in a pivot's row, if the mark is the pivot's, and the last row that met
    /// it.
    var pivotEntry = 0.0
    @Narrow var pivotMark = 0
    @Narrow var rowMark = 0
    /// Whether any cost reaches the column.
    var isReached = false
    /// Whether the column is among the candidates.
    var isCandidate = false
  }

  // Set once, and again where the core is tied.
  var core: Core
  var rows: KeptList<Core.Row>
  var coefficients: KeptList<Core.Entry>
  /// Whether the basis is kept as factors.
  let isFactored: Bool
  /// The block for lists.
  let block: ScratchBlock
  /// The entries by column, for factors.
  var coreColumns: CoreColumns
  /// Whether a symbol is nonbasic, for factors: a small copy of what the symbol says.
  var isNonbasic: Scratch<Bool>

  // Updated by a pivot.
  var symbols: ScratchList<Symbol>
  var tableau: Tableau
  /// The factors of a basis that has no stored tableau.
  var factors: BasisFactors
  /// The column that `line` has the entries of; -1 if none.
  var loadedColumn = -1
  /// The symbol whose row the factors have; -1 if none.
  var computedRow = -1
  /// The entries of a column that was loaded; of a factored basis those of variables are first.
  var line: ScratchList<ColumnEntry>
  /// The number of entries of variables that are first, and the greatest magnitude of all entries.
  var lineVariableCount = 0
  var lineMagnitude = 0.0
  /// Distinguishes the marks of pivots, and of their rows, from earlier ones.
  var mark = 0
  /// Whether no pivot has been taken since the values were computed from the breakpoints.
  var isEvaluated = false
  /// Whether the bounds were found to hold at the present values.
  var areBoundsChecked = false
  /// Whether the nonbasic rows were at their breakpoints when the values were computed last.
  var isPrecise = true
  /// The number of pivots, and of those before the tableau was made of the core's coefficients.
  var pivotCount = 0
  var pivotCountWhenRebuilt = 0
  /// Whether the reduced costs belong to the present basis and slopes.
  var isPriced = false
  /// Whether pivots have updated the reduced costs since they were computed.
  var isPriceUpdated = false
  /// The variables that pivots have moved since the values were computed; of a factored basis.
  var moved: SparseVector
  /// Whether these are all that have moved since symbols were asked for.
  var isMovedKnown = false

  // Updated by a rank or a tie.
  /// The symbols that have finite costs; all others are free or bounded.
  var charged = 0..<0 { didSet { isPriced = false } }
  /// The rows from this one on are free: their ranks are later.
  var freeRowStart: Int
  /// Whether all variables are free, as they are until ties are broken.
  var areVariablesFree = false
  /// How far the variables move if all open columns do, if that is known, and how many symbols were
  /// found to be unable to move since.
  var openDirection: SparseVector
  var isDirectionKnown = false
  var idleCount = 0
  /// The greatest slope among them.
  var greatestWeight = 1.0
  /// The column that was found open last.
  var openColumn = 0

  // Recomputed for a pivot.
  var prices: Scratch<Price>
  var breakpoints: ScratchList<Breakpoint>
  /// The columns that costs reach.
  var reached: ScratchList<Int>
  /// Columns that were worth moving when they were priced last.
  var candidates: ScratchList<Int>
  /// The sums of which a column is made, by row of the core.
  var rowSums: SparseVector

  init(
    _ core: Core, symbols: consuming ScratchList<Symbol>, tableau: consuming Tableau,
    in block: ScratchBlock
  ) {
    self.core = core
    isFactored = tableau.isFactored
    self.tableau = tableau
    coreColumns = CoreColumns()
    factors = BasisFactors(count: 0)
    rowSums = SparseVector(count: 0)
    isNonbasic = Scratch(repeating: false, count: 0)
    openDirection = SparseVector(count: 0)
    moved = SparseVector(count: 0)
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

  /// Frees what is needed for factors alone.
  mutating func forgetFactors() {
    if !isFactored { return }
    factors = BasisFactors(count: 0)
    coreColumns = CoreColumns()
    rowSums = SparseVector(count: 0)
    openDirection = SparseVector(count: 0)
    moved = SparseVector(count: 0)
  }

  /// Makes room for the rows, and sorts their entries by column for factors.
  mutating func prepareRows() {
    freeRowStart = rows.count
    loadedColumn = -1
    if !isFactored { return }
    // Those before are freed first.
    coreColumns = CoreColumns()
    coreColumns = CoreColumns(rows, coefficients, columnCount: columnCount)
    rowSums = SparseVector(count: rows.count)
    isNonbasic = Scratch(repeating: false, count: symbols.count)
    for symbol in symbols.indices { isNonbasic[symbol] = symbols[symbol].place < 0 }
  }

  /// The number of variables.
  var columnCount: Int { prices.count }

  /// The symbol of a row's left side.
  @inline(__always) func symbol(ofRow row: Int) -> Int { columnCount + row }

  /// The row of a basic symbol; nil if it is nonbasic.
  @inline(__always)
  func row(of symbol: Int) -> Int? { symbols[symbol].place >= 0 ? symbols[symbol].place : nil }

  /// How a solution ended.
  enum Termination: Equatable {
    /// All ranks and ties are optimal.
    case solved
    /// The ranks are optimal and leave something open, which only a tied core can decide.
    case open
    /// The required rows cannot hold; the state is that of the least sum of their violations.
    case infeasible
    /// Rounding keeps a rank from its optimum, or the tie rule from its end (priority 0).
    case imprecise(priority: Double)
  }

  /// How the ranks ended.
  enum RankTermination: Equatable {
    case optimal
    case infeasible
    case imprecise(priority: Double)
  }

  /// How often a solution may begin again from the basis that it has come to.
  private static var attemptLimit: Int { 3 }

  /// Finds the optimum of all ranks, and of the tie rule.
  ///
  /// Ties that end beyond a bound are broken once more, in a rebuilt tableau.
  mutating func solve() -> Termination {
    let end = solveOnce()
    guard end == .imprecise(priority: 0) else { return end }
    rebuild()
    return solveOnce()
  }

  private mutating func solveOnce() -> Termination {
    switch optimizeRanks() {
    case .infeasible: return .infeasible
    case .imprecise(let priority): return .imprecise(priority: priority)
    case .optimal: break
    }
    closeBlockedColumns()
    if hasOpenColumns() {
      guard core.isTied else { return .open }
      breakTies()
    }
    return finish()
  }

  /// Finds the end of the tie rule of a tied core, for ranks that are optimal.
  ///
  /// - Returns: `imprecise`, for a priority of 0, where that basis cannot be kept.
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

  /// Finds the optimum of all ranks; their bounds then leave exactly the optimal solutions.
  ///
  /// Where rounding keeps a rank from its optimum, or from the bounds of a higher one, the basis is
  /// rebuilt, and the ranks begin again from there.
  mutating func optimizeRanks() -> RankTermination {
    var end = optimizeRanksOnce()
    for _ in 1..<Self.attemptLimit {
      guard case .imprecise = end else { break }
      rebuild()
      end = optimizeRanksOnce()
    }
    return end
  }

  private mutating func optimizeRanksOnce() -> RankTermination {
    for symbol in symbols.indices { symbols[symbol].cost = .free }
    isPriced = false
    freeRowStart = 0
    areVariablesFree = true
    isDirectionKnown = false
    evaluate()
    var start = 0
    while start < core.constraintCount {
      // Where nothing can move, lower ranks have no say.
      if start > 0 && !hasOpenColumns() { break }
      var end = start + 1
      while end < core.constraintCount && rows[end].priority == rows[start].priority { end += 1 }
      let rank = optimize(start..<end)
      if rank != .optimal { return rank }
      start = end
    }
    return .optimal
  }

  /// Minimizes the violations of one rank and turns its optimum into bounds.
  private mutating func optimize(_ rank: Range<Int>) -> RankTermination {
    if !isEvaluated { evaluate() }
    if isPrecise && allHold(rank) {
      bind(rank)
      return .optimal
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
    return .optimal
  }

  private mutating func allHold(_ rank: Range<Int>) -> Bool {
    for row in rank where !isSatisfied(row) { return false }
    return true
  }

  /// Makes the violation of some rows the cost.
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

  /// Bounds some rows, all of which hold, by their relations.
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

  /// Turns the costs into bounds that leave exactly the optimal solutions: complementary slackness.
  ///
  /// A nonbasic symbol whose departure costs something stays. A basic one whose cost has a kink
  /// stays on the side of the kink that it is on. Where no cost reaches, nothing changes.
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

  /// Whether a row holds at the present values, up to rounding.
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
