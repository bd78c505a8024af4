/// A core with a choice of the rows that hold exactly: which symbols are basic, and what follows.
/// The symbols of a core are its variables (0..<columnCount) and the left sides of its rows
/// (columnCount + row). Every basic symbol is a linear combination of the nonbasic ones, which rest
/// at their breakpoints; the tableau holds these combinations, at first the core's coefficients.
struct Basis: Sendable {
  private(set) var core: Core
  /// Empty until the method works on the basis.
  private(set) var symbols = KeptList<Symbol>.empty
  /// The symbol of each column, then of each row; empty as long as all left sides are basic.
  private var occupants = KeptList<Int32>.empty
  /// Where the entries of each row start; one more than there are rows, or none.
  private var starts = KeptList<Int32>.empty
  /// The combinations, without zeros; empty as long as they are the core's coefficients.
  private(set) var entries = KeptList<Core.Entry>.empty
  /// Nil if the core's memory keeps the lists, or they are empty.
  private var memory: KeptMemory?
  /// Whether ``BasisFactors`` take the place of the combinations.
  let isFactored: Bool

  init(_ core: Core) { self.init(core, isFactored: core.rows.count > Self.storedLimit) }

  /// Larger tableaus would fill up: such cores have factors, and no maps.
  static var storedLimit: Int { 256 }

  /// Creates the basis of all rows.
  init(_ core: Core, isFactored: Bool) {
    self.core = core
    self.isFactored = isFactored
  }

  func basic(_ row: Int) -> Int {
    hasOwnRows ? core.columnCount + row : Int(occupants[core.columnCount + row])
  }

  func nonbasic(_ column: Int) -> Int { hasOwnRows ? column : Int(occupants[column]) }

  /// - Complexity: O(1); O(entries of the core) where the basis is kept as factors.
  func entries(ofRow row: Int) -> [Core.Entry] {
    if isFactored { return sum(ofRows: [(row, 1)]) }
    return hasOwnRows
      ? Array(core.entries[core.rows[row].entries])
      : Array(entries[Int(starts[row])..<Int(starts[row + 1])])
  }

  private var hasOwnRows: Bool { occupants.isEmpty }

  /// Of a basis that is kept as factors.
  func sum(ofRows parts: [(row: Int, factor: Double)]) -> [Core.Entry] {
    examine { $0.sum(ofRows: parts) }
  }

  var factorEntryCount: Int {
    guard isFactored else { return hasOwnRows ? core.entries.count : entries.count }
    return examine { simplex in
      simplex.beginRow()
      return simplex.factors.entryCount
    }
  }

  /// Lets the simplex method work on the basis. While compiling, only this task knows the core.
  mutating func withSimplex<Result>(
    in block: ScratchBlock = .none, isCompiling: Bool = false,
    _ body: (inout LexicographicSimplex) -> Result
  ) -> Result {
    var simplex = simplex(in: block)
    let result = body(&simplex)
    self.core = simplex.core
    simplex.forgetFactors()
    keep(simplex.symbols, simplex.tableau, isCompiling: isCompiling)
    return result
  }

  /// Lets the simplex method answer a question; nothing of its work is kept.
  func examine<Result>(_ body: (inout LexicographicSimplex) -> Result) -> Result {
    var simplex = simplex(in: .none)
    return body(&simplex)
  }

  private func simplex(in block: ScratchBlock) -> LexicographicSimplex {
    LexicographicSimplex(
      core, symbols: hasOwnRows ? .atRest(of: core, in: block) : ScratchList(symbols, in: block),
      tableau: Tableau(core, occupants, starts, entries, isFactored: isFactored, in: block),
      in: block)
  }

