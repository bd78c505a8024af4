import LayoutTestSupport
import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport
import Testing

/// Input that must neither trap nor hang, in every layout, along both axes and for both reading
/// directions.
@Suite struct HostileInputTests {
  private func views(
    _ subject: LayoutSubject, _ collection: TestCollection, insets: LayoutEdgeInsets = .zero,
    columns: Int = 2
  ) throws -> [CollectionView] {
    try LayoutAxis.allCases.flatMap { axis in
      try InterfaceDirection.allCases.map { direction in
        let layout = subject.layout(insets: insets, columns: columns)
        layout.scrollDirection = axis
        return try CollectionView(
          collectionViewLayout: layout,
          viewport: CollectionViewport(
            size: LayoutSize(width: 320, height: 320), layoutDirection: direction),
          dataSource: collection, cellProvider: collection)
      }
    }
  }

  /// Does everything that a collection view can be asked to do.
  private func exercise(_ view: CollectionView) throws {
    try view.layoutIfNeeded()
    try view.scroll(by: 1234.5)
    try view.scroll(by: -99)
    if view.numberOfSections > 0, view.numberOfItems(inSection: 0) > 0 {
      let last = ItemIndexPath(item: view.numberOfItems(inSection: 0) - 1, section: 0)
      for position in CollectionView.ScrollPosition.allCases {
        try view.scrollToItem(at: last, at: position)
      }
      try view.reconfigureItems(at: [last])
    }
    var viewport = view.viewport
    viewport.size = LayoutSize(width: 200, height: 500)
    viewport.contentSizeCategory = .accessibilityLarge
    try view.setViewport(viewport)
    try view.invalidateMeasurements()
    try view.reloadData()
  }

