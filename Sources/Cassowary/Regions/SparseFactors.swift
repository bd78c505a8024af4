/// Rows of factors, most of which are 0.
@usableFromInline struct SparseFactors: Sendable {
  struct Entry: BitwiseCopyable, Sendable {
    var position: Int32
    var factor: Double
  }

  private struct Row: BitwiseCopyable, Sendable {
    var start: Int32
    var end: Int32
  }

  private var rows: [Row] = []
  private(set) var entries: [Entry] = []

  var count: Int { rows.count }

  mutating func append(_ factor: Double, at position: Int) {
    entries.append(Entry(position: Int32(truncatingIfNeeded: position), factor: factor))
  }

  mutating func endRow() {
    rows.append(Row(start: rows.last?.end ?? 0, end: Int32(truncatingIfNeeded: entries.count)))
  }

  @inline(__always) func range(_ row: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(rows[row].start), Int(rows[row].end)))
  }

  @inline(__always) func forEach(inRow row: Int, _ body: (Int, Double) -> Void) {
    let range = range(row)
    entries.withUnsafeBufferPointer { entries in
      for index in range { body(Int(entries[index].position), entries[index].factor) }
    }
  }

  mutating func append(_ rows: Range<Int>, of other: SparseFactors) {
    for row in rows {
      entries += other.entries[other.range(row)]
      endRow()
    }
  }

  /// Adds `count` rows, the transpose of some, whose positions count from the first of them.
  mutating func appendTransposed(_ columns: Range<Int>, count: Int, places: KeptList<Groups.Place>)
  {
    let first = rows.count
    var end = Int32(truncatingIfNeeded: entries.count)
    for _ in 0..<count { rows.append(Row(start: 0, end: 0)) }
    for column in columns {
      for entry in range(column) {
        rows[first + places[Int(entries[entry].position)].position].end += 1
      }
    }
    for row in first..<rows.count {
      let length = rows[row].end
      rows[row] = Row(start: end, end: end)
      end += length
    }
    while entries.count < Int(end) { entries.append(Entry(position: 0, factor: 0)) }
    // Each row grows from its start.
    for column in columns {
      for entry in range(column) {
        let row = first + places[Int(entries[entry].position)].position
        entries[Int(rows[row].end)] = Entry(
          position: Int32(truncatingIfNeeded: column - columns.lowerBound),
          factor: entries[entry].factor)
        rows[row].end += 1
      }
    }
  }
}
