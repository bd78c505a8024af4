extension Range<Int> {
  /// The first index for which a condition holds; the upper bound if it holds for none.
  ///
  /// - Precondition: It holds for all indices after one for which it does.
  /// - Complexity: O(log n) in the length.
  @inline(__always) func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
