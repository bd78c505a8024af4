/// A core with a choice of the rows that hold exactly: which symbols are basic, and what follows.
///
/// The symbols of a core are its variables (0..<columnCount) and the left sides of its rows
/// (columnCount + row). Every basic symbol is a linear combination of the nonbasic ones, which rest
/// at their breakpoints; the tableau holds these combinations. It starts with all left sides basic,
/// so that its entries are the core's coefficients. There are no constants in it: they are
/// breakpoints.
///
/// This is a value that can be kept; ``LexicographicSimplex`` works on it.
struct Basis: Sendable {
  /// The core being solved.
  private(set) var core: Core
  /// All symbols; empty as long as the method has not worked on the basis.
  private(set) var symbols: KeptList<Symbol>
  /// The nonbasic symbol of each column, and after them the basic one of each row; empty as long as
  /// all left sides are basic.
  private var occupants: KeptList<Int32>
  /// Where the combinations of each row start; one more than there are rows, or none.
  private var starts: KeptList<Int32>
  /// The combinations, one row after the other and without zeros; empty as long as all left sides
  /// are basic, so that they are the core's coefficients.
  private(set) var entries: KeptList<Core.Entry>
  /// Keeps the lists; nil if the core's memory does, or they are empty.
  private var memory: KeptMemory?
  /// Whether there are no combinations: ``BasisFactors`` give them.
  let isFactored: Bool

  /// Creates the basis of all rows.
  init(_ core: Core) { self.init(core, isFactored: core.rows.count > Self.storedLimit) }

  /// Beyond this number of rows a core has factors: its tableau would fill up. Groups of no more
  /// constraints may have maps, which are made of a stored tableau.
  static var storedLimit: Int { 256 }

  /// Creates the basis of all rows, with a stored tableau or factors.
  init(_ core: Core, isFactored: Bool) {
    self.core = core
    self.isFactored = isFactored
    symbols = .empty
    occupants = .empty
    starts = .empty
    entries = .empty
  }

  /// The symbol that is basic in a row.
  func basic(_ row: Int) -> Int {
    hasOwnRows ? core.columnCount + row : Int(occupants[core.columnCount + row])
  }

  /// The symbol that is nonbasic in a column.
  func nonbasic(_ column: Int) -> Int { hasOwnRows ? column : Int(occupants[column]) }

  /// The positions of a row's entries once a tableau was made.
  private func range(ofRow row: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(starts[row]), Int(starts[row + 1])))
  }

  /// The entries of a row.
  ///
  /// - Complexity: O(1); O(entries of the core) where the basis is kept as factors.
  func entries(ofRow row: Int) -> [Core.Entry] {
    if isFactored { return sum(ofRows: [(row, 1)]) }
    return hasOwnRows
      ? Array(core.entries[core.rows[row].entries]) : Array(entries[range(ofRow: row)])
  }

  /// Whether no tableau was made yet: all left sides are basic.
  private var hasOwnRows: Bool { occupants.isEmpty }

  /// A sum of multiples of rows, for a basis that is kept as factors.
  ///
  /// - Complexity: O(entries of the core).
  func sum(ofRows parts: [(row: Int, factor: Double)]) -> [Core.Entry] {
    var copy = self
    return copy.withSimplex { $0.sum(ofRows: parts) }
  }

  /// The number of entries of the basis's factors, or of the tableau.
  var factorEntryCount: Int {
    guard isFactored else { return hasOwnRows ? core.entries.count : entries.count }
    var copy = self
    return copy.withSimplex { simplex in
      simplex.beginRow()
      return simplex.factors.entryCount
    }
  }

  /// Lets the simplex method work on the basis.
  ///
  /// - Parameter isCompiling: Whether only this task knows the core; the tableau is kept beside it.
  mutating func withSimplex<Result>(
    in block: ScratchBlock = .none, isCompiling: Bool = false,
    _ body: (inout LexicographicSimplex) -> Result
  ) -> Result {
    var simplex = LexicographicSimplex(
      core, symbols: hasOwnRows ? .atRest(of: core, in: block) : ScratchList(symbols, in: block),
      tableau: Tableau(core, occupants, starts, entries, isFactored: isFactored, in: block),
      in: block)
    let result = body(&simplex)
    self.core = simplex.core
    simplex.forgetFactors()
    keep(simplex.symbols, simplex.tableau, isCompiling: isCompiling)
    return result
  }

  /// Keeps the symbols, and a tableau without its zeros and its room.
  private mutating func keep(
    _ symbols: borrowing ScratchList<Symbol>, _ tableau: borrowing Tableau, isCompiling: Bool
  ) {
    // While a program is being made, no other task knows its cores.
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
}

extension Core {
  /// Sets the constants of rows.
  ///
  /// - Parameters:
  ///   - constants: By constraint of the program, after the transfers.
  ///   - symbols: Of the core.
  ///   - scratch: A number for each variable of the program; those of the group are overwritten.
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
    // Where the core's variables are 0, those that were taken out show their constant parts.
    for column in columns { scratch[column.variable] = 0 }
    elimination.recover(&scratch, from: constants, group: group)
    for row in constraintCount..<rows.count {
      let constant = -scratch[rows[row].subject] * rows[row].scale
      symbols[columnCount + row].breakpoint = constant
      symbols[columnCount + row].magnitude = Float(constant.magnitude)
    }
  }
}
