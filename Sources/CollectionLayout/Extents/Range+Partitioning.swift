extension Range<Int> {
  /// The first number from which on a condition holds, in O(log *n*); the upper bound if there is
  /// none.
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
