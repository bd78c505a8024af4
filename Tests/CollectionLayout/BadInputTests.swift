import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport
import Testing

/// Input that must neither trap nor hang.
@Suite struct BadInputTests {
  private func rows(_ count: Int, _ height: Double = 50) -> TestCollection {
    TestCollection(heights: Array(repeating: height, count: count))
  }

  @Test(
    "ignores an invalid preferred height, and says so",
    arguments: [Double.nan, .infinity, -.infinity, -1, 1.1e9])
  func invalidPreferredHeights(height: Double) throws {
    for layout in [TableLayout(), MasonryLayout()] as [CollectionViewLayout] {
      let collection = TestCollection(sections: [Array(0..<20)]) { _, item, _ in
        item == 2 ? height : 60
      }
      let view = try collection.view(layout)
      let step = try view.layoutIfNeeded()
      #expect(step.findings.count == 1)
      guard case .invalidPreferredHeight(let element, let value) = step.findings.first else {
        Issue.record("\(step.findings)")
        continue
      }
      #expect(element == .item(ItemIndexPath(item: 2, section: 0)))
      #expect(value == height || value.isNaN)
      let kept = layout.layoutAttributesForItem(at: element.indexPath)?.frame.height
      #expect(kept == 44 || kept == 100)
      #expect(try view.layoutIfNeeded().preferredAttributesCalls == 0)
    }
  }

  @Test("reports a cell that never agrees by its place and heights, and goes on")
  func oscillatingCell() throws {
    for layout in [TableLayout(), MasonryLayout()] as [CollectionViewLayout] {
      var isTall = false
      let collection = TestCollection(sections: [Array(0..<20)]) { _, item, _ in
        guard item == 1 else { return 60 }
        isTall.toggle()
        return isTall ? 90 : 30
      }
      let view = try collection.view(layout)
      let step = try view.layoutIfNeeded()
      let element = CollectionElement.item(ItemIndexPath(item: 1, section: 0))
      let heights = (0...CollectionView.maximumAnswers).map { $0 % 2 == 0 ? 90.0 : 30 }
      #expect(step.findings == [.oscillatingCell(element, heights: heights)])
      #expect(view.isSettled(element))
      #expect(try view.layoutIfNeeded().preferredAttributesCalls == 0)
    }
  }

  @Test("settles a cell whose answers differ by less than a pixel")
  func trembling() throws {
    var answer = 60.0
    let collection = TestCollection(sections: [[0]]) { _, _, _ in
      answer = 120.1 - answer
      return answer
    }
    let view = try collection.view(TableLayout(), scale: 2)
    let step = try view.layoutIfNeeded()
    #expect(step.findings.isEmpty)
    #expect(step.preferredAttributesCalls == 2)
  }

  @Test("stops at the bound when cells of no height keep appearing")
  func heightless() throws {
    let collection = rows(100_000, 0)
    let view = try collection.view(TableLayout(section: TableSection(items: .estimated(400))))
    let step = try view.layoutIfNeeded()
    #expect(step.findings == [.passLimitReached(passes: CollectionView.maximumPasses)])
    #expect(step.passes == CollectionView.maximumPasses)
  }

  @Test("reports items that share an identity")
  func sharedIdentities() throws {
    let collection = rows(20)
    collection.sections = [[0, 1, 1, 2]]
    let view = try collection.view(TableLayout())
    let paths = [1, 2].map { CollectionElement.item(ItemIndexPath(item: $0, section: 0)) }
    #expect(try view.layoutIfNeeded().findings == [.sharedIdentity(paths[0], paths[1])])
    #expect(try view.reloadData().findings == [.sharedIdentity(paths[0], paths[1])])
  }

