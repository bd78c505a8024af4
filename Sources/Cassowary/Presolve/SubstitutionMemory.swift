/// What an ``Eliminator`` remembers while it puts variables into rows.
struct SubstitutionMemory: ~Copyable {
  /// What is known of a variable.
  struct Column: BitwiseCopyable {
    /// The list of the rows that name it, and of some that did; -1 if it is empty.
    var head = -1
    /// The coefficient that was last scattered, and the mark of that time.
    var coefficient = 0.0
    var mark = 0
    /// The row in which the coefficient was last met.
    var rowMark = 0
  }

  /// A row in the list of a variable.
  struct Link: BitwiseCopyable {
    var row: Int
    /// The next link; -1 at the end.
    var next: Int
  }

  /// By variable.
  private(set) var columns = Scratch<Column>(repeating: Column(), count: 0)
  /// All links of all lists.
  private(set) var links = ScratchList<Link>(capacity: 0)
  /// The lists of rows that wait, by length, the longest together.
  let waiting = Scratch<Int>(repeating: -1, count: lengthLimit + 1)
  /// The present marks.
  private var mark = 0
  private var rowMark = 0

  /// Rows of this length or more wait together.
  static let lengthLimit = 12

  /// Makes room for a number of variables, where there is none.
  mutating func prepare(columnCount: Int, linkCount: Int) {
    links.removeAll()
    if columns.count == columnCount { return }
    columns = Scratch(repeating: Column(), count: columnCount)
    links = ScratchList(capacity: linkCount)
  }

  /// Adds a row to a variable's list.
  @inline(__always)
  mutating func link(_ row: Int, to variable: Int) {
    links.append(Link(row: row, next: columns[variable].head))
    columns[variable].head = links.count - 1
  }

  /// Begins to write down another row's coefficients.
  mutating func beginScattering() { mark += 1 }

  /// Writes a coefficient where it is found by variable.
  @inline(__always)
  func scatter(_ term: LinearTerm) {
    columns[term.variable.index].coefficient = term.coefficient
    columns[term.variable.index].mark = mark
  }

  /// Begins to note which scattered coefficients are met.
  mutating func beginRow() { rowMark += 1 }

  /// The scattered coefficient of a variable, which is noted as met; nil if there is none.
  @inline(__always)
  func meet(_ variable: Int) -> Double? {
    guard columns[variable].mark == mark else { return nil }
    columns[variable].rowMark = rowMark
    return columns[variable].coefficient
  }

  /// Whether a scattered coefficient was met since the row began.
  @inline(__always)
  func isMet(_ variable: Int) -> Bool { columns[variable].rowMark == rowMark }
}
