import TestSupport
import Testing

@testable import SelfSizingCollectionLayout

/// Searches in the tree of lanes and new lanes, compared with arrays.
@Suite struct LaneBandTests {
  private struct Items {
    var extents: [Int64] = []
    var lanes: [Int] = []
    let laneCount: Int

    var tree: LaneTree {
      LaneTree(
        extents, lanes: laneCount == 1 ? [] : lanes.map { UInt16($0) }, laneCount: laneCount,
        counting: OperationCount())
    }

    /// Every item whose extent begins before the band's end and ends after its start.
    func found(from start: Int64, to end: Int64) -> [[Int64]] {
      var tops = [Int64](repeating: 0, count: laneCount)
      var found: [[Int64]] = []
      for (item, extent) in extents.enumerated() {
        let top = tops[lanes[item]]
        tops[lanes[item]] += extent
        if top < end, top + extent > start {
          found.append([Int64(item), Int64(lanes[item]), top, extent])
        }
      }
      return found
    }
  }

  private func found(_ tree: borrowing LaneTree, from start: Int64, to end: Int64) -> [[Int64]] {
    var found: [[Int64]] = []
    tree.forEachItem(from: start, to: end) {
      found.append([Int64($0.item), Int64($0.lane), $0.start, $0.extent])
    }
    return found
  }

  @Test(
    "finds what meets a band, in order, however far the lanes have drifted apart",
    arguments: [1, 2, 3, 17], [1, 60])
  func bands(laneCount: Int, drift: Int64) {
    for seed in Trials.seeds(1..<9 as Range<UInt64>, quick: 2) {
      var random = SeededGenerator(seed: seed)
      var items = Items(laneCount: laneCount)
      for _ in 0..<Int.random(in: 0...6000, using: &random) {
        let lane = Int.random(in: 0..<laneCount, using: &random)
        items.lanes.append(lane)
        // With drift, what is beside each other is thousands of items apart.
        items.extents.append(
          Int64.random(in: 0...9, using: &random) * (lane == 0 ? drift : 1))
      }
      let tree = items.tree
      let end = (0..<laneCount).map { tree.totals[$0] }.max() ?? 0
      for _ in 0..<40 {
        let start = Int64.random(in: -50...end + 50, using: &random)
        let length = Int64.random(in: 0...200, using: &random)
        #expect(
          found(tree, from: start, to: start + length)
            == items.found(from: start, to: start + length),
          "seed \(seed), band \(start) ..< \(start + length)")
      }
    }
  }

  @Test("finds items of no extent inside of a band, at the end of a lane too")
  func empty() {
    let items = Items(
      extents: [5, 0, 3, 0, 0, 9, 0], lanes: [0, 1, 0, 1, 0, 1, 1], laneCount: 2)
    let tree = items.tree
    for start in Int64(-2)...11 {
      for end in start...12 {
        #expect(
          found(tree, from: start, to: end) == items.found(from: start, to: end),
          "\(start) ..< \(end)")
      }
    }
    #expect(found(tree, from: 5, to: 4).isEmpty)
  }

  @Test("gives lanes anew as if none had been given, from any item on", arguments: [2, 3, 9])
  func refills(laneCount: Int) {
    for seed in Trials.seeds(1..<7 as Range<UInt64>, quick: 1) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...5000, using: &random)
      let heights = (0..<count).map { _ in Int64.random(in: 0...99, using: &random) }
      let start = (0..<count).map { _ in Int.random(in: 0..<laneCount, using: &random) }
      for order in MasonryOrder.allCases {
        for first in [0, count / 3, count - 1, count] {
          var items = Items(extents: heights, lanes: start, laneCount: laneCount)
          var tree = items.tree
          tree.refill(from: first, order)
          items.lanes = order.columns(
            heights: heights, spacing: 0, count: laneCount,
            kept: { $0 < first ? start[$0] : nil }
          ).map(Int.init)
          let note: Comment = "seed \(seed), \(order), from \(first) of \(count)"
          #expect(tree.contents().lanes.map(Int.init) == items.lanes, note)
          let built = items.tree
          for lane in 0..<laneCount {
            #expect(tree.totals[lane] == built.totals[lane], note)
            #expect(tree.laneCounts[lane] == built.laneCounts[lane], note)
          }
          #expect(found(tree, from: 700, to: 900) == items.found(from: 700, to: 900), note)
        }
      }
    }
  }

  @Test("a copy of a tree changes alone")
  func copies() {
    let tree = LaneTree([Int64](repeating: 4, count: 500), counting: OperationCount())
    var copy = tree.copy()
    for _ in 0..<400 { copy.insert(9, lane: 0, at: 250) }
    copy.remove(at: 0)
    #expect(tree.count == 500)
    #expect(tree.totals[0] == 2000)
    #expect(tree.contents().extents == [Int64](repeating: 4, count: 500))
    #expect(copy.totals[0] == 2000 + 3600 - 4)
  }
}
