/// Lists of positions by key, one after the other in one buffer.
struct PositionLists {
  private var starts: [Int32]
  private(set) var values: [Int32]

  /// Sorts values by key, in place among equals.
  init(_ pairs: [(key: Int, value: Int)], keyCount: Int) {
    starts = [Int32](repeating: 0, count: keyCount + 1)
    for pair in pairs { starts[pair.key + 1] += 1 }
    for key in 0..<keyCount { starts[key + 1] += starts[key] }
    var next = starts
    values = [Int32](repeating: 0, count: pairs.count)
    for pair in pairs {
      values[Int(next[pair.key])] = Int32(truncatingIfNeeded: pair.value)
      next[pair.key] += 1
    }
  }

  /// The values of a key.
  @inline(__always)
  subscript(key: Int) -> ArraySlice<Int32> {
    values[Int(starts[key])..<Int(starts[key + 1])]
  }

  /// Sorts the values of every key.
  mutating func sortEach(by precedes: (Int32, Int32) -> Bool) {
    for key in 0..<(starts.count - 1) {
      let range = Int(starts[key])..<Int(starts[key + 1])
      if range.count > 1 { values[range].sort(by: precedes) }
    }
  }
}
