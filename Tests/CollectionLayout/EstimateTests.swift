import LayoutTestSupport
import SelfSizingGeometry
import TestSupport
import Testing

@testable import SelfSizingCollectionLayout

/// Heights of cells that were never asked.
@Suite struct EstimateTests {
  private func path(_ item: Int) -> ItemIndexPath { ItemIndexPath(item: item, section: 0) }

  @Test("keeps the median of the values observed last, as sorting them all finds it")
  func median() {
    var random = SeededGenerator(seed: 4)
    var median = RunningMedian()
    #expect(median.median == nil)
    var values: [Double] = []
    for _ in 0..<2000 {
      let value = Double(Int.random(in: 0...60, using: &random)) / 2
      values.append(value)
      median.observe(value)
      let kept = values.suffix(RunningMedian.window).sorted()
      #expect(median.median == kept[(kept.count - 1) / 2])
    }
    #expect(median.count == 2000)
  }

  /// Two kinds of cells of very different height, alternately.
  private final class TwoKinds: CollectionViewDataSource, CollectionViewCellProvider {
    var factor = 1.0

    func numberOfItems(inSection section: Int) -> Int { 2000 }

    func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
      ItemIdentity(indexPath.item)
    }

    func height(_ item: Int) -> Double {
      factor * (item % 2 == 0 ? 50 + Double(item * 37 % 11) : 290 + Double(item * 37 % 23))
    }

    func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
      -> CollectionViewLayoutAttributes
    {
      var preferred = layoutAttributes
      preferred.size.height = height(layoutAttributes.indexPath.item)
      return preferred
    }

    func reuseIdentifier(for element: CollectionElement) -> ReuseIdentifier {
      element.indexPath.item % 2 == 0 ? "short" : "tall"
    }

