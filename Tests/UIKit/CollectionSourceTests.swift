import SelfSizingUIKit
import Testing

/// Collection views and their data sources, by what Apple documents of them.
@Suite(.serialized) @MainActor struct CollectionSourceTests {
  /// A column of cells, each 100 points high.
  private func column(header: Bool = false) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if header {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func items(_ view: UICollectionView) -> [[Int]] {
    view.indexPathsForVisibleItems.map { [$0.section, $0.item] }
  }

  @Test("count what the data source has, and find what is where")
  func counting() throws {
    let source = NumberedSource([3, 0, 2])
    let view = source.list(column(), size: CGSize(width: 300, height: 450))
    #expect(view.numberOfSections == 3)
    #expect((0..<3).map(view.numberOfItems(inSection:)) == [3, 0, 2])
    #expect(items(view) == [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1]])
    #expect(view.contentSize == CGSize(width: 300, height: 500))
    let cell = try #require(view.cellForItem(at: [2, 0]))
    #expect(view.indexPath(for: cell) == [2, 0])
    #expect(view.indexPath(for: NumberedCell(frame: .zero)) == nil)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 310)) == [2, 0])
    #expect(view.indexPathForItem(at: CGPoint(x: 310, y: 310)) == nil)
    #expect(view.layoutAttributesForItem(at: [2, 1])?.frame.minY == 400)
    #expect(view.cellForItem(at: [0, 9]) == nil)
    withExtendedLifetime(source) {}
  }

  @Test("show headers of sections, and give them the class that is registered")
  func headers() throws {
    let source = NumberedSource([1, 1])
    let view = source.list(column(header: true))
    let kind = UICollectionView.elementKindSectionHeader
    let second = try #require(view.supplementaryView(forElementKind: kind, at: [1, 0]))
    #expect(second is TitleView)
    #expect(second.frame == CGRect(x: 0, y: 130, width: 300, height: 30))
    #expect(view.contentSize.height == 260)
    withExtendedLifetime(source) {}
  }

  @Test("show no more cells than are visible, and use them again")
  func reuse() {
    let source = NumberedSource([1_000])
    let view = source.list(column())
    #expect(items(view).count == 4)
    var cells = Set(view.visibleCells.map { ObjectIdentifier($0) })
    for item in [50, 500, 999] {
      view.scrollToItem(at: [0, item], at: .bottom, animated: false)
      cells.formUnion(view.visibleCells.map { ObjectIdentifier($0) })
    }
    #expect(items(view).last == [0, 999])
    // Those that were visible are free only when the others are there.
    #expect(cells.count <= 8)
    withExtendedLifetime(source) {}
  }

  @Test("use the cell first that came last of those that are no longer visible")
  func reuseOrder() throws {
    let source = NumberedSource([200])
    let view = source.list(column())
    let cells = try (0..<4).map { try #require(view.cellForItem(at: [0, $0])) }
    for item in [50, 100] { view.scrollToItem(at: [0, item], at: .top, animated: false) }
    #expect((100..<104).map { view.cellForItem(at: [0, $0]) } == cells.reversed())
    withExtendedLifetime(source) {}
  }

  @Test("scroll an item to where it is asked for", arguments: [5, 20])
  func scrolling(item: Int) {
    let source = NumberedSource([100])
    let view = source.list(column())
    let top = CGFloat(item) * 100
    for (position, offset) in [
      (.top, top), (.centeredVertically, top - 150), (.bottom, top - 300),
    ] as [(UICollectionView.ScrollPosition, CGFloat)] {
      view.scrollToItem(at: [0, item], at: position, animated: false)
      #expect(view.contentOffset.y == offset)
    }
    withExtendedLifetime(source) {}
  }

  @Test("insert, delete and move items and sections, with the cells of those that stay")
  func updates() throws {
    let source = NumberedSource([3])
    let view = source.list(column())
    let cells = try (0..<3).map { try #require(view.cellForItem(at: [0, $0])) }
    source.counts = [4]
    view.insertItems(at: [[0, 1]])
    #expect(view.cellForItem(at: [0, 0]) === cells[0])
    #expect(view.cellForItem(at: [0, 2]) === cells[1])
    view.moveItem(at: [0, 3], to: [0, 0])
    #expect(view.cellForItem(at: [0, 0]) === cells[2])
    source.counts = [3]
    view.deleteItems(at: [[0, 1]])
    #expect(view.cellForItem(at: [0, 2]) === cells[1])
    source.counts = [2, 3]
    view.insertSections([0])
    #expect(view.numberOfSections == 2 && view.cellForItem(at: [1, 0]) === cells[2])
    source.counts = [3, 2]
    view.moveSection(1, toSection: 0)
    source.counts = [3]
    view.deleteSections([1])
    #expect(view.cellForItem(at: [0, 0]) === cells[2])
    #expect(view.contentSize.height == 300)
  }

  @Test("do the changes of a batch at once: deletions count before it, insertions after it")
  func batches() throws {
    let source = NumberedSource([5])
    let view = source.list(column(), size: CGSize(width: 300, height: 600))
    let cells = try (0..<5).map { try #require(view.cellForItem(at: [0, $0])) }
    var isDone = false
    view.performBatchUpdates {
      source.counts = [4]
      view.insertItems(at: [[0, 3]])
      view.deleteItems(at: [[0, 0], [0, 2]])
    } completion: {
      isDone = $0
    }
    #expect(isDone)
    #expect(
      [0, 1, 2].map { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
        == [cells[1], cells[3], cells[4]])
    #expect(view.cellForItem(at: [0, 3]).map { !cells.contains($0) } == true)
    #expect(HeadlessFindings.take() == [])
  }

  @Test("take another layout over the same items")
  func layouts() {
    let source = NumberedSource([10])
    let view = source.list(column())
    let flow = UICollectionViewFlowLayout()
    view.setCollectionViewLayout(flow, animated: false)
    view.layoutIfNeeded()
    #expect(view.collectionViewLayout === flow && flow.collectionView === view)
    #expect(view.contentSize == CGSize(width: 300, height: 110))
    #expect(items(view).count == 10)
    withExtendedLifetime(source) {}
  }
}
