import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport
import Testing

/// Items that keep their place through rotation, new text sizes, reloads and jumps.
@Suite struct AnchoringTests {
  /// Rows whose heights depend on the width, as text's do.
  private func flowingText(_ count: Int, seed: UInt64) -> TestCollection {
    var random = SeededGenerator(seed: seed)
    let areas = (0..<count).map { _ in Double(Int.random(in: 6000...60000, using: &random)) }
    return TestCollection(sections: [Array(0..<count)]) { element, item, width in
      element.kind == .item ? (areas[item] / width).rounded(.up) : nil
    }
  }

  private func screenTop(of identity: Int, _ view: CollectionView, _ collection: TestCollection)
    -> Int64?
  {
    ScreenPositions(of: view, showing: collection)[identity]?.top
  }

  private func firstFullyVisible(_ view: CollectionView, _ collection: TestCollection) throws
    -> ScreenPositions.Item
  {
    let positions = ScreenPositions(of: view, showing: collection)
    return try #require(
      positions.firstFullyVisible(movingBy: 0, in: exact(view.viewport.size.height)))
  }

  private var layouts: [CollectionViewLayout] {
    [
      TableLayout(section: TableSection(items: .estimated(50), lineSpacing: 4)),
      MasonryLayout(section: MasonrySection(columns: .fixed(2), items: .estimated(80))),
    ]
  }

  @Test("ends exactly at an item though nothing on the way is measured")
  func scrollsToItems() throws {
    var random = SeededGenerator(seed: 3)
    for layout in layouts {
      let collection = flowingText(500, seed: 3)
      let view = try collection.view(
        layout, height: 700,
        contentInset: LayoutEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      for _ in 0..<60 {
        let path = ItemIndexPath(item: Int.random(in: 0..<500, using: &random), section: 0)
        let position =
          [CollectionView.ScrollPosition.top, .centeredVertically, .bottom]
          .randomElement(using: &random) ?? .top
        try view.scrollToItem(at: path, at: position)
        let frame = try #require(layout.layoutAttributesForItem(at: path)?.frame)
        #expect(view.isSettled(.item(path)))
        let aim =
          switch position {
          case .top: frame.minY - 44
          case .bottom: frame.maxY + 34 - 700
          default:
            ((frame.minY + frame.maxY - 700 - 10) / 2 * 2 + 0.5).rounded(.down) / 2
          }
        let bottom = max(view.contentSize.height + 34 - 700, -44)
        #expect(view.contentOffset.y == max(-44, min(aim, bottom)), "\(path) at \(position)")
      }
    }
  }

  @Test("keeps the first fully visible item in place through rotation and back")
  func rotates() throws {
    for layout in layouts {
      let collection = flowingText(400, seed: 4)
      let view = try collection.view(layout, width: 390, height: 844)
      try view.scrollToItem(at: ItemIndexPath(item: 200, section: 0), at: .top)
      try view.scroll(by: 33)
      for size in [
        LayoutSize(width: 844, height: 390), LayoutSize(width: 390, height: 844),
        LayoutSize(width: 390, height: 500),
      ] {
        let kept = try firstFullyVisible(view, collection)
        let step = try view.setViewport(CollectionViewport(size: size))
        #expect(screenTop(of: kept.identity, view, collection) == kept.top)
        #expect(step.anchorDisplacement ?? 0 == 0)
        #expect(view.bounds.size == size)
      }
    }
  }

  @Test("keeps the first fully visible item in place when every cell changes its height")
  func textSizeChanges() throws {
    for layout in layouts {
      let collection = flowingText(400, seed: 5)
      let view = try collection.view(layout, height: 700)
      try view.scrollToItem(at: ItemIndexPath(item: 200, section: 0), at: .top)
      try view.scroll(by: -21.5)
      let former = collection.preferredHeight
      for factor in [1.4, 0.7, 3.1] {
        collection.preferredHeight = { element, item, width in
          former(element, item, width).map { $0 * factor }
        }
        let kept = try firstFullyVisible(view, collection)
        let step = try view.invalidateMeasurements()
        #expect(step.measuredCount > 0)
        #expect(screenTop(of: kept.identity, view, collection) == kept.top)
      }
    }
  }

  @Test("keeps the place of what still exists through a reload")
  func reloads() throws {
    for layout in layouts {
      let collection = flowingText(1000, seed: 6)
      collection.sections = [Array(0..<400)]
      let view = try collection.view(layout, height: 700)
      try view.scrollToItem(at: ItemIndexPath(item: 200, section: 0), at: .top)
      let kept = try firstFullyVisible(view, collection)
      collection.sections = [Array(900..<950) + collection.sections[0].filter { $0 % 7 != 3 }]
      try view.reloadData()
      if kept.identity % 7 != 3 {
        #expect(screenTop(of: kept.identity, view, collection) == kept.top)
      }
      // The anchor itself goes: the next visible one holds the place.
      let positions = ScreenPositions(of: view, showing: collection)
      let gone = try firstFullyVisible(view, collection)
      let next = try #require(
        positions.items.first {
          $0.identity != gone.identity && $0.top >= 0 && $0.bottom <= exact(700)
        })
      collection.sections[0].removeAll { $0 == gone.identity }
      try view.reloadData()
      #expect(screenTop(of: next.identity, view, collection) == next.top)
    }
  }

  @Test("loses the place in the same rotation without a policy")
  func losesThePlaceWithoutPolicy() throws {
    let collection = flowingText(400, seed: 4)
    let layout = TableLayout(section: TableSection(items: .estimated(50)))
    let view = try collection.view(layout, width: 390, height: 844, policy: .none)
    try view.scrollToItem(at: ItemIndexPath(item: 200, section: 0), at: .top)
    try view.scroll(by: 5)
    let kept = try firstFullyVisible(view, collection)
    try view.setViewport(CollectionViewport(size: LayoutSize(width: 844, height: 844)))
    let now = try #require(screenTop(of: kept.identity, view, collection))
    #expect(abs(now - kept.top) > exact(1))
  }

  @Test("expands a visible cell downward, and keeps what is above it")
  func expands() throws {
    let collection = TestCollection(heights: Array(repeating: 50, count: 100))
    let view = try collection.view(TableLayout(), height: 500)
    try view.scrollToItem(at: ItemIndexPath(item: 40, section: 0), at: .top)
    let offset = view.contentOffset.y
    collection.preferredHeight = { _, item, _ in item == 43 ? 180 : 50 }
    let step = try view.reconfigureItems(at: [ItemIndexPath(item: 43, section: 0)])
    #expect(view.contentOffset.y == offset)
    #expect(step.displacements.filter { $0.distance != 0 }.map(\.distance).allSatisfy { $0 == 130 })
    #expect(step.measuredCount == 1)
  }

  @Test("corrects nothing at the top edge, nor above it", arguments: [0.0, -30, -500])
  func topEdgeHolds(offset: Double) throws {
    let collection = TestCollection(heights: Array(repeating: 91, count: 100))
    for policy in [ScrollAnchorPolicy.firstFullyVisible, .aboveOnly] {
      let view = try collection.view(
        TableLayout(), contentInset: LayoutEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        policy: policy)
      try view.scrollToItem(at: ItemIndexPath(item: 60, section: 0), at: .top)
      let step = try view.setContentOffset(LayoutPoint(x: 0, y: offset - 20))
      #expect(step.correction == 0)
      #expect(view.contentOffset.y == offset - 20)
      #expect(step.anchor == .contentTop)
    }
  }

  @Test("compensates a straddling row that grows, unless only what is above is compensated")
  func straddlers() throws {
    for (policy, expected) in [
      (ScrollAnchorPolicy.firstFullyVisible, 120.0), (.aboveOnly, 0), (.bottom, 120), (.none, 0),
    ] {
      let collection = TestCollection(heights: Array(repeating: 50, count: 100))
      let view = try collection.view(TableLayout(), height: 500, policy: policy)
      try view.scrollToItem(at: ItemIndexPath(item: 40, section: 0), at: .top)
      try view.scroll(by: 10)
      collection.preferredHeight = { _, item, _ in item == 40 ? 170 : 50 }
      let step = try view.reconfigureItems(at: [ItemIndexPath(item: 40, section: 0)])
      #expect(step.correction == expected, "\(policy)")
    }
  }

  @Test("stays at the bottom of a chat while its last message grows and the keyboard comes")
  func chats() throws {
    let collection = TestCollection(heights: Array(repeating: 50, count: 100))
    let view = try collection.view(TableLayout(), height: 500, policy: .bottom)
    try view.scrollToItem(at: ItemIndexPath(item: 99, section: 0), at: .bottom)
    collection.preferredHeight = { _, item, _ in item == 99 ? 170 : 50 }
    try view.reconfigureItems(at: [ItemIndexPath(item: 99, section: 0)])
    #expect(view.contentOffset.y == view.contentSize.height - 500)
    try view.setViewport(
      CollectionViewport(
        size: LayoutSize(width: 320, height: 500),
        contentInset: LayoutEdgeInsets(top: 0, left: 0, bottom: 290, right: 0)))
    #expect(view.contentOffset.y == view.contentSize.height + 290 - 500)
    collection.sections[0].append(100)
    try view.reloadData()
    #expect(view.contentOffset.y == view.contentSize.height + 290 - 500)
  }

  @Test("keeps the bottom of the last visible row even in the first step that shows anything")
  func firstStepAtTheBottom() throws {
    let collection = TestCollection(heights: Array(repeating: 50, count: 100))
    let view = try collection.view(TableLayout(), height: 440, policy: .bottom)
    let step = try view.setContentOffset(LayoutPoint(x: 0, y: 440))
    #expect(step.measuredCount == 10)
    #expect(step.anchor == .element(.item(ItemIndexPath(item: 19, section: 0)), edge: .bottom))
    let frame = view.collectionViewLayout.layoutAttributesForItem(
      at: ItemIndexPath(item: 19, section: 0))?.frame
    #expect(frame?.maxY == view.bounds.maxY)
  }

  @Test("never shows beyond the content's edges, however far it is scrolled")
  func clamps() throws {
    let collection = TestCollection(heights: (0..<300).map { Double($0 % 90 + 5) })
    let view = try collection.view(TableLayout(), height: 500)
    try view.scroll(by: 1e9)
    #expect(view.contentOffset.y == view.contentSize.height - 500)
    try view.scroll(by: -1e9)
    #expect(view.contentOffset.y == 0)
    let short = TestCollection(heights: [10, 20])
    let shortView = try short.view(TableLayout(), height: 500)
    let step = try shortView.scroll(by: 50)
    #expect(shortView.contentOffset.y == 0)
    #expect(step.edgeClamp == -50)
  }
}