    var exactHeight: Double { (0..<2000).reduce(0) { $0 + height($1) } }
  }

  private func view(_ cells: TwoKinds, _ layout: CollectionViewLayout? = nil) throws
    -> CollectionView
  {
    try CollectionView(
      collectionViewLayout: layout
        ?? TableLayout(section: TableSection(items: .estimated(44))),
      viewport: CollectionViewport(size: LayoutSize(width: 320, height: 800)), dataSource: cells,
      cellProvider: cells)
  }

  @Test("learns a median for each reuse identifier while scrolling, with everything in place")
  func learns() throws {
    let cells = TwoKinds()
    let learning = try view(cells)
    learning.heightEstimates = .median
    let fixed = try view(cells)
    for number in 0..<60 {
      let step = try number == 0 ? learning.layoutIfNeeded() : learning.scroll(by: 97)
      _ = try number == 0 ? fixed.layoutIfNeeded() : fixed.scroll(by: 97)
      #expect(step.largestDisplacement == 0)
      #expect(number == 0 || step.scrolledDistance == 97)
    }
    let exact = cells.exactHeight
    #expect(abs(learning.contentSize.height - exact) < exact / 100)
    #expect(abs(fixed.contentSize.height - exact) > exact / 2)
    // What is still unmeasured has the median of its own kind.
    for (item, range) in [(1998, 50.0...60), (1999, 290.0...312)] {
      let frame = try #require(
        learning.collectionViewLayout.layoutAttributesForItem(at: path(item))?.frame)
      #expect(range.contains(frame.height))
    }
  }

  @Test(
    "shows the end of the content that was scrolled to, though better estimates make it longer",
    arguments: [0, 1, 50.0])
  func staysAtTheEnd(beyond distance: Double) throws {
    let cells = TestCollection(heights: Array(repeating: 60, count: 40))
    let view = try cells.view(
      TableLayout(section: TableSection(items: .estimated(44))), policy: .bottom)
    view.heightEstimates = .median
    try view.layoutIfNeeded()
    let end = view.contentSize.height - 480
    try view.scroll(by: end - view.contentOffset.y + distance)
    #expect(view.contentSize.height == 40 * 60)
    #expect(view.contentOffset.y == 40 * 60 - 480)
  }

  @Test("looks at the medians after every fourfold number of cells only")
  func looksSeldom() throws {
    let cells = TwoKinds()
    let view = try view(cells)
    view.heightEstimates = .median
    view.startTrace()
    try view.layoutIfNeeded()
    for _ in 0..<400 { try view.scroll(by: 300) }
    #expect((2...10).contains(view.tracedEntries.count { $0.isInvalidated }))
    #expect(view.tracedEntries.reduce(0) { $0 + $1.calls.count } > 2000)
  }

  @Test("lets the former medians stand after a change of text size, until there are new heights")
  func startsOver() throws {
    let cells = TwoKinds()
    let view = try view(cells)
    view.heightEstimates = .median
    try view.layoutIfNeeded()
    for _ in 0..<40 { try view.scroll(by: 300) }
    cells.factor = 2
    try view.invalidateMeasurements()
    let before = try #require(
      view.collectionViewLayout.layoutAttributesForItem(at: path(1998))?.frame.height)
    #expect((50...60).contains(before))
    for _ in 0..<40 { try view.scroll(by: 300) }
    let after = try #require(
      view.collectionViewLayout.layoutAttributesForItem(at: path(1998))?.frame.height)
    #expect((100...120).contains(after))
  }

  @Test("bounds what it remembers of identifiers")
  func manyIdentifiers() {
    var learned = LearnedHeights()
    for number in 0..<5000 {
      for _ in 0..<8 { learned.observe(50, of: ReuseIdentifier("\(number)")) }
    }
    let isChanged = [
      learned.takeOver(on: PixelGrid(scale: 2)), learned.takeOver(on: PixelGrid(scale: 2)),
    ]
    #expect(isChanged == [true, false])
    #expect(learned.estimate(of: "1023") == 50)
    #expect(learned.estimate(of: "1024") == nil)
  }

  @Test("has the exact content size from the first step on when cells are measured ahead")
  func measuredAhead() throws {
    let cells = TwoKinds()
    for layout in [
      TableLayout(section: TableSection(items: .estimated(44))),
      MasonryLayout(section: MasonrySection(columns: .fixed(2), items: .estimated(44))),
    ] as [CollectionViewLayout] {
      let view = try view(cells, layout)
      view.heightEstimates = .measuredAhead
      let first = try view.layoutIfNeeded()
      #expect(first.measuredCount == 2000)
      if layout is TableLayout { #expect(view.contentSize.height == cells.exactHeight) }
      let size = view.contentSize
      for _ in 0..<20 {
        let step = try view.scroll(by: 500)
        #expect(step.measuredCount == 0)
        #expect(step.correction == 0)
        #expect(view.contentSize == size)
      }
      cells.factor = 2
      try view.scrollToItem(at: path(1000), at: .top)
      let step = try view.invalidateMeasurements()
      #expect(step.measuredCount == 2000)
      #expect(step.anchorDisplacement == 0)
      try view.scrollToItem(at: path(500), at: .top)
      let frame = try #require(layout.layoutAttributesForItem(at: path(500))?.frame)
      #expect(view.contentOffset.y == frame.minY)
      cells.factor = 1
    }
  }

  @Test("reports the error of the content's size over time, which learning makes small")
  func errors() throws {
    let cells = TwoKinds()
    func scrolled(_ estimates: HeightEstimates) throws -> [ScrollStep] {
      let view = try view(cells)
      view.heightEstimates = estimates
      var trace = [ScrollStep]()
      trace.append(try view.layoutIfNeeded())
      for _ in 0..<100 { trace.append(try view.scroll(by: 300)) }
      return trace
    }
    let exact = try scrolled(.measuredAhead)
    let fixed = try scrolled(.layout)
    let learned = try scrolled(.median)
    let fixedErrors = fixed.contentSizeErrors(comparedTo: exact, along: .vertical)
    let learnedErrors = learned.contentSizeErrors(comparedTo: exact, along: .vertical)
    #expect(fixedErrors.count == 101)
    #expect(exact[0].contentSizeAfter.height == cells.exactHeight)
    // Five cells of the first screen were measured; all others are 44 points tall.
    #expect(fixedErrors[0] < -0.7 * cells.exactHeight)
    #expect(fixedErrors[100] < -0.6 * cells.exactHeight)
    #expect(abs(learnedErrors[100]) < 0.01 * cells.exactHeight)
    #expect(exact.contentSizeErrors(comparedTo: exact, along: .vertical).allSatisfy { $0 == 0 })
    #expect(exact.summary.totalCorrection == 0)
    #expect(exact.summary.largestContentChange == cells.exactHeight)
  }

  @Test("takes heights measured ahead of time by identity, and leaves aside what holds no more")
  func measuredHeights() throws {
    let collection = TestCollection(heights: (0..<400).map { Double(40 + $0 % 90) })
    let view = try collection.view(TableLayout())
    try view.layoutIfNeeded()
    var heights = (100..<400).map { item in
      MeasuredHeight(
        identity: ItemIdentity(item), indexPath: path(item), width: 320,
        height: Double(40 + item % 90))
    }
    heights.append(
      MeasuredHeight(identity: ItemIdentity(50), indexPath: path(50), width: 300, height: 99))
    heights.append(
      MeasuredHeight(identity: ItemIdentity(-7), indexPath: path(51), width: 320, height: 99))
    heights.append(
      MeasuredHeight(identity: ItemIdentity(52), indexPath: path(52), width: 320, height: .nan))
    // Items move between the measuring and the taking.
    try view.performBatchUpdates { batch in
      collection.sections[0].remove(at: 0)
      batch.deleteItems(at: [path(0)])
    }
    try view.scrollToItem(at: path(300), at: .top)
    let step = try view.applyMeasuredHeights(heights)
    #expect(step.staleHeightCount == 2)
    #expect(step.findings.count == 1)
    #expect(step.cause == .measuredHeights)
    #expect(step.largestDisplacement == 0)
    for item in 100..<400 where item % 17 == 0 {
      let index = try #require(collection.sections[0].firstIndex(of: item))
      let frame = view.collectionViewLayout.layoutAttributesForItem(at: path(index))?.frame
      #expect(frame?.height == Double(40 + item % 90))
    }
    // Cells that come into sight are asked, and agree.
    let next = try view.scroll(by: 900)
    #expect(next.measuredCount > 5)
    #expect(next.correction == 0)
    #expect(next.contentSizeBefore == next.contentSizeAfter)
  }
}
