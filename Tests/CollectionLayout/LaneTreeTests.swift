import TestSupport
import Testing

@testable import SelfSizingCollectionLayout

/// The tree of lanes, compared with arrays.
@Suite struct LaneTreeTests {
  /// A sequence of items in lanes, everything computed again.
  private struct Oracle {
    var items: [(extent: Int64, lane: Int)] = []

    func start(of item: Int, inLane lane: Int) -> Int64 {
      items[..<item].reduce(0) { $0 + ($1.lane == lane ? $1.extent : 0) }
    }

    func rank(of item: Int, inLane lane: Int) -> Int {
      items[..<item].filter { $0.lane == lane }.count
    }

    /// The items of a lane from the first one that ends after a place, with where they begin.
    func walk(inLane lane: Int, from place: Int64) -> [(item: Int, start: Int64)] {
      var start: Int64 = 0
      var found: [(Int, Int64)] = []
      for (index, item) in items.enumerated() where item.lane == lane {
        if start + item.extent > place || !found.isEmpty || place < 0 {
          found.append((index, start))
        }
        start += item.extent
      }
      return found
    }
  }

  private func compare(_ tree: borrowing LaneTree, _ oracle: Oracle, _ note: Comment) {
    #expect(tree.count == oracle.items.count, note)
    for lane in 0..<tree.laneCount {
      let total = oracle.start(of: oracle.items.count, inLane: lane)
      #expect(tree.totals[lane] == total, note)
      #expect(tree.laneCounts[lane] == oracle.rank(of: oracle.items.count, inLane: lane), note)
      for place in [-1, 0, 1, total / 3, total / 2, total - 1, total] {
        var walked: [(Int, Int64)] = []
        var cursor = tree.first(inLane: lane, endingAfter: place)
        while var current = cursor {
          walked.append((current.item, current.start))
          cursor = tree.advance(&current) ? current : nil
        }
        let expected = oracle.walk(inLane: lane, from: place)
        #expect(walked.map(\.0) == expected.map(\.item), note)
        #expect(walked.map(\.1) == expected.map(\.start), note)
      }
    }
    for (index, item) in oracle.items.enumerated() where index % 7 == 0 {
      #expect(tree.lane(of: index) == item.lane, note)
      #expect(tree.item(at: index).extent == item.extent, note)
      #expect(
        tree.start(of: index, inLane: item.lane) == oracle.start(of: index, inLane: item.lane), note
      )
    }
  }

  @Test("agrees with arrays through insertions, removals and changes", arguments: [1, 2, 3, 17])
  func equalsArrays(laneCount: Int) {
    for seed in Trials.seeds(1..<13 as Range<UInt64>, quick: 2) {
      var random = SeededGenerator(seed: seed)
      var oracle = Oracle()
      for _ in 0..<Int.random(in: 0...400, using: &random) {
        oracle.items.append(
          (Int64.random(in: 0...9, using: &random), Int.random(in: 0..<laneCount, using: &random)))
      }
      var tree = LaneTree(
        oracle.items.map(\.extent),
        lanes: laneCount == 1 ? [] : oracle.items.map { UInt16($0.lane) },
        laneCount: laneCount, counting: OperationCount())
      compare(tree, oracle, "seed \(seed), built")
      // Grows, then shrinks, so that nodes split and run empty.
      for edit in 0..<1200 {
        let grows = edit < 800 ? 7 : 2
        let choice = Int.random(in: 0..<10, using: &random)
        let extent = Int64.random(in: 0...9, using: &random)
        let lane = Int.random(in: 0..<laneCount, using: &random)
        if choice < grows || oracle.items.isEmpty {
          let index = Int.random(in: 0...oracle.items.count, using: &random)
          oracle.items.insert((extent, lane), at: index)
          tree.insert(extent, lane: lane, at: index)
        } else if choice < 9 {
          let index = Int.random(in: 0..<oracle.items.count, using: &random)
          let removed = tree.remove(at: index)
          let expected = oracle.items.remove(at: index)
          #expect(removed.extent == expected.extent && removed.lane == expected.lane)
        } else {
          let index = Int.random(in: 0..<oracle.items.count, using: &random)
          oracle.items[index].extent = extent
          tree.replace(at: index, with: extent)
        }
        if edit % 300 == 299 { compare(tree, oracle, "seed \(seed), edit \(edit)") }
      }
      while !oracle.items.isEmpty {
        let index = Int.random(in: 0..<oracle.items.count, using: &random)
        oracle.items.remove(at: index)
        tree.remove(at: index)
      }
      compare(tree, oracle, "seed \(seed), emptied")
    }
  }

  @Test("grows by several levels at one end, in the middle and at the other end")
  func growsDeep() {
    let count = Trials.count(20_000, quick: 10_000)
    for place in 0..<3 {
      var tree = LaneTree([], counting: OperationCount())
      for item in 0..<count {
        tree.insert(Int64(item % 5 + 1), lane: 0, at: [0, item / 2, item][place])
      }
      #expect(tree.height >= 2)
      #expect(tree.count == count)
      #expect(tree.totals[0] == Int64(3 * count))
      #expect(tree.contents().extents.reduce(0, +) == Int64(3 * count))
      let before = tree.operations.nodes
      tree.insert(3, lane: 0, at: count / 2)
      tree.remove(at: 777)
      #expect(tree.operations.nodes - before < 40)
    }
  }

  @Test("gives memory back when nearly everything has been removed")
  func shrinks() {
    let count = Trials.count(50_000, quick: 20_000)
    var tree = LaneTree([Int64](repeating: 4, count: count), counting: OperationCount())
    let full = tree.extents.count
    for _ in 0..<(count - 100) { tree.remove(at: tree.count / 2) }
    #expect(tree.totals[0] == 400)
    #expect(tree.extents.count < full / 50)
  }
}
