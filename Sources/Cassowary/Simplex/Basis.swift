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
  let core: Core
  /// All symbols.
  private(set) var symbols: [Symbol]
  /// The combinations.
  private(set) var tableau: Tableau

  /// Creates the basis of all rows, with constants of 0.
  init(_ core: Core) {
    self.init(core, isFactored: core.rows.count > Self.storedLimit)
  }

  /// Beyond this number of rows a core has factors: its tableau would fill up. Groups of no more
  /// constraints may have maps, which are made of a stored tableau.
  static var storedLimit: Int { 256 }

  /// Creates the basis of all rows, with constants of 0, with a stored tableau or factors.
  init(_ core: Core, isFactored: Bool) {
    self.core = core
    let (columnCount, rowCount) = (core.columnCount, core.rows.count)
    symbols = [Symbol](count: columnCount + rowCount) { index in
      Symbol(place: index < columnCount ? -1 - index : index - columnCount)
    }
    tableau = Tableau(core, isFactored: isFactored)
  }

  /// Creates the basis of a tableau in which each symbol has its place.
  init(_ core: Core, _ symbols: [Symbol], _ tableau: Tableau) {
    self.core = core
    self.symbols = symbols
    self.tableau = tableau
  }

  /// The symbol that is basic in a row.
  func basic(_ row: Int) -> Int { tableau.basic(row) }

  /// The symbol that is nonbasic in a column.
  func nonbasic(_ column: Int) -> Int { tableau.nonbasic(column) }

  /// The entries of a row.
  ///
  /// - Complexity: O(1); O(entries of the core) where the basis is kept as factors.
  func entries(ofRow row: Int) -> ArraySlice<Core.Entry> {
    if tableau.isFactored { return sum(ofRows: [(row, 1)])[...] }
    return tableau.entries[tableau.range(ofRow: row)]
  }

  /// A sum of multiples of rows, for a basis that is kept as factors.
  ///
  /// - Complexity: O(entries of the core).
  func sum(ofRows parts: [(row: Int, factor: Double)]) -> [Core.Entry] {
    var copy = self
    return copy.withSimplex { $0.sum(ofRows: parts) }
  }

  /// Sets the constants of the core's rows.
  ///
  /// - Parameters:
  ///   - constants: By constraint of the program, after the transfers.
  ///   - scratch: A number for each variable of the program; those of the group are overwritten.
  mutating func setConstants(
    _ constants: borrowing Scratch<Elimination.ReducedConstant>, _ elimination: Elimination,
    scratch: inout [Double]
  ) {
    let columnCount = core.columnCount
    for row in 0..<core.constraintCount {
      let scale = core.rows[row].scale
      let reduced = constants[core.rows[row].subject]
      symbols[columnCount + row].breakpoint = reduced.constant * scale
      symbols[columnCount + row].magnitude = reduced.magnitude * scale
    }
    if core.constraintCount == core.rows.count { return }
    // Where the core's variables are 0, those that were taken out show their constant parts.
    for column in core.columns { scratch[column.variable] = 0 }
    elimination.recover(&scratch, from: constants, group: core.group)
    for row in core.constraintCount..<core.rows.count {
      let constant = -scratch[core.rows[row].subject] * core.rows[row].scale
      symbols[columnCount + row].breakpoint = constant
      symbols[columnCount + row].magnitude = constant.magnitude
    }
  }

  /// Lets the simplex method work on the basis.
  mutating func withSimplex<Result>(_ body: (inout LexicographicSimplex) -> Result) -> Result {
    let core = core
    // The method is the tableau's only owner, so that it works in place.
    var tableau = Tableau.empty
    swap(&tableau, &self.tableau)
    let result = core.rows.withUnsafeBufferPointer { rows in
      core.entries.withUnsafeBufferPointer { coefficients in
        symbols.withUnsafeMutableBufferPointer { symbols in
          var simplex = LexicographicSimplex(
            core, rows: rows, coefficients: coefficients, symbols: BorrowedElements(symbols),
            tableau: tableau)
          tableau = .empty
          let result = body(&simplex)
          swap(&simplex.tableau, &tableau)
          return result
        }
      }
    }
    swap(&tableau, &self.tableau)
    return result
  }

  /// Gives back what pivots used up and need no longer, if it is much.
  mutating func compact() {
    if tableau.links.count > 4 * core.entries.count + 256 { tableau.compact() }
  }
}
