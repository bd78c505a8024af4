import LayoutTestSupport
import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport
import Testing

/// A viewport beyond an edge of the content, as while a finger pulls it there.
@Suite struct OverscrollTests {
  /// Two sections of a header, three rows of 50 points and a footer: 180 points each, 360 in all.
  private func pinned(contentInset: LayoutEdgeInsets = .zero) throws -> CollectionView {
    let table = TableSection(
      header: .fixed(20), footer: .fixed(10), items: .fixed(50), headerPinsToVisibleBounds: true,
      footerPinsToVisibleBounds: true)
    let view = try TestCollection(sections: [[0, 1, 2], [3, 4, 5]])
      .view(TableLayout(section: table), height: 200, contentInset: contentInset)
    try view.layoutIfNeeded()
    return view
  }

  /// The visible elements with their positions; pinned ones in brackets.
  private func visible(_ view: CollectionView) -> [String] {
    view.layoutAttributesForVisibleElements.map {
      "\($0.element) " + ($0.isPinned ? "(\($0.frame.minY))" : "\($0.frame.minY)")
    }
  }

  @Test("leaves the first header at its natural place above the content's top")
  func aboveTop() throws {
    let view = try pinned()
    let step = try view.setContentOffset(LayoutPoint(x: 0, y: -70))
    #expect(view.contentOffset.y == -70 && step.edgeClamp == 0 && step.anchor == .contentTop)
    #expect(
      visible(view) == [
        "header [0] 0.0", "item [0, 0] 20.0", "item [0, 1] 70.0", "item [0, 2] 120.0",
        "footer [0] (120.0)",
      ])
    let inset = try pinned(contentInset: LayoutEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    #expect(inset.contentOffset.y == -50)
    try inset.setContentOffset(LayoutPoint(x: 0, y: -120))
    #expect(inset.contentOffset.y == -120)
    // The window that nothing covers ends at -120 + 200 - 30.
    #expect(
      visible(inset) == [
        "header [0] 0.0", "item [0, 0] 20.0", "item [0, 1] 70.0", "footer [0] (40.0)",
      ])
  }

  @Test("lets pinned headers and footers follow their sections past the content's end")
  func pastEnd() throws {
    let view = try pinned()
    try view.setContentOffset(LayoutPoint(x: 0, y: 230))
    #expect(
      visible(view) == [
        "header [1] (230.0)", "item [1, 0] 200.0", "item [1, 1] 250.0", "item [1, 2] 300.0",
        "footer [1] 350.0",
      ])
    // The header ends where the items do.
    try view.setContentOffset(LayoutPoint(x: 0, y: 345))
    #expect(view.contentOffset.y == 345)
    #expect(visible(view) == ["header [1] (330.0)", "item [1, 2] 300.0", "footer [1] 350.0"])
    try view.setContentOffset(LayoutPoint(x: 0, y: 400))
    #expect(visible(view).isEmpty && view.contentOffset.y == 400)
  }

  @Test("stays beyond the edge through every other request, and goes no farther by scrolling")
  func stays() throws {
    let collection = TestCollection(heights: Array(repeating: 50, count: 10))
    // Estimates that are right, so that nothing but the edges can move the offset.
    let table = TableLayout(section: TableSection(items: .estimated(50)))
    let view = try collection.view(table, height: 200)
    try view.layoutIfNeeded()
    for (offset, outward) in [(-70.0, -1.0), (370, 1)] {
      try view.setContentOffset(LayoutPoint(x: 0, y: offset))
      for request in [
        PipelineRequest.layoutIfNeeded, .reloadData, .invalidateMeasurements,
        .reconfigureItems([ItemIndexPath(item: 0, section: 0)]), .setViewport(view.viewport),
        .performBatchUpdates(CollectionViewUpdates()), .applyMeasuredHeights([]),
        .scroll(by: outward * 25),
      ] {
        let step = try view.perform(request)
        #expect(view.contentOffset.y == offset, "\(request)")
        #expect(step.largestDisplacement == 0)
      }
      let back = try view.scroll(by: -outward * 30)
      #expect(back.edgeClamp == 0 && view.contentOffset.y == offset - outward * 30)
      #expect(try view.scroll(by: outward * 5).edgeClamp == -outward * 5)
      try view.scroll(by: -outward * 100)
      try view.scroll(by: outward * 500)
      #expect(view.contentOffset.y == (outward < 0 ? 0 : 300))
    }
    try view.setContentOffset(LayoutPoint(x: 0, y: 370))
    try view.scrollToItem(at: ItemIndexPath(item: 9, section: 0), at: .top)
    #expect(view.contentOffset.y == 300)
  }

  @Test("keeps as far beyond the end as it was where items go, and beyond the top where bars come")
  func edgesThatMove() throws {
    let collection = TestCollection(heights: Array(repeating: 50, count: 10))
    // Estimates that are right, so that nothing but the edges can move the offset.
    let table = TableLayout(section: TableSection(items: .estimated(50)))
    let view = try collection.view(table, height: 200)
    try view.setContentOffset(LayoutPoint(x: 0, y: 370))
    try view.performBatchUpdates { updates in
      collection.sections[0].removeAll { $0 > 5 }
      updates.deleteItems(at: (6...9).map { ItemIndexPath(item: $0, section: 0) })
    }
    // 300 points of content, of which the last 130 are seen.
    #expect(view.contentOffset.y == 170)
    try view.setContentOffset(LayoutPoint(x: 0, y: -40))
    var viewport = view.viewport
    viewport.contentInset.top = 60
    try view.setViewport(viewport)
    #expect(view.contentOffset.y == -100)
  }

  @Test(
    "corrects as within: cells that change move nothing but what comes after the anchor",
    arguments: LayoutSubject.allCases, ScrollAnchorPolicy.allCases)
  func corrections(subject: LayoutSubject, policy: ScrollAnchorPolicy) throws {
    for axis in LayoutAxis.allCases {
      for direction in InterfaceDirection.allCases {
        for distance in [-90.0, 90] {
          for seed in Trials.seeds(1..<4 as Range<UInt64>, quick: 1) {
            try expectSteadiness(subject, policy, axis, direction, distance, seed)
          }
        }
      }
    }
  }

  private func expectSteadiness(
    _ subject: LayoutSubject, _ policy: ScrollAnchorPolicy, _ axis: LayoutAxis,
    _ direction: InterfaceDirection, _ distance: Double, _ seed: UInt64
  ) throws {
    let note: Comment = "\(subject) \(policy) \(axis) \(direction) by \(distance), seed \(seed)"
    var random = SeededGenerator(seed: seed)
    var heights = (0..<40).map { _ in Double(Int.random(in: 20...90, using: &random)) }
    let collection = TestCollection(sections: [Array(0..<40)])
    collection.axis = axis
    func publish() {
      let published = heights
      collection.preferredHeight = { element, item, _ in
        element.kind == .item ? published[item] : nil
      }
    }
    publish()
    let layout = subject.layout(columns: subject == .grid ? 1 : 2)
    layout.scrollDirection = axis
    let view = try CollectionView(
      collectionViewLayout: layout,
      viewport: CollectionViewport(
        size: LayoutSize(width: 320, height: 320), layoutDirection: direction),
      dataSource: collection, cellProvider: collection)
    view.anchorPolicy = policy
    // Everything measured once, so that the edges are where they seem.
    view.heightEstimates = .measuredAhead
    try view.layoutIfNeeded()
    let length = view.contentSize[axis]
    let offset = distance < 0 ? distance : length - 320 + distance
    let isReversed =
      axis == .horizontal && direction == .rightToLeft
      && layout.flipsHorizontallyInOppositeLayoutDirection
    var target = LayoutPoint.zero
    target[axis] = isReversed ? length - offset - 320 : offset
    let pulled = try view.setContentOffset(target)
    #expect(view.contentOffset[axis] == target[axis] && pulled.edgeClamp == 0, note)
    view.heightEstimates = .layout
    for _ in 0..<4 {
      let changed = (0..<6).map { _ in Int.random(in: 0..<40, using: &random) }
      for item in changed { heights[item] = Double(Int.random(in: 20...90, using: &random)) }
      publish()
      let step = try view.reconfigureItems(
        at: changed.map { ItemIndexPath(item: $0, section: 0) })
      #expect((step.anchorDisplacement ?? 0) == 0, note)
      // No edge takes part: what moves the offset is a correction.
      #expect(step.scrolledDistance == 0, note)
      if policy == .none { #expect(step.correction == 0, note) }
      // At the start nothing is corrected by policies that anchor at the top.
      if distance < 0, policy == .aboveOnly || policy == .firstFullyVisible {
        #expect(step.offsetAfter == distance && step.anchor == .contentTop, note)
      }
    }
  }
}
