import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport
import Testing

/// Batches of updates by UIKit's rules.
@Suite struct BatchUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> ItemIndexPath {
    ItemIndexPath(item: item, section: section)
  }

  private func collection(_ counts: [Int]) -> TestCollection {
    var first = 0
    let sections = counts.map { count in
      defer { first += count }
      return Array(first..<first + count)
    }
    return TestCollection(sections: sections) { element, item, _ in
      element.kind == .item ? Double(40 + item % 7 * 13) : nil
    }
  }

  @Test("deletes by places before, inserts by places after, and moves between both")
  func rules() throws {
    let collection = collection([6])
    let view = try collection.view(TableLayout(), height: 2000)
    try view.layoutIfNeeded()
    // 0 1 2 3 4 5 without 1 and 2, with 4 at the front and 77 before the last.
    try view.performBatchUpdates { updates in
      collection.sections = [[4, 0, 3, 77, 5]]
      updates.moveItem(at: path(4), to: path(0))
      updates.insertItems(at: [path(3)])
      updates.deleteItems(at: [path(2), path(1)])
    }
    let frames = view.layoutAttributesForVisibleElements.map(\.frame)
    var y = 0.0
    for (frame, item) in zip(frames, [4, 0, 3, 77, 5]) {
      #expect(frame.minY == y)
      #expect(frame.height == Double(40 + item % 7 * 13))
      y += frame.height
    }
    #expect(frames.count == 5)
    #expect(view.contentSize.height == y)
  }

  @Test("keeps what is seen in place while items above come, go and move away")
  func keepsThePlace() throws {
    for layout in [
      TableLayout(section: TableSection(items: .estimated(50))),
      MasonryLayout(section: MasonrySection(columns: .fixed(1), items: .estimated(70))),
    ] as [CollectionViewLayout] {
      let collection = collection([300])
      let view = try collection.view(layout, height: 700)
      try view.scrollToItem(at: path(150), at: .top)
      try view.scroll(by: 11)
      let kept = try #require(
        ScreenPositions(of: view, showing: collection)
          .firstFullyVisible(movingBy: 0, in: exact(700)))
      let step = try view.performBatchUpdates { updates in
        collection.sections[0].removeSubrange(10..<20)
        collection.sections[0].insert(contentsOf: 1000..<1004, at: 40)
        let moved = collection.sections[0].remove(at: 100)
        collection.sections[0].insert(moved, at: 200)
        updates.deleteItems(at: (10..<20).map { path($0) })
        updates.insertItems(at: (40..<44).map { path($0) })
        updates.moveItem(at: path(106), to: path(200))
      }
      #expect(step.cause == .batchUpdates)
      #expect(
        ScreenPositions(of: view, showing: collection)[kept.identity]?.top == kept.top)
      #expect(step.largestDisplacement == 0)
    }
  }

  @Test("asks the layout where deleted items end and inserted ones come from")
  func transitions() throws {
    let collection = collection([10])
    let view = try collection.view(TableLayout(), height: 300)
    try view.layoutIfNeeded()
    view.startTrace()
    try view.performBatchUpdates { updates in
      collection.sections[0].remove(at: 1)
      collection.sections[0].insert(500, at: 2)
      updates.deleteItems(at: [path(1)])
      updates.insertItems(at: [path(2)])
      updates.reloadItems(at: [path(3)])
    }
    let calls = view.tracedEntries[0].calls.filter { $0.contains("alLayoutAttributes →") }
    #expect(
      calls == [
        "finalLayoutAttributes → item [0, 1] (0.0, 40.0) 320.0×53.0 column 0 alpha 0.0",
        "finalLayoutAttributes → item [0, 3] (0.0, 159.0) 320.0×79.0 column 0 alpha 0.0",
        "initialLayoutAttributes → item [0, 2] (0.0, 106.0) 320.0×79.0 column 0 alpha 0.0",
        "initialLayoutAttributes → item [0, 3] (0.0, 185.0) 320.0×79.0 column 0 alpha 0.0",
      ])
  }

  @Test("asks reloaded and inserted cells, and no others")
  func asks() throws {
    let collection = collection([20])
    let view = try collection.view(TableLayout(section: TableSection(items: .estimated(60))))
    try view.layoutIfNeeded()
    try view.layoutIfNeeded()
    collection.preferredHeight = { _, item, _ in item == 1 ? 99 : Double(40 + item % 7 * 13) }
    let step = try view.performBatchUpdates { updates in
      collection.sections[0].insert(700, at: 0)
      updates.insertItems(at: [path(0)])
      updates.reloadItems(at: [path(1)])
    }
    #expect(step.measuredCount == 2)
    #expect(view.collectionViewLayout.layoutAttributesForItem(at: path(2))?.frame.height == 99)
  }

  @Test("inserts, deletes, moves and reloads sections")
  func sections() throws {
    let collection = collection([3, 4, 5])
    let view = try collection.view(TableLayout(), height: 3000)
    try view.layoutIfNeeded()
    try view.performBatchUpdates { updates in
      collection.sections = [[90, 91], collection.sections[2], collection.sections[0]]
      updates.deleteSections([1])
      updates.insertSections([0])
      updates.moveSection(2, toSection: 1)
    }
    #expect(view.numberOfSections == 3)
    var y = 0.0
    for attributes in view.layoutAttributesForVisibleElements {
      let identity = collection.sections[attributes.indexPath.section][attributes.indexPath.item]
      #expect(attributes.frame.minY == y)
      #expect(attributes.frame.height == Double(40 + identity % 7 * 13))
      y += attributes.frame.height
    }
    #expect(view.contentSize.height == y)
    try view.performBatchUpdates { updates in
      collection.sections[1] = [7]
      updates.reloadSections([1])
    }
    #expect(view.numberOfItems(inSection: 1) == 1)
  }

  @Test("places what moves between sections as if all had been placed anew, measured or not")
  func movesBetweenSections() throws {
    for masonry in [false, true] {
      let collection = collection([40, 40])
      let layout: SectionedLayout
      if masonry {
        let columns = MasonryLayout()
        columns.sectionProvider = {
          MasonrySection(columns: .fixed(1), items: .estimated($0 == 0 ? 30 : 90))
        }
        layout = columns
      } else {
        let table = TableLayout()
        table.sectionProvider = { TableSection(items: .estimated($0 == 0 ? 30 : 90)) }
        layout = table
      }
      let view = try collection.view(layout, height: 100)
      try view.layoutIfNeeded()
      // The first one was measured; the others never came into sight.
      try view.performBatchUpdates { updates in
        collection.sections[1].insert(contentsOf: [0, 20, 21], at: 10)
        collection.sections[0].removeAll { [0, 20, 21].contains($0) }
        updates.moveItem(at: path(0), to: path(10, 1))
        updates.moveItem(at: path(20), to: path(11, 1))
        updates.moveItem(at: path(21), to: path(12, 1))
      }
      let heights = (9...13).map {
        layout.layoutAttributesForItem(at: path($0, 1))?.frame.height
      }
      #expect(heights == [90, 40, 90, 90, 90])
      let frames = (0..<43).map { layout.layoutAttributesForItem(at: path($0, 1))?.frame }
      layout.invalidateLayout()
      try view.layoutIfNeeded()
      #expect((0..<43).map { layout.layoutAttributesForItem(at: path($0, 1))?.frame } == frames)
    }
  }

  /// A batch that contradicts itself, and what is said about it.
  struct Mistake: Sendable {
    let problem: BatchUpdateProblem
    let counts: [Int]
    let batch: @Sendable (inout CollectionViewUpdates) -> Void
  }

  private static func path(_ item: Int, _ section: Int = 0) -> ItemIndexPath {
    ItemIndexPath(item: item, section: section)
  }

  private static let mistakes: [Mistake] = [
    Mistake(problem: .noItemBefore(path(5)), counts: [4]) { $0.deleteItems(at: [path(5)]) },
    Mistake(problem: .noItemBefore(path(0, 3)), counts: [5]) { $0.reloadItems(at: [path(0, 3)]) },
    Mistake(problem: .noItemBefore(path(-1)), counts: [5]) {
      $0.moveItem(at: path(-1), to: path(0))
    },
    Mistake(problem: .noItemAfter(path(9)), counts: [6]) { $0.insertItems(at: [path(9)]) },
    Mistake(problem: .noItemAfter(path(0, 1)), counts: [6]) { $0.insertItems(at: [path(0, 1)]) },
    Mistake(problem: .noItemAfter(path(5)), counts: [5]) { $0.moveItem(at: path(0), to: path(5)) },
    Mistake(problem: .changedTwice(path(1)), counts: [3]) {
      $0.deleteItems(at: [path(1), path(1)])
    },
    Mistake(problem: .changedTwice(path(1)), counts: [5]) {
      $0.reloadItems(at: [path(1)])
      $0.moveItem(at: path(1), to: path(2))
    },
    Mistake(problem: .filledTwice(path(2)), counts: [6]) {
      $0.insertItems(at: [path(2)])
      $0.moveItem(at: path(0), to: path(2))
    },
    Mistake(
      problem: .itemCountMismatch(section: 0, before: 5, after: 5, incoming: 1, outgoing: 0),
      counts: [5]
    ) { $0.insertItems(at: [path(2)]) },
    Mistake(
      problem: .sectionCountMismatch(before: 1, after: 2, inserted: 0, deleted: 0), counts: [5, 1]
    ) { _ in },
    Mistake(problem: .noSectionBefore(4), counts: []) { $0.deleteSections([4]) },
    Mistake(problem: .noSectionAfter(7), counts: [5, 1]) { $0.insertSections([7]) },
    Mistake(problem: .sectionChangedTwice(0), counts: [5]) {
      $0.reloadSections([0])
      $0.moveSection(0, toSection: 0)
    },
    Mistake(problem: .sectionFilledTwice(1), counts: [5, 1, 1]) { $0.insertSections([1, 1]) },
  ]

  @Test("refuses what UIKit answers with an exception, and goes on after a reload")
  func mistakes() throws {
    for mistake in Self.mistakes {
      let collection = collection([5])
      let view = try collection.view(TableLayout(), height: 1000)
      try view.layoutIfNeeded()
      let before = view.layoutAttributesForVisibleElements
      #expect(throws: CollectionLayoutError.invalidBatchUpdate(mistake.problem)) {
        try view.performBatchUpdates { updates in
          collection.sections = mistake.counts.map { Array(0..<$0) }
          mistake.batch(&updates)
        }
      }
      collection.sections = [[0, 1, 2, 3, 4]]
      #expect(view.layoutAttributesForVisibleElements == before)
      #expect(try view.layoutIfNeeded().measuredCount == 0)
      collection.sections = mistake.counts.map { Array(0..<$0) }
      try view.reloadData()
      #expect(view.numberOfSections == mistake.counts.count)
    }
  }

  @Test("takes a move onto itself and an empty batch as no change")
  func noChange() throws {
    let collection = collection([50])
    let view = try collection.view(TableLayout(), height: 300)
    try view.scrollToItem(at: path(20), at: .top)
    let before = view.layoutAttributesForVisibleElements
    for batch in [
      { (updates: inout CollectionViewUpdates) in
        updates.moveItem(
          at: ItemIndexPath(item: 21, section: 0), to: ItemIndexPath(item: 21, section: 0))
      }, { _ in },
    ] {
      let step = try view.performBatchUpdates(batch)
      #expect(step.correction == 0)
      #expect(view.layoutAttributesForVisibleElements == before)
    }
  }

  @Test("empties a section and fills it again")
  func emptiesAndFills() throws {
    let collection = collection([5, 2])
    let view = try collection.view(
      MasonryLayout(section: MasonrySection(columns: .fixed(2))), height: 1000)
    try view.layoutIfNeeded()
    try view.performBatchUpdates { updates in
      collection.sections[0] = []
      updates.deleteItems(at: (0..<5).map { path($0) })
    }
    #expect(view.layoutAttributesForVisibleElements.count == 2)
    try view.performBatchUpdates { updates in
      collection.sections[0] = [3, 4]
      updates.insertItems(at: [path(0), path(1)])
    }
    #expect(view.layoutAttributesForVisibleElements.count == 4)
    #expect(
      view.collectionViewLayout.layoutAttributesForItem(at: path(1))?.frame.height
        == Double(40 + 4 * 13))
  }
}