  @Test("refuses an answer for another element")
  func answersForAnother() throws {
    final class Impostor: CollectionViewCellProvider {
      func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
        -> CollectionViewLayoutAttributes
      {
        var answer = layoutAttributes
        answer.element.indexPath.item = 7
        answer.size.height = 99
        return answer
      }
    }
    let view = try CollectionView(
      collectionViewLayout: TableLayout(),
      viewport: CollectionViewport(size: LayoutSize(width: 100, height: 40)), dataSource: rows(9),
      cellProvider: Impostor())
    let step = try view.layoutIfNeeded()
    #expect(
      step.findings == [
        .answerForAnotherElement(
          asked: .item(ItemIndexPath(item: 0, section: 0)),
          answered: .item(ItemIndexPath(item: 7, section: 0)))
      ])
  }

  @Test("throws for index paths out of range, and has not moved")
  func outOfRange() throws {
    let collection = rows(30)
    let view = try collection.view(TableLayout())
    try view.scroll(by: 100)
    let offset = view.contentOffset
    for path in [
      ItemIndexPath(item: 30, section: 0), ItemIndexPath(item: -1, section: 0),
      ItemIndexPath(item: 0, section: 1), ItemIndexPath(item: 0, section: -1),
      ItemIndexPath(item: .max, section: .min),
    ] {
      let expected = CollectionLayoutError.elementOutOfRange(.item(path))
      #expect(throws: expected) { try view.scrollToItem(at: path, at: .top) }
      #expect(throws: expected) { try view.reconfigureItems(at: [path]) }
      let answer = CollectionViewLayoutAttributes(element: .item(path), frame: .zero)
      #expect(throws: expected) { try view.applyPreferredLayoutAttributes([answer]) }
      #expect(view.collectionViewLayout.layoutAttributesForItem(at: path) == nil)
      #expect(!view.isSettled(.item(path)))
    }
    #expect(view.collectionViewLayout.layoutAttributes(for: .header(ofSection: 0)) == nil)
    #expect(view.contentOffset == offset)
  }

  @Test("throws when counts change and nobody says so, and recovers with a reload")
  func silentChanges() throws {
    let collection = rows(30)
    let view = try collection.view(TableLayout())
    try view.layoutIfNeeded()
    collection.sections[0].removeLast(25)
    #expect(
      throws: CollectionLayoutError.countsChangedWithoutInvalidation(
        section: 0, expected: 30, actual: 5)
    ) { try view.scroll(by: 10) }
    collection.sections.append([])
    #expect(
      throws: CollectionLayoutError.countsChangedWithoutInvalidation(
        section: nil, expected: 1, actual: 2)
    ) { try view.scroll(by: 10) }
    #expect(view.contentOffset.y == 0)
    try view.reloadData()
    #expect(view.numberOfSections == 2)
    #expect(view.contentSize.height == 250)
  }

  @Test("throws for invalid metrics, and keeps the layout it had")
  func invalidMetrics() throws {
    let collection = rows(30)
    let layout = MasonryLayout()
    let view = try collection.view(layout)
    try view.layoutIfNeeded()
    let size = view.contentSize
    for value in [Double.nan, .infinity, -1, 1e10] {
      layout.section = MasonrySection(lineSpacing: value)
      #expect(throws: CollectionLayoutError.self) { try view.layoutIfNeeded() }
      layout.section = MasonrySection(columns: .suggestedWidth(value))
      if value != 1e10 {
        #expect(throws: CollectionLayoutError.self) { try view.layoutIfNeeded() }
      }
      layout.section = MasonrySection(items: .estimated(value))
      #expect(throws: CollectionLayoutError.self) { try view.layoutIfNeeded() }
      layout.section = MasonrySection(
        sectionInset: LayoutEdgeInsets(top: 0, left: value, bottom: 0, right: 0))
      #expect(throws: CollectionLayoutError.self) { try view.layoutIfNeeded() }
      #expect(throws: CollectionLayoutError.self) {
        try view.setViewport(CollectionViewport(size: LayoutSize(width: value, height: 9)))
      }
      if !value.isFinite {
        #expect(throws: CollectionLayoutError.self) { try view.scroll(by: value) }
        #expect(throws: CollectionLayoutError.self) {
          try view.setContentOffset(LayoutPoint(x: 0, y: value))
        }
      }
      #expect(view.contentSize == size)
    }
    #expect(throws: CollectionLayoutError.self) {
      try view.setViewport(
        CollectionViewport(size: LayoutSize(width: 100, height: 9), displayScale: 0))
    }
    layout.section = MasonrySection()
    try view.layoutIfNeeded()
    #expect(view.contentSize == size)
  }

  @Test("clamps a number of columns that cannot be, and says so", arguments: [0, -4, .min, .max])
  func columnCounts(count: Int) throws {
    let layout = MasonryLayout(section: MasonrySection(columns: .fixed(count)))
    let view = try rows(30).view(layout)
    let step = try view.layoutIfNeeded()
    let used = count > 0 ? MasonryLayout.maximumColumnCount : 1
    #expect(
      step.findings.contains(.columnCountClamped(section: 0, requested: count, used: used)))
  }

  @Test("goes on with items of no width where insets take it all, and says so")
  func noWidth() throws {
    let insets = LayoutEdgeInsets(top: 0, left: 200, bottom: 0, right: 200)
    for layout in [
      TableLayout(section: TableSection(sectionInset: insets)),
      MasonryLayout(section: MasonrySection(sectionInset: insets)),
    ] as [CollectionViewLayout] {
      let view = try rows(3).view(layout)
      let step = try view.layoutIfNeeded()
      guard case .noWidthLeft(section: 0, let width) = step.findings.first else {
        Issue.record("\(step.findings)")
        continue
      }
      #expect(width < 0)
      #expect(
        layout.layoutAttributesForItem(at: ItemIndexPath(item: 0, section: 0))?.frame.width == 0)
    }
  }

  @Test("lays out nothing, and many thousand empty sections")
  func emptiness() throws {
    let many = Array(repeating: [Int](), count: Trials.count(100_000, quick: 20_000))
    for sections in [[], [[]], many] as [[[Int]]] {
      for layout in [TableLayout(), MasonryLayout()] as [CollectionViewLayout] {
        let view = try TestCollection(sections: sections).view(layout)
        try view.scroll(by: 100)
        #expect(view.contentSize.height == 0)
        #expect(view.contentOffset.y == 0)
        #expect(view.layoutAttributesForVisibleElements.isEmpty)
        try view.reloadData()
      }
    }
  }

  @Test("throws for counts that cannot be, and for content beyond 1e9 points")
  func counts() throws {
    final class Source: CollectionViewDataSource {
      let sections: Int
      let items: Int
      init(sections: Int, items: Int) {
        self.sections = sections
        self.items = items
      }
      func numberOfSections() -> Int { sections }
      func numberOfItems(inSection section: Int) -> Int { items }
      func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity { ItemIdentity(0) }
    }
    func layOut(_ source: Source, _ layout: CollectionViewLayout) throws {
      let view = try CollectionView(
        collectionViewLayout: layout,
        viewport: CollectionViewport(size: LayoutSize(width: 100, height: 100)),
        dataSource: source, cellProvider: rows(0))
      try view.layoutIfNeeded()
    }
    for (source, expected) in [
      (Source(sections: -1, items: 0), CollectionLayoutError.invalidNumberOfSections(-1)),
      (Source(sections: .max, items: 0), .invalidNumberOfSections(.max)),
      (Source(sections: 1, items: -5), .invalidNumberOfItems(section: 0, count: -5)),
      (Source(sections: 9, items: .max), .invalidNumberOfItems(section: 0, count: .max)),
    ] {
      #expect(throws: expected) { try layOut(source, TableLayout()) }
      #expect(throws: expected) { try layOut(source, MasonryLayout()) }
    }
    let tall = TableSection(items: .fixed(9e8))
    #expect(throws: CollectionLayoutError.contentTooTall(section: 0)) {
      try layOut(Source(sections: 1, items: 1000), TableLayout(section: tall))
    }
    #expect(throws: CollectionLayoutError.contentTooTall(section: 1)) {
      try layOut(Source(sections: 3, items: 1), TableLayout(section: tall))
    }
  }

  @Test("ignores a height that would make the content taller than 1e9 points, and says so")
  func tooTall() throws {
    let collection = rows(3, 6e8)
    let view = try collection.view(TableLayout())
    let step = try view.layoutIfNeeded()
    #expect(step.findings.count == 2)
    #expect(view.contentSize.height == 6e8 + 88)
  }

  @Test("throws for a layout that serves another collection view")
  func layoutInUse() throws {
    let layout = TableLayout()
    let first = try rows(1).view(layout)
    #expect(throws: CollectionLayoutError.layoutInUse) { _ = try rows(1).view(layout) }
    #expect(first.collectionViewLayout === layout)
  }

  @Test("finds nothing in rectangles without an inside, and everything in an endless one")
  func oddRectangles() throws {
    let view = try rows(10).view(TableLayout())
    try view.layoutIfNeeded()
    let layout = view.collectionViewLayout
    for rect in [
      LayoutRect(x: .nan, y: 0, width: 10, height: 10),
      LayoutRect(x: 0, y: .nan, width: 10, height: 10),
      LayoutRect(x: 0, y: 0, width: 10, height: -10), .zero,
      LayoutRect(x: 0, y: 1e300, width: 10, height: 10),
    ] { #expect(layout.layoutAttributesForElements(in: rect).isEmpty) }
    let endless = LayoutRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    #expect(layout.layoutAttributesForElements(in: endless).count == 10)
  }
}
