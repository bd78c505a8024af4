/// The entries of a core by column.
struct CoreColumns: ~Copyable {
  private let starts: Scratch<Int>
  private let entries: Scratch<LexicographicSimplex.ColumnEntry>

  /// Sorts the entries of a core; none for those of a stored tableau, which has links.
  ///
  /// - Complexity: O(entries).
  init(_ core: Core, isEmpty: Bool) {
    let rows = isEmpty ? [] : core.rows
    var ends = Scratch(repeating: 0, count: isEmpty ? 0 : core.columnCount + 1)
    var count = 0
    for row in rows {
      count += row.entries.count
      for index in row.entries { ends[core.entries[index].column + 1] += 1 }
    }
    for index in 1..<max(1, ends.count) { ends[index] += ends[index - 1] }
    starts = Scratch(count: ends.count) { ends[$0] }
    var entries = Scratch(count: count) { _ in
      LexicographicSimplex.ColumnEntry(row: 0, coefficient: 0)
    }
    for (position, row) in rows.enumerated() {
      for index in row.entries {
        let entry = core.entries[index]
        entries[ends[entry.column]] = LexicographicSimplex.ColumnEntry(
          row: position, coefficient: entry.coefficient)
        ends[entry.column] += 1
      }
    }
    self.entries = entries
  }

  /// The positions of a column's entries, the first row first.
  @inline(__always)
  func range(_ column: Int) -> Range<Int> {
    Range(uncheckedBounds: (starts[column], starts[column + 1]))
  }

  /// The entry at a position.
  @inline(__always)
  subscript(index: Int) -> LexicographicSimplex.ColumnEntry { entries[index] }
}
