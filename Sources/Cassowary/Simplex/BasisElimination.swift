/// The elimination of a square sparse matrix: an order of pivots, and the two triangles.
/// Columns and rows with a single entry left come first, and fill nothing in. The rest is a
/// ``BasisKernel``.
/// - Source: Suhl, Suhl, Computing Sparse LU Factorizations for Large-Scale Linear Programming
///   Bases, ORSA Journal on Computing 2, 1990.
struct BasisElimination: ~Copyable {
  struct Pivot: BitwiseCopyable {
    @Narrow var position: Int
    @Narrow var column: Int
    var value: Double
  }

  /// Entries by step, of columns or rows that have their steps later.
  struct Part: ~Copyable {
    fileprivate var starts: ScratchList<Int>
    fileprivate var entries: ScratchList<SparseColumns.Entry>

    fileprivate init(count: Int) {
      starts = ScratchList(capacity: count + 1)
      entries = ScratchList(capacity: 2 * count)
    }

    fileprivate mutating func beginStep() { starts.append(entries.count) }

    @inline(__always) mutating func append(_ coefficient: Double, _ target: Int) {
      entries.append(SparseColumns.Entry(target: target, coefficient: coefficient))
    }

    func triangle(_ steps: borrowing Scratch<Int>) -> SparseTriangle {
      SparseTriangle(
        SparseColumns(
          starts: Scratch(count: starts.count + 1) {
            Int32(truncatingIfNeeded: $0 < starts.count ? starts[$0] : entries.count)
          },
          entries: Scratch(count: entries.count) {
            let entry = entries[$0]
            return SparseColumns.Entry(target: steps[entry.target], coefficient: entry.coefficient)
          }))
    }
  }

  struct Line: BitwiseCopyable {
    @Narrow var start = 0
    @Narrow var end = 0
    /// The number of entries left, and the exclusive or of their columns or rows.
    @Narrow var count = 0
    @Narrow var crossing = 0
    var isDone = false

    var range: Range<Int> { Range(uncheckedBounds: (start, end)) }
  }

  private(set) var pivots: ScratchList<Pivot>
  /// By step: the rest of the pivot's row, by column.
  var upper: Part
  /// By step: how often the pivot's row was subtracted from others, by position.
  var lower: Part
  var rows: Scratch<Line>
  var columns: Scratch<Line>
  var rowEntries: ScratchList<SparseColumns.Entry>
  private var columnEntries: Scratch<SparseColumns.Entry>

  var count: Int { rows.count }

  init(_ tableau: borrowing Tableau, _ core: Core) {
    let count = core.columnCount
    pivots = ScratchList(capacity: count)
    upper = Part(count: count)
    lower = Part(count: count)
    rows = Scratch(repeating: Line(), count: count)
    columns = Scratch(repeating: Line(), count: count)
    rowEntries = ScratchList(capacity: 3 * count)
    columnEntries = Scratch(count: 0) { _ in SparseColumns.Entry(target: 0, coefficient: 0) }
    collect(tableau, core)
    eliminateSingletons()
    if pivots.count < count {
      var kernel = BasisKernel(self)
      kernel.eliminate(&self)
    }
    rowEntries = ScratchList(capacity: 0)
    columnEntries = Scratch(repeating: SparseColumns.Entry(target: 0, coefficient: 0), count: 0)
  }

  private mutating func collect(_ tableau: borrowing Tableau, _ core: Core) {
    for position in 0..<count {
      let symbol = tableau.nonbasic(position)
      rows[position].start = rowEntries.count
      if symbol < count {
        rowEntries.append(SparseColumns.Entry(target: symbol, coefficient: 1))
      } else {
        for index in core.rows[symbol - count].entries {
          let entry = core.entries[index]
          rowEntries.append(
            SparseColumns.Entry(target: entry.column, coefficient: entry.coefficient))
        }
      }
      rows[position].end = rowEntries.count
      for index in rows[position].range {
        let column = rowEntries[index].target
        rows[position].count += 1
        rows[position].crossing ^= column
        columns[column].count += 1
        columns[column].crossing ^= position
      }
    }
    var end = 0
    for column in 0..<count {
      columns[column].start = end
      columns[column].end = end
      end += columns[column].count
    }
    columnEntries = Scratch(count: end) { _ in SparseColumns.Entry(target: 0, coefficient: 0) }
    for position in 0..<count {
      for index in rows[position].range {
        let entry = rowEntries[index]
        columnEntries[columns[entry.target].end] = SparseColumns.Entry(
          target: position, coefficient: entry.coefficient)
        columns[entry.target].end += 1
      }
    }
  }

  private mutating func eliminateSingletons() {
    var singleColumns = ScratchList<Int>(capacity: count)
    var singleRows = ScratchList<Int>(capacity: count)
    for index in (0..<count).reversed() {
      if columns[index].count == 1 { singleColumns.append(index) }
      if rows[index].count == 1 { singleRows.append(index) }
    }
    while true {
      if let column = singleColumns.popLast() {
        if columns[column].isDone || columns[column].count != 1 { continue }
        takeColumn(column, &singleColumns)
      } else if let position = singleRows.popLast() {
        if rows[position].isDone || rows[position].count != 1 { continue }
        takeRow(position, &singleRows)
      } else {
        return
      }
    }
  }

  /// No other row changes.
  private mutating func takeColumn(_ column: Int, _ singles: inout ScratchList<Int>) {
    let position = columns[column].crossing
    beginStep()
    var value = 0.0
    for index in rows[position].range {
      let entry = rowEntries[index]
      if entry.target == column {
        value = entry.coefficient
      } else if !columns[entry.target].isDone {
        upper.append(entry.coefficient, entry.target)
        columns[entry.target].count -= 1
        columns[entry.target].crossing ^= position
        if columns[entry.target].count == 1 { singles.append(entry.target) }
      }
    }
    endStep(position, column, value)
  }

  /// All other rows lose the column.
  private mutating func takeRow(_ position: Int, _ singles: inout ScratchList<Int>) {
    let column = rows[position].crossing
    beginStep()
    var value = 0.0
    for index in columns[column].range where columnEntries[index].target == position {
      value = columnEntries[index].coefficient
    }
    for index in columns[column].range {
      let entry = columnEntries[index]
      if entry.target == position || rows[entry.target].isDone { continue }
      lower.append(entry.coefficient / value, entry.target)
      rows[entry.target].count -= 1
      rows[entry.target].crossing ^= column
      if rows[entry.target].count == 1 { singles.append(entry.target) }
    }
    endStep(position, column, value)
  }

  mutating func beginStep() {
    upper.beginStep()
    lower.beginStep()
  }

  mutating func endStep(_ position: Int, _ column: Int, _ value: Double) {
    rows[position].isDone = true
    columns[column].isDone = true
    pivots.append(Pivot(position: position, column: column, value: value))
  }

  /// A position and a column left over where the matrix is singular.
  var firstLeft: (position: Int, column: Int)? {
    if pivots.count == count { return nil }
    var left = (position: -1, column: -1)
    for index in (0..<count).reversed() {
      if !rows[index].isDone { left.position = index }
      if !columns[index].isDone { left.column = index }
    }
    return left
  }
}
