/// The entries of a core by column.
struct CoreColumns: ~Copyable {
  struct Entry: BitwiseCopyable {
    @Narrow var row: Int
    var coefficient: Double
  }

  private let starts: Scratch<Int32>
  private let entries: Scratch<Entry>

  /// For a stored tableau, which has links.
  init() {
    starts = Scratch(repeating: 0, count: 0)
    entries = Scratch(repeating: Entry(row: 0, coefficient: 0), count: 0)
  }

  init(_ rows: KeptList<Core.Row>, _ coefficients: KeptList<Core.Entry>, columnCount: Int) {
    var ends = Scratch<Int32>(repeating: 0, count: columnCount + 1)
    var count = 0
    for row in rows {
      count += row.entries.count
      for index in row.entries { ends[coefficients[index].column + 1] += 1 }
    }
    for index in 1..<ends.count { ends[index] += ends[index - 1] }
    starts = Scratch(count: ends.count) { ends[$0] }
    var entries = Scratch(count: count) { _ in
      Entry(row: 0, coefficient: 0)
    }
    for (position, row) in rows.enumerated() {
      for index in row.entries {
        let entry = coefficients[index]
        entries[Int(ends[entry.column])] = Entry(row: position, coefficient: entry.coefficient)
        ends[entry.column] += 1
      }
    }
    self.entries = entries
  }

  /// The first row comes first.
  @inline(__always) func range(_ column: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(starts[column]), Int(starts[column + 1])))
  }

  @inline(__always) subscript(index: Int) -> Entry { entries[index] }
}
