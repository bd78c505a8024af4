/// Rows of factors, most of which are 0.
struct SparseFactors: Sendable {
  /// A position and a factor.
  struct Entry: BitwiseCopyable, Sendable {
    var position: Int32
    var factor: Double
  }

  /// Where a row stands in `entries`.
  private struct Row: BitwiseCopyable, Sendable {
    var start: Int32
    var end: Int32
  }

  private var rows: [Row] = []
  /// The factors that are not 0.
  private(set) var entries: [Entry] = []

  /// The number of rows.
  var count: Int { rows.count }

  /// Adds a factor to the row that ``endRow()`` ends.
  mutating func append(_ factor: Double, at position: Int) {
    entries.append(Entry(position: Int32(truncatingIfNeeded: position), factor: factor))
  }

  /// Ends a row.
  mutating func endRow() {
    rows.append(
      Row(start: rows.last?.end ?? 0, end: Int32(truncatingIfNeeded: entries.count)))
  }

  /// The entries of a row.
  @inline(__always)
  func range(_ row: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(rows[row].start), Int(rows[row].end)))
  }

  /// The sum of numbers, each times its factor in a row.
  @inline(__always)
  func sum(_ row: Int, of numbers: [Double]) -> Double {
    let range = range(row)
    return entries.withUnsafeBufferPointer { entries in
      numbers.withUnsafeBufferPointer { numbers in
        var sum = 0.0
        for index in range {
          sum += entries[index].factor * numbers[Int(entries[index].position)]
        }
        return sum
      }
    }
  }

  /// Computes the sums of some rows of numbers.
  ///
  /// - Parameters:
  ///   - sums: Takes the sums, the first of them at `first`.
  ///   - limit: The least that a sum may be.
  /// - Returns: false, and the rest is left out, if a sum lies below the limit.
  func evaluate(
    _ rows: Range<Int>, of numbers: [Double], into sums: inout [Double], at first: Int,
    limit: Double
  ) -> Bool {
    sums.withUnsafeMutableBufferPointer { sums in
      numbers.withUnsafeBufferPointer { numbers in
        entries.withUnsafeBufferPointer { entries in
          for row in rows {
            var sum = 0.0
            for index in range(row) {
              sum += entries[index].factor * numbers[Int(entries[index].position)]
            }
            if sum < limit { return false }
            sums[first + row - rows.lowerBound] = sum
          }
          return true
        }
      }
    }
  }

  /// Adds a row, times a number, to other numbers.
  ///
  /// - Parameter first: Where position 0 is among the numbers.
  /// - Returns: By how many more of them lie below a limit afterwards.
  @inline(__always)
  func shift(
    _ numbers: inout [Double], from first: Int, row: Int, by growth: Double, limit: Double
  ) -> Int {
    let range = range(row)
    return numbers.withUnsafeMutableBufferPointer { numbers in
      entries.withUnsafeBufferPointer { entries in
        var change = 0
        for index in range {
          let place = first + Int(entries[index].position)
          let before = numbers[place]
          let after = before + entries[index].factor * growth
          numbers[place] = after
          change += (after < limit ? 1 : 0) - (before < limit ? 1 : 0)
        }
        return change
      }
    }
  }

  /// Adds rows of another matrix.
  mutating func append(_ rows: Range<Int>, of other: SparseFactors) {
    for row in rows {
      entries += other.entries[other.range(row)]
      endRow()
    }
  }

  /// Adds the transpose of some rows.
  ///
  /// - Parameters:
  ///   - columns: The rows that become columns; positions count from the first of them.
  ///   - count: The number of rows to add.
  ///   - places: The new row of each position.
  mutating func appendTransposed(_ columns: Range<Int>, count: Int, places: [Groups.Place]) {
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
