/// The memory of an ``Eliminator`` while it puts variables into rows.
struct SubstitutionMemory: ~Copyable {
  /// The known facts about a variable.
  struct Column: BitwiseCopyable {
    /// The list of the rows that name it, and of some that did; -1 if it is empty.
    @Narrow var head = -1
    /// The coefficient that was last scattered, and the mark of that time.
    var coefficient = 0.0
    @Narrow var mark = 0
    /// The row in which the coefficient was last met.
    @Narrow var rowMark = 0
  }

  /// A row in the list of a variable.
  struct Link: BitwiseCopyable {
    @Narrow var row: Int
    /// The next link; -1 at the end.
    @Narrow var next: Int
  }

  /// By variable.
  private(set) var columns = Scratch<Column>(repeating: Column(), count: 0)
  /// All links of all lists.
  private(set) var links = ScratchList<Link>(capacity: 0)
  /// The lists of rows that wait, by length.
  var waiting = Scratch<Int>(repeating: -1, count: 0)
  /// The number of rows that wait.
  var waitingCount = 0
  /// The present marks.
  private var mark = 0
  private var rowMark = 0
  /// Rows of up to this length have a list for each; of longer ones those wait together that are
  /// less than twice as long as others. A chain of any length is so put together from halves.
  private static let shortLength = 12
  static let listCount = shortLength + 2 + Int32.bitWidth

  /// The list in which rows of a length wait.
  @inline(__always) static func list(ofLength length: Int) -> Int {
    length <= shortLength ? length : shortLength + 1 + (length / shortLength).binaryLogarithm
  }

  /// Makes room for a system's variables, the first time.
  mutating func prepare(columnCount: Int, linkCount: Int, in block: ScratchBlock) {
    links.removeAll()
    if waiting.count > 0 { return }
    columns = Scratch(repeating: Column(), count: columnCount, in: block)
    links = ScratchList(capacity: linkCount, in: block)
    waiting = Scratch(repeating: -1, count: Self.listCount, in: block)
  }

  /// Adds a row to a variable's list.
  @inline(__always) mutating func link(_ row: Int, to variable: Int) {
    links.append(Link(row: row, next: columns[variable].head))
    columns[variable].head = links.count - 1
  }

  /// Begins to write down another row's coefficients.
  mutating func beginScattering() { mark += 1 }

  /// Writes a coefficient where it is found by variable.
  @inline(__always) mutating func scatter(_ term: LinearTerm) {
    columns[term.variable.index].coefficient = term.coefficient
    columns[term.variable.index].mark = mark
  }

  /// Begins to note which scattered coefficients are met.
  mutating func beginRow() { rowMark += 1 }

  /// The scattered coefficient of a variable, which is noted as met; nil if there is none.
  @inline(__always) mutating func meet(_ variable: Int) -> Double? {
    guard columns[variable].mark == mark else { return nil }
    columns[variable].rowMark = rowMark
    return columns[variable].coefficient
  }

  /// Whether a scattered coefficient was met since the row began.
  @inline(__always) func isMet(_ variable: Int) -> Bool { columns[variable].rowMark == rowMark }
}

extension Int {
  /// The logarithm to the base 2, rounded down, of a positive number.
  @inline(__always) fileprivate var binaryLogarithm: Int { bitWidth - 1 - leadingZeroBitCount }
}
