/// A core with a choice of the rows that hold exactly: which symbols are basic, and what follows.
///
/// The symbols of a core are its variables (0..<columnCount) and the left sides of its rows
/// (columnCount + row). Every basic symbol is a linear combination of the nonbasic ones, which rest at
/// their breakpoints; the tableau holds these combinations. It starts with all left sides basic, so
/// that its entries are the core's coefficients. There are no constants in it: they are breakpoints.
///
/// This is a value that can be kept; ``LexicographicSimplex`` works on its memory.
struct Basis: Sendable {
  /// What is solved.
  let core: Core
  /// All symbols.
  private(set) var symbols: [Symbol]
  /// The entries of the tableau, row after row.
  private(set) var entries: [Double]

  /// Creates the basis of all rows, with constants of 0.
  init(_ core: Core) {
    self.core = core
    let (columnCount, rowCount) = (core.columnCount, core.rows.count)
    let symbols = Scratch(repeating: Symbol(), count: columnCount + rowCount)
    let entries = Scratch(repeating: 0.0, count: rowCount * columnCount)
    for column in 0..<columnCount {
      symbols[column].place = -1 - column
      symbols[rowCount + column].occupant = column
    }
    for (index, row) in core.rows.enumerated() {
      symbols[columnCount + index].place = index
      symbols[index].occupant = columnCount + index
      for entry in core.entries[row.entries] {
        entries[index * columnCount + entry.column] = entry.coefficient
      }
    }
    self.symbols = symbols.array
    self.entries = entries.array
  }

  /// The symbol that is basic in a row.
  func basic(_ row: Int) -> Int { symbols[row].occupant }

  /// The symbol that is nonbasic in a column.
  func nonbasic(_ column: Int) -> Int { symbols[core.rows.count + column].occupant }

  /// The entry of a row and a column.
  func entry(row: Int, column: Int) -> Double { entries[row * core.columnCount + column] }

  /// Sets the constants of the core's rows.
  ///
  /// - Parameters:
  ///   - constants: By constraint of the program, after the transfers.
  ///   - scratch: A number for each variable of the program; those of the group are overwritten.
  mutating func setConstants(
    _ constants: borrowing Scratch<Elimination.Moved>, _ elimination: Elimination,
    scratch: inout [Double]
  ) {
    let columnCount = core.columnCount
    for row in 0..<core.constraintCount {
      let scale = core.rows[row].scale
      let moved = constants[core.rows[row].subject]
      symbols[columnCount + row].breakpoint = moved.constant * scale
      symbols[columnCount + row].magnitude = moved.magnitude * scale
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
    return core.rows.withUnsafeBufferPointer { rows in
      core.entries.withUnsafeBufferPointer { coefficients in
        symbols.withUnsafeMutableBufferPointer { symbols in
          entries.withUnsafeMutableBufferPointer { entries in
            let tableau = Tableau(
              rowCount: rows.count, columnCount: core.columnCount, entries: entries,
              symbols: symbols)
            var simplex = LexicographicSimplex(
              core, rows: rows, coefficients: coefficients, symbols: symbols, tableau: tableau)
            return body(&simplex)
          }
        }
      }
    }
  }
}
