import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport
import Testing

/// Traces of every call.
@Suite struct TraceTests {
  private func path(_ item: Int) -> ItemIndexPath { ItemIndexPath(item: item, section: 0) }

  @Test("takes down every call of a pass in UIKit's order")
  func order() throws {
    let view = try TestCollection(heights: [50, 44]).view(TableLayout(), height: 60)
    view.startTrace()
    try view.layoutIfNeeded()
    #expect(
      view.traceText == """
        viewport 320.0×60.0 @2.0x
        0 layoutIfNeeded
          numberOfSections → 1
          numberOfItems inSection 0 → 2
          prepare
          collectionViewContentSize → 320.0×88.0
          targetContentOffset forProposedContentOffset (0.0, 0.0) → (0.0, 0.0)
          layoutAttributesForElements in (0.0, 0.0) 320.0×60.0 → item [0, 0] item [0, 1]
          numberOfItems inSection 0 → 2
          identity ofItemAt [0, 0] → 0
          identity ofItemAt [0, 1] → 1
          reuseIdentifier for item [0, 0] → item
          dequeueReusableCell for item [0, 0] → item#0, new
          reuseIdentifier for item [0, 1] → item
          dequeueReusableCell for item [0, 1] → item#1, new
          preferredLayoutAttributesFitting item [0, 0] (0.0, 0.0) 320.0×44.0 column 0 → 320.0×50.0
          shouldInvalidateLayout forPreferredLayoutAttributes item [0, 0] → true
          invalidationContext forPreferredLayoutAttributes item [0, 0] → item [0, 0] size 0.0×6.0
          invalidateLayout with item [0, 0] size 0.0×6.0
          preferredLayoutAttributesFitting item [0, 1] (0.0, 44.0) 320.0×44.0 column 0 → 320.0×44.0
          shouldInvalidateLayout forPreferredLayoutAttributes item [0, 1] → false
          prepare
          collectionViewContentSize → 320.0×94.0
          layoutAttributesForElements in (0.0, 0.0) 320.0×60.0 → item [0, 0] item [0, 1]
          numberOfItems inSection 0 → 2
          preferredLayoutAttributesFitting item [0, 0] (0.0, 0.0) 320.0×50.0 column 0 → 320.0×50.0
          shouldInvalidateLayout forPreferredLayoutAttributes item [0, 0] → false
          = offset 0.0 → 0.0, corrected by 0.0, content 0.0×0.0 → 320.0×94.0, 2 cells asked 3 times in 2 passes, 2 of 2 cells new
        = offset (0.0, 0.0) of 320.0×94.0
        = item [0, 0] (0.0, 0.0) 320.0×50.0 column 0
        = item [0, 1] (0.0, 50.0) 320.0×44.0 column 0

        """)
  }

  @Test("is the same for the same script: calls, steps and final state", arguments: 0..<72)
  func isDeterministic(number: Int) throws {
    func traced() throws -> CollectionView {
      var world = try ScriptWorld(seed: UInt64(number * 2 + 1))
      world.view.startTrace()
      try world.view.layoutIfNeeded()
      for _ in 0..<8 { _ = try world.next() }
      return world.view
    }
    let (first, second) = (try traced(), try traced())
    #expect(first.tracedEntries.count == 9)
    #expect(first.tracedEntries == second.tracedEntries)
    #expect(first.traceText == second.traceText)
  }

  @Test("keeps requests that failed, answers that are no number, and the settings of each request")
  func failures() throws {
    let collection = TestCollection(sections: [Array(0..<40)]) { _, item, _ in
      item == 1 ? .nan : 60
    }
    let view = try collection.view(TableLayout())
    view.startTrace()
    try view.layoutIfNeeded()
    #expect(throws: CollectionLayoutError.self) { try view.scroll(by: .infinity) }
    collection.sections[0].removeLast()
    #expect(throws: CollectionLayoutError.self) { try view.scroll(by: 100) }
    try view.reloadData()
    view.anchorPolicy = .none
    try view.scroll(by: 100)
    let text = try #require(view.traceText)
    #expect(view.tracedEntries.count == 5)
    #expect(text.contains("set anchor none, estimates layout, self-sizing enabled\n4 scroll by"))
    #expect(text.contains("error invalidMetric"))
    #expect(text.contains("×nan"))
  }

  @Test("changes nothing that the collection view does")
  func observes() throws {
    for seed in UInt64(1)...24 {
      var plain = try ScriptWorld(seed: seed)
      var traced = try ScriptWorld(seed: seed)
      traced.view.startTrace()
      for number in 0..<6 {
        let first = number == 0 ? try plain.view.layoutIfNeeded() : try plain.next().step
        let second = number == 0 ? try traced.view.layoutIfNeeded() : try traced.next().step
        #expect(first == second)
      }
      #expect(traced.view.tracedEntries.count == 6)
    }
  }

  @Test("reports the displacement of every element visible before and after, at both of its edges")
  func displacements() throws {
    for axis in LayoutAxis.allCases {
      for direction in InterfaceDirection.allCases {
        let collection = TestCollection(heights: Array(repeating: 50, count: 100))
        collection.axis = axis
        let layout = TableLayout()
        layout.scrollDirection = axis
        let view = try CollectionView(
          collectionViewLayout: layout,
          viewport: CollectionViewport(
            size: LayoutSize(width: 500, height: 500), layoutDirection: direction),
          dataSource: collection, cellProvider: collection)
        try view.scrollToItem(at: path(40), at: .top)
        collection.preferredHeight = { _, item, _ in item == 43 ? 180 : 50 }
        let frames = Dictionary(
          uniqueKeysWithValues: view.layoutAttributesForVisibleElements.map {
            ($0.element, $0.frame)
          })
        let origin = view.bounds.origin[axis]
        let step = try view.reconfigureItems(at: [path(43)])
        #expect(step.displacements.count == 8)
        for moved in step.displacements {
          let item = moved.element.indexPath.item
          #expect(moved.distance == (item > 43 ? 130 : 0))
          #expect(moved.endDistance == (item >= 43 ? 130 : 0))
          #expect(moved.acrossDistance == 0)
          // The same, read from frames and offset alone.
          let frame = try #require(
            view.collectionViewLayout.layoutAttributes(for: moved.element)?.frame)
          let former = try #require(frames[moved.element])
          let isReversed = axis == .horizontal && direction == .rightToLeft
          let start = { (frame: LayoutRect, origin: Double) -> Double in
            isReversed ? -(frame.maxX - origin) : frame.origin[axis] - origin
          }
          #expect(
            start(frame, view.bounds.origin[axis]) - start(former, origin) == moved.distance)
        }
      }
    }
  }
}
