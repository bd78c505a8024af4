/// The memory of an ``Eliminator`` while it puts variables into rows.
struct SubstitutionMemory: ~Copyable {
  struct Column: BitwiseCopyable {
    /// The list of the rows that name it, and of some that did; -1 if it is empty.
    @Narrow var head = -1
    /// The coefficient that was last scattered, and when.
    var coefficient = 0.0
    @Narrow var mark = 0
    /// When the coefficient was last met.
    @Narrow var rowMark = 0
  }

  struct Link: BitwiseCopyable {
    @Narrow var row: Int
    /// -1 at the end.
    @Narrow var next: Int
  }

  private(set) var columns = Scratch<Column>(repeating: Column(), count: 0)
  private(set) var links = ScratchList<Link>(capacity: 0)
  /// Lists of rows, by length.
  var waiting = Scratch<Int>(repeating: -1, count: 0)
  var waitingCount = 0
  private var mark = 0
  private var rowMark = 0
  /// Longer rows wait with those less than twice as long: chains are put together from halves.
  private static let shortLength = 12
  static let listCount = shortLength + 2 + Int32.bitWidth

  @inline(__always) static func list(ofLength length: Int) -> Int {
    length <= shortLength ? length : shortLength + 1 + (length / shortLength).binaryLogarithm
  }

  mutating func prepare(columnCount: Int, linkCount: Int, in block: ScratchBlock) {
    links.removeAll()
    if waiting.count > 0 { return }
    columns = Scratch(repeating: Column(), count: columnCount, in: block)
    links = ScratchList(capacity: linkCount, in: block)
    waiting = Scratch(repeating: -1, count: Self.listCount, in: block)
  }

  @inline(__always) mutating func link(_ row: Int, to variable: Int) {
    links.append(Link(row: row, next: columns[variable].head))
    columns[variable].head = links.count - 1
  }

  mutating func beginScattering() { mark += 1 }

  @inline(__always) mutating func scatter(_ term: LinearTerm) {
    columns[term.variable.index].coefficient = term.coefficient
    columns[term.variable.index].mark = mark
  }

  mutating func beginRow() { rowMark += 1 }

  /// Nil if the variable's coefficient was not scattered.
  @inline(__always) mutating func meet(_ variable: Int) -> Double? {
    guard columns[variable].mark == mark else { return nil }
    columns[variable].rowMark = rowMark
    return columns[variable].coefficient
  }

  @inline(__always) func isMet(_ variable: Int) -> Bool { columns[variable].rowMark == rowMark }
}

extension Int {
  @inline(__always) fileprivate var binaryLogarithm: Int { bitWidth - 1 - leadingZeroBitCount }
}