  @Test(
    "ignores invalid preferred heights, and says so",
    arguments: LayoutSubject.allCases.filter(\.selfSizes),
    [Double.nan, .infinity, -.infinity, -1, -0.001, 1.1e9])
  func heights(subject: LayoutSubject, height: Double) throws {
    let collection = TestCollection(sections: [Array(0..<40)]) { _, item, _ in
      item % 3 == 1 ? height : 55
    }
    for view in try views(subject, collection) {
      collection.axis = view.collectionViewLayout.scrollDirection
      let step = try view.layoutIfNeeded()
      #expect(
        step.findings.contains {
          if case .invalidPreferredHeight(let element, _) = $0 {
            element.indexPath.item % 3 == 1
          } else {
            false
          }
        })
      try exercise(view)
      #expect(view.contentSize.height.isFinite && view.contentSize.width.isFinite)
    }
  }

  @Test("goes on where cells never agree, and says which", arguments: LayoutSubject.allCases)
  func oscillation(subject: LayoutSubject) throws {
    var calls = 0
    let collection = TestCollection(sections: [Array(0..<40)]) { _, item, _ in
      calls += 1
      return Double(20 + calls * 37 % 90)
    }
    for view in try views(subject, collection) {
      collection.axis = view.collectionViewLayout.scrollDirection
      let step = try view.layoutIfNeeded()
      #expect(
        step.findings.contains { if case .oscillatingCell = $0 { true } else { false } }
          == subject.selfSizes)
      try exercise(view)
      view.heightEstimates = .measuredAhead
      try view.invalidateMeasurements()
      view.heightEstimates = .median
      try exercise(view)
    }
  }

  @Test(
    "lays out one column where none is asked for", arguments: LayoutSubject.allCases, [0, -3, .min])
  func noColumns(subject: LayoutSubject, columns: Int) throws {
    let collection = TestCollection(heights: Array(repeating: 50, count: 30))
    for view in try views(subject, collection, columns: columns) {
      collection.axis = view.collectionViewLayout.scrollDirection
      try exercise(view)
      let path = ItemIndexPath(item: 29, section: 0)
      #expect(view.collectionViewLayout.layoutAttributesForItem(at: path) != nil)
    }
  }

  @Test("lays out in less room than the insets take", arguments: LayoutSubject.allCases)
  func narrow(subject: LayoutSubject) throws {
    let collection = TestCollection(heights: Array(repeating: 50, count: 30))
    let insets = LayoutEdgeInsets(top: 400, left: 400, bottom: 400, right: 400)
    for view in try views(subject, collection, insets: insets) {
      collection.axis = view.collectionViewLayout.scrollDirection
      try exercise(view)
      for size in [
        LayoutSize.zero, LayoutSize(width: 0, height: 100), LayoutSize(width: 100, height: 0),
        LayoutSize(width: 0.1, height: 0.1),
      ] {
        try view.setViewport(CollectionViewport(size: size))
        try view.setViewport(
          CollectionViewport(
            size: size,
            contentInset: LayoutEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)))
        try view.scroll(by: 100)
      }
    }
  }

  @Test("lays out sections without items between others", arguments: LayoutSubject.allCases)
  func emptySections(subject: LayoutSubject) throws {
    let collection = TestCollection(sections: [[], [], [1, 2], [], [3], [], []]) { _, _, _ in 70 }
    for view in try views(subject, collection) {
      collection.axis = view.collectionViewLayout.scrollDirection
      try exercise(view)
      try view.scrollToItem(at: ItemIndexPath(item: 0, section: 4), at: .bottom)
      #expect(view.isSettled(.item(ItemIndexPath(item: 0, section: 4))))
    }
  }

  @Test("finds the one item after many thousand sections without items")
  func manyEmptySections() throws {
    final class Empty: CollectionViewDataSource, CollectionViewCellProvider {
      let sectionCount = Trials.count(100_000, quick: 20_000)
      func numberOfSections() -> Int { sectionCount }
      func numberOfItems(inSection section: Int) -> Int { section == sectionCount - 1 ? 1 : 0 }
      func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity { ItemIdentity(0) }
      func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
        -> CollectionViewLayoutAttributes
      {
        layoutAttributes
      }
    }
    let source = Empty()
    for layout in [TableLayout(), MasonryLayout()] as [CollectionViewLayout] {
      let view = try CollectionView(
        collectionViewLayout: layout,
        viewport: CollectionViewport(size: LayoutSize(width: 100, height: 100)),
        dataSource: source, cellProvider: source)
      try view.layoutIfNeeded()
      #expect(
        view.indexPathsForVisibleItems == [ItemIndexPath(item: 0, section: source.sectionCount - 1)]
      )
      try view.scroll(by: 50)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test(
    "takes moves onto themselves as no change, and refuses invalid index paths",
    arguments: LayoutSubject.allCases)
  func moves(subject: LayoutSubject) throws {
    let collection = TestCollection(heights: Array(repeating: 50, count: 30))
    for view in try views(subject, collection) {
      collection.axis = view.collectionViewLayout.scrollDirection
      try view.layoutIfNeeded()
      let before = view.layoutAttributesForVisibleElements
      let step = try view.performBatchUpdates { batch in
        for item in [0, 3, 29] {
          let path = ItemIndexPath(item: item, section: 0)
          batch.moveItem(at: path, to: path)
        }
        batch.moveSection(0, toSection: 0)
      }
      #expect(step.largestDisplacement == 0)
      #expect(view.layoutAttributesForVisibleElements == before)
      for path in [
        ItemIndexPath(item: 30, section: 0), ItemIndexPath(item: -1, section: 0),
        ItemIndexPath(item: 0, section: 7), ItemIndexPath(item: .max, section: .max),
        ItemIndexPath(item: .min, section: .min),
      ] {
        #expect(throws: CollectionLayoutError.self) {
          try view.performBatchUpdates { $0.deleteItems(at: [path]) }
        }
        #expect(throws: CollectionLayoutError.self) {
          try view.performBatchUpdates { $0.insertItems(at: [path]) }
        }
        #expect(throws: CollectionLayoutError.self) {
          try view.performBatchUpdates {
            $0.moveItem(at: ItemIndexPath(item: 0, section: 0), to: path)
          }
        }
        #expect(throws: CollectionLayoutError.self) { try view.reconfigureItems(at: [path]) }
        let stale = MeasuredHeight(
          identity: ItemIdentity(-1), indexPath: path, width: 320, height: 50)
        #expect(try view.applyMeasuredHeights([stale]).staleHeightCount == 1)
      }
      #expect(view.layoutAttributesForVisibleElements == before)
    }
  }

  @Test(
    "finds counts that change without an invalidation, and recovers",
    arguments: LayoutSubject.allCases)
  func silentChanges(subject: LayoutSubject) throws {
    for change in [-25, -1, 1, 400] {
      let collection = TestCollection(heights: Array(repeating: 50, count: 1000))
      collection.sections = [Array(0..<30)]
      for view in try views(subject, collection) {
        collection.sections = [Array(0..<30)]
        collection.axis = view.collectionViewLayout.scrollDirection
        try view.layoutIfNeeded()
        let offset = view.contentOffset
        collection.sections = [Array(0..<30 + change)]
        let changed = CollectionLayoutError.countsChangedWithoutInvalidation(
          section: 0, expected: 30, actual: 30 + change)
        let measured = MeasuredHeight(
          identity: ItemIdentity(29), indexPath: ItemIndexPath(item: 29, section: 0), width: 320,
          height: 50)
        #expect(throws: changed) { try view.scroll(by: 20) }
        #expect(throws: changed) { try view.applyMeasuredHeights([measured]) }
        view.heightEstimates = .measuredAhead
        #expect(throws: changed) { try view.layoutIfNeeded() }
        #expect(view.contentOffset == offset)
        try view.reloadData()
        #expect(view.numberOfItems(inSection: 0) == 30 + change)
        try view.scroll(by: 20)
      }
    }
  }
}
