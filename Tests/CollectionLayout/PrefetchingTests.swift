import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport
import Testing

/// Items that are about to come into sight.
@Suite struct PrefetchingTests {
  /// Notes the calls it receives.
  private final class Notes: CollectionViewDataSourcePrefetching {
    var prefetched: [[Int]] = []
    var cancelled: [[Int]] = []

    func prefetchItems(at indexPaths: [ItemIndexPath]) {
      prefetched.append(indexPaths.map(\.item))
    }

    func cancelPrefetchingForItems(at indexPaths: [ItemIndexPath]) {
      cancelled.append(indexPaths.map(\.item))
    }
  }

  private func path(_ item: Int) -> ItemIndexPath { ItemIndexPath(item: item, section: 0) }

  private func make(_ count: Int = 100, _ layout: TableLayout = TableLayout()) throws
    -> (CollectionView, TestCollection, Notes)
  {
    let collection = TestCollection(heights: Array(repeating: 50, count: count))
    layout.section = TableSection(items: .fixed(50))
    let view = try collection.view(layout, height: 200)
    let notes = Notes()
    view.setPrefetchDataSource(notes)
    return (view, collection, notes)
  }

  @Test("names the next items, the nearest first, each once")
  func forward() throws {
    let (view, _, notes) = try make()
    try view.layoutIfNeeded()
    #expect(notes.prefetched == [[4, 5, 6, 7]])
    try view.layoutIfNeeded()
    try view.scroll(by: 100)
    #expect(notes.prefetched == [[4, 5, 6, 7], [8, 9]])
    #expect(notes.cancelled.isEmpty)
  }

  @Test("cancels items that the change of direction leaves, and never those that came into sight")
  func backward() throws {
    let (view, _, notes) = try make()
    try view.setContentOffset(LayoutPoint(x: 0, y: 1000))
    #expect(notes.prefetched == [[24, 25, 26, 27]])
    try view.scroll(by: -50)
    #expect(notes.cancelled == [[24, 25, 26, 27]])
    #expect(notes.prefetched.last == [18, 17, 16, 15])
    try view.scroll(by: -200)
    #expect(notes.cancelled.count == 1)
    #expect(notes.prefetched.last == [14, 13, 12, 11])
  }

  @Test("names nothing at the content's ends, when it is off, and when nobody listens")
  func quiet() throws {
    let (view, _, notes) = try make(4)
    try view.layoutIfNeeded()
    #expect(notes.prefetched.isEmpty)
    let (other, _, otherNotes) = try make()
    other.isPrefetchingEnabled = false
    try other.layoutIfNeeded()
    #expect(otherNotes.prefetched.isEmpty)
    other.isPrefetchingEnabled = true
    try other.layoutIfNeeded()
    #expect(otherNotes.prefetched.count == 1)
    other.setPrefetchDataSource(nil as Notes?)
    try other.scroll(by: 500)
    #expect(otherNotes.prefetched.count == 1)
  }

  @Test("follows items through batches of updates, and starts over with a reload")
  func updates() throws {
    let (view, collection, notes) = try make()
    try view.layoutIfNeeded()
    try view.performBatchUpdates { batch in
      collection.sections[0].insert(1000, at: 6)
      batch.insertItems(at: [path(6)])
    }
    // 4, 5 and the former 6, now 7, were named; the former 7 is beyond the length ahead.
    #expect(notes.prefetched.last == [6])
    #expect(notes.cancelled == [[8]])
    try view.reloadData()
    #expect(notes.prefetched.last == [4, 5, 6, 7])
    #expect(notes.cancelled.count == 1)
  }

  @Test("looks ahead along the axis and in the direction that the content has")
  func horizontal() throws {
    for direction in InterfaceDirection.allCases {
      let collection = TestCollection(heights: Array(repeating: 50, count: 100))
      let layout = TableLayout(section: TableSection(items: .fixed(50)))
      layout.scrollDirection = .horizontal
      let view = try CollectionView(
        collectionViewLayout: layout,
        viewport: CollectionViewport(
          size: LayoutSize(width: 200, height: 300), layoutDirection: direction),
        dataSource: collection, cellProvider: collection)
      let notes = Notes()
      view.setPrefetchDataSource(notes)
      try view.layoutIfNeeded()
      #expect(notes.prefetched == [[4, 5, 6, 7]])
    }
  }

  @Test("is in the trace")
  func traced() throws {
    let (view, _, _) = try make()
    view.startTrace()
    try view.layoutIfNeeded()
    try view.scroll(by: 400)
    try view.scroll(by: -50)
    let trace = try #require(view.trace)
    #expect(trace.description.contains("  prefetchItems at [0, 4] [0, 5] [0, 6] [0, 7]\n"))
    #expect(trace.description.contains("  cancelPrefetchingForItems at "))
  }
}
