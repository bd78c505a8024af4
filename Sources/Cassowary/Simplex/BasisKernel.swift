/// The part of a matrix that has neither rows nor columns with a single entry: it fills in.
///
/// The pivot is sought in the columns with the fewest rows; of their entries that are not much less
/// than the greatest the one is taken that fills in least (Markowitz). Ties are decided by index.
/// - Source: Markowitz, The Elimination Form of the Inverse and its Application to Linear
///   Programming, Management Science 3, 1957; Suhl, Suhl 1990, for the search in few columns.
struct BasisKernel: ~Copyable {
  // No private types are stored: Swift 6.3 crashes on them in builds by batches.

  struct Link: BitwiseCopyable {
    @Narrow var row: Int
    @Narrow var next: Int
  }

  struct Column: BitwiseCopyable {
    /// -1 if there is none.
    @Narrow var link = -1
    @Narrow var count = 0
    /// The neighbors with the same number of rows; -1 if there is none.
    @Narrow var previous = -1
    @Narrow var next = -1
    /// The entry of the pivot's row, and the marks of the pivot and of the last row that met it.
    var coefficient = 0.0
    @Narrow var mark = 0
    @Narrow var rowMark = 0
  }

  struct Row: BitwiseCopyable {
    @Narrow var start = 0
    @Narrow var end = 0
    @Narrow var limit = 0

    var range: Range<Int> { Range(uncheckedBounds: (start, end)) }
    var length: Int { end - start }
  }

  private var columns: Scratch<Column>
  private var rows: Scratch<Row>
  private var entries: ScratchList<SparseColumns.Entry>
  private var links: ScratchList<Link>
  /// By number of rows; -1 if there is none.
  private var first: Scratch<Int>
  private var mark = 0

  private static var searchLimit: Int { 4 }

  init(_ elimination: borrowing BasisElimination) {
    columns = Scratch(repeating: Column(), count: elimination.count)
    rows = Scratch(repeating: Row(), count: elimination.count)
    entries = ScratchList(capacity: 4 * (elimination.count - elimination.pivots.count))
    links = ScratchList(capacity: 4 * (elimination.count - elimination.pivots.count))
    first = Scratch(repeating: -1, count: elimination.count + 1)
    for position in 0..<rows.count where !elimination.rows[position].isDone {
      rows[position].start = entries.count
      for index in elimination.rows[position].range {
        let entry = elimination.rowEntries[index]
        if elimination.columns[entry.target].isDone { continue }
        entries.append(entry)
        columns[entry.target].count += 1
        link(position, to: entry.target)
      }
      rows[position].end = entries.count
      rows[position].limit = entries.count
    }
    for column in (0..<columns.count).reversed() where columns[column].count > 0 { enqueue(column) }
  }

  mutating func eliminate(_ elimination: inout BasisElimination) {
    while let pivot = nextPivot() {
      elimination.beginStep()
      eliminate(pivot, &elimination)
      elimination.endStep(pivot.position, pivot.column, pivot.value)
    }
  }

  /// The entry that fills in least; nil if there is none to divide by.
  private mutating func nextPivot() -> BasisElimination.Pivot? {
    var best: BasisElimination.Pivot?
    var least = Int.max
    var searched = 0
    for count in 1..<first.count {
      var column = first[count]
      while column >= 0 {
        let next = columns[column].next
        if let candidate = pivot(in: column) {
          let cost = (count - 1) * (rows[candidate.position].length - 1)
          if cost < least { (best, least) = (candidate, cost) }
          searched += 1
          if least == 0 || searched == Self.searchLimit { return best }
        } else {
          dequeue(column)
        }
        column = next
      }
      if least <= count * count { return best }
    }
    return best
  }

  /// The shortest row whose entry is not much less than the greatest; nil if all are rounding.
  private func pivot(in column: Int) -> BasisElimination.Pivot? {
    var greatest = 0.0
    forEachEntry(of: column) { greatest = max(greatest, $1.magnitude) }
    guard greatest > Tolerance.singularity else { return nil }
    var best = BasisElimination.Pivot(position: -1, column: column, value: 0)
    forEachEntry(of: column) { row, value in
      guard value.magnitude >= Tolerance.rebuildThreshold * greatest else { return }
      let isBetter =
        best.position < 0 || rows[row].length < rows[best.position].length
        || (rows[row].length == rows[best.position].length && row < best.position)
      if isBetter { best = BasisElimination.Pivot(position: row, column: column, value: value) }
    }
    return best
  }

