import SelfSizingGeometry
import TestSupport
import Testing

@testable import SelfSizingCollectionLayout

/// Cells that come and go.
@Suite struct CellReuseTests {
  private func path(_ item: Int) -> ItemIndexPath { ItemIndexPath(item: item, section: 0) }

  /// Cells of two kinds, alternately.
  private final class TwoKinds: CollectionViewCellProvider {
    func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
      -> CollectionViewLayoutAttributes
    {
      layoutAttributes
    }

    func reuseIdentifier(for element: CollectionElement) -> ReuseIdentifier {
      element.indexPath.item % 2 == 0 ? "even" : "odd"
    }
  }

  @Test("makes no more cells than are visible at once, however far it is scrolled")
  func reuses() throws {
    let collection = TestCollection(heights: Array(repeating: 50, count: 5000))
    let layout = TableLayout(section: TableSection(items: .fixed(50)))
    let view = try collection.view(layout, height: 500)
    let first = try view.layoutIfNeeded()
    #expect(first.createdCellCount == 10)
    #expect(first.dequeuedCellCount == 10)
    var dequeued = 0
    for _ in 0..<500 {
      let step = try view.scroll(by: 75)
      #expect(step.dequeuedCellCount <= 2)
      dequeued += step.dequeuedCellCount
    }
    #expect(view.cells.queues.map(\.identifier) == ["item"])
    // Eleven fit when the topmost is cut in half.
    #expect(view.cells.cells.count == 11)
    #expect(dequeued == 500 * 75 / 50)
    #expect(view.cells.shownCount == view.indexPathsForVisibleItems.count)
  }

  @Test("uses a cell again only for what has its identifier")
  func identifiers() throws {
    let layout = TableLayout(section: TableSection(items: .fixed(50)))
    let view = try CollectionView(
      collectionViewLayout: layout,
      viewport: CollectionViewport(size: LayoutSize(width: 320, height: 300)),
      dataSource: TestCollection(heights: Array(repeating: 50, count: 100)),
      cellProvider: TwoKinds())
    for number in 0..<60 {
      try view.scroll(by: Double(number % 7 * 31 - 60))
      for path in view.indexPathsForVisibleItems {
        let cell = try #require(view.cell(for: .item(path)))
        #expect(view.cells.identifier(of: cell) == (path.item % 2 == 0 ? "even" : "odd"))
      }
      let shown = view.indexPathsForVisibleItems.compactMap { view.cell(for: .item($0)) }
      #expect(Set(shown).count == shown.count)
      #expect(shown.count == view.cells.shownCount)
    }
    #expect(view.cells.queues.map(\.identifier) == ["even", "odd"])
    #expect(view.cell(for: .item(path(99))) == nil)
  }

  @Test("keeps an item's cell while it is visible, through growing, moving and turning")
  func keeps() throws {
    let collection = TestCollection(heights: Array(repeating: 50, count: 40))
    let view = try collection.view(TableLayout(), height: 400)
    try view.layoutIfNeeded()
    let cell = view.cell(for: .item(path(3)))
    collection.preferredHeight = { _, item, _ in item == 1 ? 90 : 50 }
    try view.reconfigureItems(at: [path(1)])
    #expect(view.cell(for: .item(path(3))) == cell)
    try view.setViewport(CollectionViewport(size: LayoutSize(width: 500, height: 300)))
    #expect(view.cell(for: .item(path(3))) == cell)
    try view.performBatchUpdates { batch in
      let moved = collection.sections[0].remove(at: 3)
      collection.sections[0].insert(moved, at: 0)
      batch.moveItem(at: path(3), to: path(0))
    }
    #expect(view.cell(for: .item(path(0))) == cell)
    let step = try view.performBatchUpdates { batch in
      collection.sections[0].remove(at: 0)
      batch.deleteItems(at: [path(0)])
      batch.reloadItems(at: [path(2)])
    }
    #expect(step.dequeuedCellCount == 2)
    #expect(step.createdCellCount == 0)
  }

  @Test("lets every cell wait before a reload, and after a step that fails halfway")
  func reloads() throws {
    let collection = TestCollection(heights: Array(repeating: 50, count: 40))
    let view = try collection.view(TableLayout(), height: 400)
    view.startTrace()
    try view.layoutIfNeeded()
    let shown = view.cells.shownCount
    let step = try view.reloadData()
    #expect(step.dequeuedCellCount == shown)
    #expect(step.createdCellCount == 0)
    let ended = view.tracedEntries[1].calls.filter { $0.hasPrefix("didEndDisplaying") }
    #expect(ended.count == shown)
    collection.preferredHeight = { [unowned collection] _, item, _ in
      if item == 20 { collection.sections[0].removeLast() }
      return 70
    }
    #expect(throws: CollectionLayoutError.self) { try view.scroll(by: 800) }
    #expect(view.cells.shownCount == 0)
    try view.reloadData()
    #expect(view.cells.shownCount == view.indexPathsForVisibleItems.count)
  }

  @Test("expands a visible cell that is reconfigured, and collapses it again")
  func expands() throws {
    let collection = TestCollection(heights: Array(repeating: 50, count: 100))
    let view = try collection.view(TableLayout(), height: 500)
    try view.scrollToItem(at: path(40), at: .top)
    for height in [180.0, 50] {
      collection.preferredHeight = { _, item, _ in item == 43 || item == 80 ? height : 50 }
      let step = try view.reconfigureItems(at: [path(43), path(80)])
      let frame = view.collectionViewLayout.layoutAttributesForItem(at: path(43))?.frame
      #expect(frame?.height == height)
      #expect(step.measuredCount == 1)
      #expect(step.displacements.allSatisfy { $0.element.indexPath.item > 43 || $0.distance == 0 })
    }
    #expect(throws: CollectionLayoutError.elementOutOfRange(.item(path(100)))) {
      try view.reconfigureItems(at: [path(100)])
    }
  }
}
