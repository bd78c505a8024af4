import Testing

@testable import SelfSizingCommand

@Suite("Shards")
struct ShardTests {
  @Test("cover everything once, in order, in lengths that differ by one at most")
  func ranges() throws {
    for total in [0, 1, 5, 16, 17, 1000] {
      for count in [1, 2, 3, 16, 40] {
        let shards = try (1...count).map { try #require(Shard($0, of: count)) }
        let ranges = shards.map { $0.range(of: total) }
        #expect(ranges.flatMap { Array($0) } == Array(0..<total))
        let lengths = ranges.map(\.count)
        #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 1)
      }
    }
  }

  @Test("cover several rows as one")
  func rows() throws {
    let totals = [3, 0, 7, 1]
    var covered = totals.map { _ in [Int]() }
    for number in 1...4 {
      let shard = try #require(Shard(number, of: 4))
      let ranges = shard.ranges(of: totals)
      #expect((2...3).contains(ranges.map(\.count).reduce(0, +)))
      for (row, range) in ranges.enumerated() { covered[row] += Array(range) }
    }
    #expect(covered == totals.map { Array(0..<$0) })
  }

  @Test("are parts of a number that is at least as large")
  func bounds() {
    #expect(Shard(1, of: 1) != nil)
    #expect(Shard(Shard.maximumCount, of: Shard.maximumCount) != nil)
    for (number, count) in [(0, 1), (2, 1), (1, 0), (-1, 3), (1, Shard.maximumCount + 1)] {
      #expect(Shard(number, of: count) == nil)
    }
  }
}