  /// Keeps the symbols, and a tableau without its zeros and its room.
  private mutating func keep(
    _ symbols: borrowing ScratchList<Symbol>, _ tableau: borrowing Tableau, isCompiling: Bool
  ) {
    self.memory =
      isCompiling
      ? nil
      : KeptMemory(
        room: symbols.count * (MemoryLayout<Symbol>.stride + 2 * MemoryLayout<Int32>.stride)
          + tableau.links.count * MemoryLayout<Core.Entry>.stride)
    let memory = self.memory ?? core.memory
    self.symbols = memory.list(symbols)
    occupants = memory.list(count: tableau.places.count) {
      Int32(truncatingIfNeeded: tableau.places[$0].occupant)
    }
    if isFactored { return }
    let room = memory.list(KeptList<Core.Entry>.empty, room: tableau.links.count)
    var kept = room.elements
    var count = 0
    starts = memory.list(count: tableau.rowCount + 1) { row in
      let start = count
      for entry in row < tableau.rowCount ? tableau.range(ofRow: row) : 0..<0
      where tableau.entries[entry].coefficient != 0 {
        kept[count] = tableau.entries[entry]
        count += 1
      }
      return Int32(truncatingIfNeeded: start)
    }
    entries = room.prefix(count)
  }

  func storeValues(in values: inout [Double]) {
    for (index, column) in core.columns.enumerated() {
      values[column.variable] = symbols[index].value
    }
  }

  /// Whether all bounds hold at some constants, as far as the uncorrected tableau shows.
  func holds(at constants: ArraySlice<Double>, _ presolved: Presolved) -> Bool {
    let reduced = presolved.reducedConstants(constants, group: core.group)
    var present = ScratchList(symbols)
    var scratch = [Double](repeating: 0, count: core.isTied ? presolved.system.variableCount : 0)
    core.setConstants(reduced, of: present.borrowed, presolved.elimination, scratch: &scratch)
    for row in core.rows.indices {
      let symbol = basic(row)
      let cost = present[symbol].cost
      if cost.below.isFinite && cost.above.isFinite { continue }
      var distance = -present[symbol].breakpoint
      for entry in entries(ofRow: row) {
        distance += entry.coefficient * present[nonbasic(entry.column)].breakpoint
      }
      if cost.below == .infinity && distance < -Tolerance.region { return false }
      if cost.above == .infinity && distance > Tolerance.region { return false }
    }
    return true
  }

  /// Solves the ranks, and where they leave something open, the tie rule in a tied core; where
  /// rounding prevents that from a known basis, again from the core's own rows. `constants` are
  /// reduced ones.
  mutating func solve(
    at constants: borrowing Scratch<Elimination.ReducedConstant>, _ presolved: Presolved,
    isNew: Bool, scratch: inout [Double], in block: ScratchBlock = .none,
    isCompiling: Bool = false, order: () -> TieOrder
  ) -> LexicographicSimplex.Termination {
    let wasTied = core.isTied
    let end = withSimplex(in: block, isCompiling: isCompiling) { simplex in
      simplex.setConstants(constants, presolved.elimination, scratch: &scratch)
      if isNew { simplex.startAtFirstRows() }
      let end = simplex.solve()
      guard end == .open else { return end }
      let tied = Core(
        tying: simplex.core, presolved, order: order(), in: block, isCompiling: isCompiling)
      return simplex.withTies(of: tied) { simplex in
        simplex.setConstants(constants, presolved.elimination, scratch: &scratch)
        return simplex.solveTies()
      }
    }
    let isSettled = isNew && core.isTied == wasTied
    guard case .imprecise = end, !isSettled else { return end }
    self = Basis(core, isFactored: isFactored)
    return solve(at: constants, presolved, isNew: true, scratch: &scratch, order: order)
  }
}

extension Core {
  /// Sets the constants of rows, from reduced ones. `scratch` has a number for each variable.
  func setConstants(
    _ constants: borrowing Scratch<Elimination.ReducedConstant>,
    of symbols: BorrowedElements<Symbol>, _ elimination: Elimination, scratch: inout [Double]
  ) {
    var symbols = symbols
    for row in 0..<constraintCount {
      let scale = rows[row].scale
      let reduced = constants[rows[row].subject]
      symbols[columnCount + row].breakpoint = reduced.constant * scale
      symbols[columnCount + row].magnitude = Float(reduced.magnitude * scale)
    }
    if constraintCount == rows.count { return }
    // Where the core's variables are 0, the others show their constant parts.
    for column in columns { scratch[column.variable] = 0 }
    elimination.recover(&scratch, from: constants, group: group)
    for row in constraintCount..<rows.count {
      let constant = -scratch[rows[row].subject] * rows[row].scale
      symbols[columnCount + row].breakpoint = constant
      symbols[columnCount + row].magnitude = Float(constant.magnitude)
    }
  }
}
