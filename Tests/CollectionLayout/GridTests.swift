import SelfSizingGeometry
import TestSupport
import Testing

@testable import SelfSizingCollectionLayout

/// Grids of scaled items.
@Suite struct GridTests {
  /// The rule word by word: each item takes the first free square from the cursor on.
  private func slowPlaces(_ scales: [UInt8], _ count: Int) -> [(line: Int, division: Int)] {
    var taken: Set<Int> = []
    var cursor = 0
    return scales.map { scale in
      let scale = Int(scale)
      var place = cursor
      while true {
        let (line, division) = (place / count, place % count)
        let cells = (0..<scale).flatMap { row in
          (0..<scale).map { (line + row) * count + division + $0 }
        }
        if division + scale <= count, taken.isDisjoint(with: cells) {
          taken.formUnion(cells)
          if place == cursor {
            cursor += division + scale >= count ? count - division : scale
          }
          return (line, division)
        }
        place += 1
      }
    }
  }

  @Test("places items as the rule says, word by word")
  func packing() {
    for seed in Trials.seeds(1..<61 as Range<UInt64>, quick: 8) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...7, using: &random)
      let scales = (0..<60).map { _ in UInt8(Int.random(in: 1...count, using: &random)) }
      let packing = GridPacking(
        scales: scales, divisionCount: count, counting: OperationCount())
      let expected = slowPlaces(scales, count)
      #expect(packing.lines.map(Int.init) == expected.map(\.line), "seed \(seed)")
      #expect(packing.divisions.map(Int.init) == expected.map(\.division), "seed \(seed)")
    }
  }

  @Test("looks at each line a bounded number of times, however far back the cursor is stuck")
  func stuckCursor() {
    // An item of scale 1, then only items of scale 2 on three divisions: the cursor stays at a
    // hole.
    for count in [100, 20_000] {
      let scales = [1] + [UInt8](repeating: 2, count: count)
      let operations = OperationCount()
      let packing = GridPacking(scales: scales, divisionCount: 3, counting: operations)
      #expect(packing.lineCount == 2 * count)
      #expect(operations.nodes <= 3 * count + 8, "\(operations.nodes) of \(count)")
    }
  }

  @Test("stores nothing for items of scale 1, and still places a hundred thousand of them")
  func uniform() throws {
    let collection = TestCollection(sections: [Array(0..<100_000)])
    let layout = GridLayout(fixedDivisionCount: 4, lineSpacing: 2, interitemSpacing: 2)
    layout.scaleProvider = { _ in 1 }
    let view = try collection.view(layout, width: 398)
    try view.layoutIfNeeded()
    #expect((layout.geometry.sections[0].body as? GridBody)?.scales == [])
    let last = try #require(
      layout.layoutAttributesForItem(at: ItemIndexPath(item: 99_999, section: 0)))
    #expect(last.frame == LayoutRect(x: 300, y: 24_999 * 100, width: 98, height: 98))
  }

  @Test("reads no divisions as one, and scales out of range as the nearest")
  func clamps() throws {
    let collection = TestCollection(heights: [1, 1, 1])
    let layout = GridLayout(fixedDivisionCount: 0, lineSpacing: 0, interitemSpacing: 0)
    let view = try collection.view(layout, width: 300)
    #expect(
      try view.layoutIfNeeded().findings
        == [.columnCountClamped(section: 0, requested: 0, used: 1)])
    #expect(view.contentSize.height == 900)
    layout.fixedDivisionCount = 3
    layout.scaleProvider = { [-5, 9, 2][$0.item] }
    try view.layoutIfNeeded()
    let widths = (0..<3).map {
      layout.layoutAttributesForItem(at: ItemIndexPath(item: $0, section: 0))?.frame.width
    }
    #expect(widths == [100, 300, 200])
  }
}
