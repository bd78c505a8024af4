/// One of several parts of a run, for machines that measure in parallel.
package struct Shard: Hashable, Sendable {
  /// The maximum number of parts; a run worth dividing has no use for more.
  static let maximumCount = 10_000

  /// The part, in 1...count.
  let number: Int
  let count: Int

  /// Creates a part; nil unless the number is in 1...count, and the count in 1...maximumCount.
  init?(_ number: Int, of count: Int) {
    guard 1...Self.maximumCount ~= count, 1...count ~= number else { return nil }
    self.number = number
    self.count = count
  }

  /// Returns the range of this part in a number of pieces: the parts are contiguous, do not
  /// overlap, and differ in length by at most one.
  func range(of total: Int) -> Range<Int> { total * (number - 1) / count..<total * number / count }

  /// The pieces of this part in each of several rows that follow one another; empty ranges where a
  /// row has none.
  func ranges(of totals: [Int]) -> [Range<Int>] {
    let whole = range(of: totals.reduce(0, +))
    var first = 0
    return totals.map { total in
      defer { first += total }
      let range = whole.clamped(to: first..<first + total)
      return range.lowerBound - first..<range.upperBound - first
    }
  }
}

extension Shard: CustomStringConvertible {
  /// The part as the command line names it: `3/16`.
  package var description: String { "\(number)/\(count)" }
}