  @inline(__always) private func forEachEntry(of column: Int, _ body: (Int, Double) -> Void) {
    var next = columns[column].link
    while next >= 0 {
      let row = links[next].row
      next = links[next].next
      for index in rows[row].range where entries[index].target == column {
        body(row, entries[index].coefficient)
      }
    }
  }

  private mutating func eliminate(
    _ pivot: BasisElimination.Pivot, _ elimination: inout BasisElimination
  ) {
    mark += 1
    let range = rows[pivot.position].range
    for index in range {
      let entry = entries[index]
      dequeue(entry.target)
      columns[entry.target].count -= 1
      if entry.target == pivot.column { continue }
      elimination.upper.append(entry.coefficient, entry.target)
      columns[entry.target].coefficient = entry.coefficient
      columns[entry.target].mark = mark
    }
    rows[pivot.position].end = rows[pivot.position].start
    let pivotMark = mark
    var next = columns[pivot.column].link
    while next >= 0 {
      let row = links[next].row
      next = links[next].next
      guard let factor = remove(pivot.column, from: row).map({ $0 / pivot.value }) else { continue }
      elimination.lower.append(factor, row)
      subtract(factor, times: range, from: row, pivotMark)
    }
    for index in range where entries[index].target != pivot.column {
      if columns[entries[index].target].count > 0 { enqueue(entries[index].target) }
    }
  }

  private mutating func remove(_ column: Int, from row: Int) -> Double? {
    for index in rows[row].range where entries[index].target == column {
      let value = entries[index].coefficient
      rows[row].end -= 1
      entries[index] = entries[rows[row].end]
      return value
    }
    return nil
  }

  private mutating func subtract(
    _ factor: Double, times pivotRange: Range<Int>, from row: Int, _ pivotMark: Int
  ) {
    mark += 1
    var index = rows[row].start
    while index < rows[row].end {
      let column = entries[index].target
      if columns[column].mark == pivotMark {
        columns[column].rowMark = mark
        let change = factor * columns[column].coefficient
        let difference = entries[index].coefficient - change
        if difference.magnitude <= Tolerance.pivotCancellation * change.magnitude {
          columns[column].count -= 1
          rows[row].end -= 1
          entries[index] = entries[rows[row].end]
          continue
        }
        entries[index].coefficient = difference
      }
      index += 1
    }
    for index in pivotRange {
      let entry = entries[index]
      let column = columns[entry.target]
      if column.mark != pivotMark || column.rowMark == mark { continue }
      append(-factor * entry.coefficient, entry.target, to: row)
    }
  }

  /// At the end of the pool if there is no room.
  private mutating func append(_ coefficient: Double, _ column: Int, to row: Int) {
    let entry = SparseColumns.Entry(target: column, coefficient: coefficient)
    if rows[row].end == rows[row].limit {
      let range = rows[row].range
      rows[row].start = entries.count
      for index in range { entries.append(entries[index]) }
      rows[row].end = entries.count
      for _ in 0..<max(4, range.count) { entries.append(entry) }
      rows[row].limit = entries.count
    }
    entries[rows[row].end] = entry
    rows[row].end += 1
    columns[column].count += 1
    link(row, to: column)
  }

  private mutating func link(_ row: Int, to column: Int) {
    links.append(Link(row: row, next: columns[column].link))
    columns[column].link = links.count - 1
  }

  private mutating func enqueue(_ column: Int) {
    let next = first[columns[column].count]
    columns[column].previous = -1
    columns[column].next = next
    if next >= 0 { columns[next].previous = column }
    first[columns[column].count] = column
  }

  private mutating func dequeue(_ column: Int) {
    let (previous, next) = (columns[column].previous, columns[column].next)
    if previous >= 0 {
      columns[previous].next = next
    } else if first[columns[column].count] == column {
      first[columns[column].count] = next
    }
    if next >= 0 { columns[next].previous = previous }
    columns[column].previous = -1
    columns[column].next = -1
  }
}
