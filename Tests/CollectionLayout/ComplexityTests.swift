import SelfSizingGeometry
import Testing

@testable import SelfSizingCollectionLayout

/// Counts of tree operations, which no machine's noise can touch.
@Suite struct ComplexityTests {
  private func layouts() -> [SectionedLayout] {
    [
      TableLayout(section: TableSection(items: .estimated(44), rowSpacing: 1)),
      MasonryLayout(section: MasonrySection(columns: .fixed(3), items: .estimated(100))),
    ]
  }

  @Test("does no tree operation in a preparation without an invalidation")
  func prepareIsFree() throws {
    for layout in layouts() {
      let collection = TestCollection(sections: [Array(0..<10_000), Array(10_000..<20_000)])
      let view = try collection.view(layout)
      try view.layoutIfNeeded()
      let before = layout.operations.nodes
      for _ in 0..<100 { try layout.prepare() }
      #expect(layout.operations.nodes == before)
      #expect(before > 0)
    }
  }

  @Test("asks no cell and builds nothing when a settled viewport is laid out again")
  func settledIsQuiet() throws {
    for layout in layouts() {
      let collection = TestCollection(heights: Array(repeating: 61, count: 1000))
      let view = try collection.view(layout)
      try view.layoutIfNeeded()
      let calls = collection.calls
      let step = try view.layoutIfNeeded()
      #expect(collection.calls == calls)
      #expect(step.passes == 1)
      #expect(step.measuredCount == 0)
    }
  }

  /// The nodes that the costliest of ten self-size steps in the middle touches.
  private func nodesOfStep(_ layout: SectionedLayout, count: Int) throws -> Int {
    let collection = TestCollection(heights: Array(repeating: 93, count: count))
    let view = try collection.view(layout)
    try view.scrollToItem(at: ItemIndexPath(item: count / 2, section: 0), at: .top)
    var largest = 0
    for _ in 0..<10 {
      let before = layout.operations.nodes
      let step = try view.scroll(by: -90)
      #expect(step.measuredCount > 0 || layout is MasonryLayout)
      largest = max(largest, layout.operations.nodes - before)
    }
    return largest
  }

  @Test("touches a logarithm of the items in a self-size step")
  func stepIsLogarithmic() throws {
    for (small, large) in zip(layouts(), layouts()) {
      let few = try nodesOfStep(small, count: 1_000)
      let many = try nodesOfStep(large, count: 100_000)
      // 10 levels against 17; a linear step would touch a hundred times as many.
      #expect(Double(many) <= 2.5 * Double(few), "\(few) nodes of 1,000, \(many) of 100,000")
      #expect(many < 2_000)
    }
  }

  @Test("asks each cell that changes once more, to see that it agrees")
  func measureCalls() throws {
    let collection = TestCollection(heights: Array(repeating: 100, count: 50))
    let view = try collection.view(TableLayout(), height: 500)
    let step = try view.layoutIfNeeded()
    // Twelve rows of 44 points were asked; the five that remain visible were asked again.
    #expect(step.measuredCount == 12)
    #expect(step.preferredAttributesCalls == 17)
    #expect(collection.calls == 17)
    #expect(view.indexPathsForVisibleItems.count == 5)
  }
}
