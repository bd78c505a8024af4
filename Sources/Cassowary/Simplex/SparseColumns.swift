/// The entries of a sparse matrix by column.
struct SparseColumns: ~Copyable {
  struct Entry: BitwiseCopyable {
    /// The row.
    @Narrow var target: Int
    var coefficient: Double
  }

  /// One more than there are columns.
  let starts: Scratch<Int32>
  let entries: Scratch<Entry>

  init() {
    starts = Scratch(repeating: 0, count: 0)
    entries = Scratch(count: 0) { _ in Entry(target: 0, coefficient: 0) }
  }

  init(starts: consuming Scratch<Int32>, entries: consuming Scratch<Entry>) {
    self.starts = starts
    self.entries = entries
  }

  /// Sorts the entries of rows by column, the first row first.
  @inline(__always) init(
    count: Int, entryCount: Int, rowCount: Int, _ range: (Int) -> Range<Int>,
    _ entry: (Int) -> Entry
  ) {
    var ends = Scratch<Int32>(repeating: 0, count: count + 1)
    for row in 0..<rowCount {
      for index in range(row) { ends[entry(index).target + 1] += 1 }
    }
    for index in 0..<count { ends[index + 1] += ends[index] }
    starts = Scratch(count: ends.count) { ends[$0] }
    var entries = Scratch(count: entryCount) { _ in Entry(target: 0, coefficient: 0) }
    for row in 0..<rowCount {
      for index in range(row) {
        let entry = entry(index)
        entries[Int(ends[entry.target])] = Entry(target: row, coefficient: entry.coefficient)
        ends[entry.target] += 1
      }
    }
    self.entries = entries
  }

  /// The entries of a core.
  init(_ rows: KeptList<Core.Row>, _ coefficients: KeptList<Core.Entry>, columnCount: Int) {
    self.init(
      count: columnCount, entryCount: rows.reduce(0) { $0 + $1.entries.count },
      rowCount: rows.count, { rows[$0].entries },
      { Entry(target: coefficients[$0].column, coefficient: coefficients[$0].coefficient) })
  }

  var count: Int { starts.count - 1 }

  @inline(__always) func range(_ column: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(starts[column]), Int(starts[column + 1])))
  }

  @inline(__always) subscript(index: Int) -> Entry { entries[index] }
}
