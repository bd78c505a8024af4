extension Range<Int> {
  /// Returns the first number from which on a condition holds; the upper bound if there is none.
  /// - Parameter condition: Holds for every number after one for which it holds.
  /// - Complexity: O(log *n*).
  @inline(__always)
  func partitioningIndex(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
