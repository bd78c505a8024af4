import TestSupport
import Testing

@testable import SelfSizingCollectionLayout

@Suite struct ExtentTests {
  @Test("holds whole pixels at 1x, 2x and 3x exactly", arguments: [1.0, 2, 3])
  func holdsPixels(scale: Double) {
    for pixel in 0..<4000 {
      let points = Double(pixel) / scale
      let extent = Extent(points: points)
      #expect(extent.points == points)
      #expect(extent.units * Int64(scale) == Int64(pixel) * 50_331_648)
    }
  }

  @Test("returns to the same extent from points, up to 2^27 points")
  func roundTrips() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      let extent = Extent(units: Int64.random(in: 0...(1 << 27) * 50_331_648, using: &random))
      #expect(Extent(points: extent.points) == extent)
    }
  }

  @Test(
    "limits what is no length", arguments: [(Double.infinity, 1e9), (-.infinity, -1e9), (.nan, 0)])
  func limits(points: Double, expected: Double) {
    #expect(Extent(points: points).points == expected)
  }
}

@Suite struct ExtentTreeTests {
  @Test("agrees with sums taken one by one, through changes")
  func equalsSums() {
    for seed in Trials.seeds(1..<61 as Range<UInt64>, quick: 15) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...70, using: &random)
      var extents = (0..<count).map { _ in Int64.random(in: 0...5, using: &random) }
      var tree = ExtentTree(extents, counting: OperationCount())
      for _ in 0..<20 {
        var start: Int64 = 0
        for index in 0...count {
          #expect(tree.start(of: index) == start, "seed \(seed)")
          if index < count { start += extents[index] }
        }
        #expect(tree.total == start)
        for place in -2...(start + 2) {
          let found = tree.firstIndex(endingAfter: place)
          var index = 0
          var sum: Int64 = 0
          while index < count, sum + extents[index] <= place {
            sum += extents[index]
            index += 1
          }
          #expect(found.index == index, "seed \(seed), place \(place)")
          #expect(found.start == sum, "seed \(seed), place \(place)")
        }
        guard count > 0 else { break }
        let index = Int.random(in: 0..<count, using: &random)
        extents[index] = Int64.random(in: 0...9, using: &random)
        tree.replace(at: index, with: extents[index])
      }
    }
  }
}
