import LayoutTestSupport
import SelfSizingGeometry
import Testing

@testable import SelfSizingCollectionLayout

/// The cost of an invalidation, and what it keeps.
@Suite struct InvalidationTests {
  private func layouts() -> [SectionedLayout] {
    LayoutSubject.allCases.map { $0.layout(columns: $0 == .grid ? 1 : 2) }
  }

  private func rows(_ count: Int) -> TestCollection {
    TestCollection(sections: [Array(0..<count), [], Array(count..<count + 9)]) { element, item, _ in
      element.kind == .item ? Double(30 + item * 31 % 97) : nil
    }
  }

  @Test("does no tree operation in a preparation without an invalidation, in every layout")
  func prepareIsFree() throws {
    for layout in layouts() {
      for axis in LayoutAxis.allCases {
        layout.scrollDirection = axis
        let collection = rows(500)
        collection.axis = axis
        let view = try collection.view(layout)
        try view.layoutIfNeeded()
        try view.scroll(by: 300)
        let before = layout.operations.nodes
        let calls = collection.calls
        for _ in 0..<100 { try layout.prepare() }
        #expect(layout.operations.nodes == before, "\(type(of: layout))")
        #expect(collection.calls == calls)
      }
    }
  }

  @Test(
    "drops positions and never a height that was measured for the same identity, width and traits")
  func keepsHeights() throws {
    for layout in layouts() {
      let collection = rows(200)
      let view = try collection.view(layout)
      try view.layoutIfNeeded()
      for _ in 0..<12 { try view.scroll(by: 400) }
      let calls = collection.calls
      let frames = (0..<200).map {
        layout.layoutAttributesForItem(at: ItemIndexPath(item: $0, section: 0))?.frame
      }
      let before = layout.operations.nodes
      layout.invalidateLayout()
      let step = try view.layoutIfNeeded()
      // Positions are computed again, …
      if !(layout is GridLayout) {
        #expect(layout.operations.nodes > before || layout is FlowLayout || layout is RowsLayout)
      }
      // … cells are not asked, and everything is where it was.
      #expect(collection.calls == calls, "\(type(of: layout))")
      #expect(step.measuredCount == 0)
      #expect(
        (0..<200).map {
          layout.layoutAttributesForItem(at: ItemIndexPath(item: $0, section: 0))?.frame
        } == frames)
      for _ in 0..<12 { try view.scroll(by: -400) }
      #expect(collection.calls == calls, "\(type(of: layout))")
    }
  }

  @Test(
    "asks again for another width, another text size and another identity, and for nothing else")
  func asksAgain() throws {
    let collection = rows(60)
    let view = try collection.view(TableLayout())
    try view.layoutIfNeeded()
    let visible = view.indexPathsForVisibleItems.count
    var viewport = view.viewport
    viewport.size.width = 300
    #expect(try view.setViewport(viewport).measuredCount == visible)
    viewport.contentSizeCategory = .accessibilityMedium
    #expect(try view.setViewport(viewport).measuredCount == visible)
    viewport.contentInset.top = 10
    #expect(try view.setViewport(viewport).measuredCount == 0)
    viewport.size.height -= 40
    #expect(try view.setViewport(viewport).measuredCount == 0)
    collection.sections[0][1] = 5000
    #expect(try view.reloadData().measuredCount == view.indexPathsForVisibleItems.count)
    #expect(try view.layoutIfNeeded().measuredCount == 0)
  }

  @Test(
    "touches no more of the tree in a change at the end of a long section than in one at its start")
  func changesAnywhere() throws {
    for layout in layouts() where layout is TableLayout {
      let collection = rows(50_000)
      let view = try collection.view(layout)
      var costs: [Int] = []
      for item in [0, 25_000, 49_990] {
        try view.scrollToItem(at: ItemIndexPath(item: item, section: 0), at: .top)
        let before = layout.operations.nodes
        let path = ItemIndexPath(item: item, section: 0)
        collection.preferredHeight = { element, other, _ in
          other == item ? 333 : Double(30 + other * 31 % 97)
        }
        try view.reconfigureItems(at: [path])
        costs.append(layout.operations.nodes - before)
      }
      #expect(costs.allSatisfy { $0 < 1500 }, "\(costs)")
    }
  }
}
