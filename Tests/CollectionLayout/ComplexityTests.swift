import SelfSizingGeometry
import Testing

@testable import SelfSizingCollectionLayout

/// Counts of tree operations, which no machine's noise can touch.
@Suite struct ComplexityTests {
  private func layouts() -> [SectionedLayout] {
    [
      TableLayout(section: TableSection(items: .estimated(44), lineSpacing: 1)),
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
      let many = try nodesOfStep(large, count: 20_000)
      // 10 levels against 15; a linear step would touch twenty times as many.
      #expect(Double(many) <= 2.5 * Double(few), "\(few) nodes of 1,000, \(many) of 20,000")
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

  /// The most nodes that each kind of work touches at the top, in the middle and at the bottom.
  private func nodes(_ layout: SectionedLayout, count: Int) throws -> [String: Int] {
    let collection = TestCollection(sections: [Array(0..<count)])
    let view = try collection.view(layout)
    var most: [String: Int] = [:]
    func measure(_ work: String, _ body: () throws -> Void) rethrows {
      let before = layout.operations.nodes
      try body()
      most[work] = max(most[work] ?? 0, layout.operations.nodes - before)
    }
    var next = count
    for place in [0, count / 2, count - 1] {
      let path = ItemIndexPath(item: place, section: 0)
      try view.scrollToItem(at: path, at: .centeredVertically)
      measure("rect query") { _ = layout.layoutAttributesForElements(in: view.bounds) }
      measure("item") { _ = layout.layoutAttributesForItem(at: path) }
      measure("point") {
        _ = layout.indexPathForItem(at: LayoutPoint(x: 9, y: view.contentOffset.y + 99))
      }
      let visible = view.indexPathsForVisibleItems[0]
      collection.preferredHeight = { _, item, _ in item == visible.item ? 97 : nil }
      try measure("self-size step") { try view.reconfigureItems(at: [visible]) }
      collection.preferredHeight = { _, _, _ in nil }
      guard layout.geometry.sections[0].body.takesSingleEdits else { continue }
      for at in [0, count / 3, count - 1] {
        let edited = ItemIndexPath(item: at, section: 0)
        try measure("insertion") {
          collection.sections[0].insert(next, at: at)
          next += 1
          try view.performBatchUpdates { $0.insertItems(at: [edited]) }
        }
        try measure("removal") {
          collection.sections[0].remove(at: at)
          try view.performBatchUpdates { $0.deleteItems(at: [edited]) }
        }
        let far = ItemIndexPath(item: count - 1 - at, section: 0)
        try measure("move") {
          collection.sections[0].insert(collection.sections[0].remove(at: at), at: far.item)
          try view.performBatchUpdates { $0.moveItem(at: edited, to: far) }
        }
      }
    }
    return most
  }

  @Test("touches a logarithm of the items in everything but a whole layout, wherever it is done")
  func everythingIsLogarithmic() throws {
    let makers: [() -> SectionedLayout] = [
      { TableLayout(section: TableSection(items: .estimated(44), lineSpacing: 1)) },
      { MasonryLayout(section: MasonrySection(columns: .fixed(3), items: .estimated(100))) },
      { ColumnsLayout(itemsPerRow: 3, itemHeight: .height(.estimated(80))) },
      { RowsLayout(section: TableSection(items: .estimated(44))) },
    ]
    for make in makers {
      let few = try nodes(make(), count: 1_000)
      let many = try nodes(make(), count: 20_000)
      for (work, count) in many {
        let small = few[work] ?? 0
        let note: Comment = "\(Swift.type(of: make())), \(work): \(small) nodes, then \(count)"
        // Twenty times as many items are 5 levels more of a binary tree, and one of a B+ tree.
        #expect(count <= 2 * small + 16, note)
        #expect(count < 800, note)
      }
    }
  }

  @Test("walks past few items where columns have drifted apart")
  func driftIsLogarithmic() throws {
    let layout = MasonryLayout(
      section: MasonrySection(columns: .fixed(3), items: .estimated(100)), order: .leftToRight)
    // One column is a hundred times as long as the others: what is beside each other is far
    // apart.
    layout.itemHeightProvider = { path, _ in .fixed(path.item % 3 == 0 ? 1000 : 10) }
    let view = try TestCollection(sections: [Array(0..<30_000)]).view(layout)
    try view.layoutIfNeeded()
    for place in [1000.0, 40_000, 80_000, 99_000, 3_000_000] {
      let rect = LayoutRect(x: 0, y: place, width: 320, height: 480)
      let before = layout.operations.nodes
      let found = layout.layoutAttributesForElements(in: rect)
      #expect(layout.operations.nodes - before < 200, "at \(place)")
      #expect(found.allSatisfy { $0.frame.intersects(rect) })
      #expect(found.count == (place < 100_000 ? 96 : 0) + found.count { $0.column == 0 })
    }
  }
}
