/// Rows of factors, most of which are 0.
struct SparseFactors: Sendable {
  /// A position and a factor.
  struct Entry: BitwiseCopyable, Sendable {
    var position: Int32
    var factor: Double
  }

  /// Where each row starts in `entries`; one more than there are rows.
  private var starts: [Int32] = [0]
  /// The factors that are not 0.
  private(set) var entries: [Entry] = []

  /// The number of rows.
  var count: Int { starts.count - 1 }

  /// Adds a factor to the row that ``endRow()`` ends.
  mutating func append(_ factor: Double, at position: Int) {
    entries.append(Entry(position: Int32(truncatingIfNeeded: position), factor: factor))
  }

  /// Ends a row.
  mutating func endRow() {
    starts.append(Int32(truncatingIfNeeded: entries.count))
  }

  /// The entries of a row.
  @inline(__always)
  func range(_ row: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(starts[row]), Int(starts[row + 1])))
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

  /// The same factors with rows and positions exchanged.
  ///
  /// - Parameters:
  ///   - count: The number of rows of the result.
  ///   - places: The row of each position.
  func transposed(count: Int, places: [Groups.Place]) -> SparseFactors {
    var result = SparseFactors()
    result.starts = Array(repeating: 0, count: count + 1)
    result.entries = Array(repeating: Entry(position: 0, factor: 0), count: entries.count)
    for entry in entries { result.starts[places[Int(entry.position)].position + 1] += 1 }
    for row in 0..<count { result.starts[row + 1] += result.starts[row] }
    // Backwards, each row from its end.
    var ends = Array(result.starts.dropFirst())
    for row in (0..<self.count).reversed() {
      for entry in entries[range(row)] {
        let place = places[Int(entry.position)].position
        ends[place] -= 1
        result.entries[Int(ends[place])] = Entry(
          position: Int32(truncatingIfNeeded: row), factor: entry.factor)
      }
    }
    return result
  }
}
