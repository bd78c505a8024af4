import SelfSizingUIKit
import Testing

/// Diffable data sources and their snapshots, by what Apple documents of them.
@Suite(.serialized) @MainActor struct DiffableSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// A list that shows identifiers by its cells' numbers, with a record of those asked for.
  private final class Shown {
    var requests: [Int] = []
  }

  private func list(_ snapshot: Snapshot, _ shown: Shown) -> (UICollectionView, Source) {
    _ = HeadlessFindings.take()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    view.register(NumberedCell.self, forCellWithReuseIdentifier: "number")
    let source = Source(collectionView: view) { view, path, item in
      shown.requests.append(item)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      (cell as? NumberedCell)?.number = item
      return cell
    }
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    return (view, source)
  }

  private func numbers(_ view: UICollectionView) -> [Int] {
    view.indexPathsForVisibleItems.compactMap {
      (view.cellForItem(at: $0) as? NumberedCell)?.number
    }
  }

  @Test("count sections and items, and find them")
  func counting() {
    let snapshot = snapshot(["a": [1, 2, 3], "b": [], "c": [4, 5]])
    #expect(snapshot.numberOfSections == 3 && snapshot.numberOfItems == 5)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.numberOfItems(inSection: "b") == 0)
    #expect(snapshot.itemIdentifiers(inSection: "c") == [4, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "c")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(5) == 4 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("c") == 2 && snapshot.indexOfSection("z") == nil)
  }

  @Test("insert, move and delete items and sections")
  func editing() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    snapshot.appendItems([4])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 4])
    snapshot.insertItems([5, 6], beforeItem: 2)
    snapshot.insertItems([7], afterItem: 2)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 5, 6, 2, 7])
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(7, beforeItem: 5)
    #expect(snapshot.itemIdentifiers == [7, 5, 6, 2, 3, 1, 4])
    snapshot.deleteItems([6, 3])
    #expect(snapshot.itemIdentifiers == [7, 5, 2, 1, 4])
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.moveSection("b", beforeSection: "c")
    snapshot.moveSection("c", afterSection: "d")
    #expect(snapshot.sectionIdentifiers == ["b", "a", "d", "c"])
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [1, 4])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test("show what was applied last, and say what is where")
  func applying() {
    let shown = Shown()
    let (view, source) = list(snapshot(["a": [1, 2, 3], "b": [4]]), shown)
    #expect(view.numberOfSections == 2 && numbers(view) == [1, 2, 3, 4])
    #expect(source.itemIdentifier(for: [0, 2]) == 3 && source.itemIdentifier(for: [1, 1]) == nil)
    #expect(source.indexPath(for: 4) == [1, 0] && source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "a") == 0)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4])
    var isDone = false
    source.apply(snapshot(["b": [4, 2], "a": [5]])) { isDone = true }
    #expect(numbers(view) == [4, 2, 5] && isDone)
    #expect(source.indexPath(for: 2) == [0, 1])
    #expect(HeadlessFindings.take() == [])
  }

  @Test("keep the cells of items that stay or move, and ask for new ones only")
  func keptCells() throws {
    let shown = Shown()
    let (view, source) = list(snapshot(["a": [1, 2, 3, 4]]), shown)
    let cells = [1, 2, 3, 4].map { item in
      source.indexPath(for: item).flatMap { view.cellForItem(at: $0) }
    }
    shown.requests = []
    source.apply(snapshot(["a": [4, 9, 2, 1]]))
    #expect(shown.requests == [9])
    for item in [1, 2, 4] {
      let path = try #require(source.indexPath(for: item))
      #expect(view.cellForItem(at: path) === cells[item - 1])
    }
    shown.requests = []
    source.apply(source.snapshot())
    #expect(shown.requests == [])
  }

  @Test("ask for the same cell where items are reconfigured, for another one where reloaded")
  func refreshing() {
    let shown = Shown()
    let (view, source) = list(snapshot(["a": [1, 2]]), shown)
    let former = view.cellForItem(at: [0, 1])
    shown.requests = []
    var next = source.snapshot()
    next.reconfigureItems([2])
    #expect(next.reconfiguredItemIdentifiers == [2])
    source.apply(next)
    #expect(shown.requests == [2] && view.cellForItem(at: [0, 1]) === former)
    #expect(source.snapshot().reconfiguredItemIdentifiers == [])
    next = source.snapshot()
    next.reloadItems([2])
    source.apply(next)
    #expect(shown.requests == [2, 2])
    #expect(HeadlessFindings.take() == [])
  }

  @Test("load everything again where that is asked for")
  func reloading() {
    let shown = Shown()
    let (view, source) = list(snapshot(["a": [1, 2]]), shown)
    shown.requests = []
    source.applySnapshotUsingReloadData(snapshot(["a": [2, 3]]))
    view.layoutIfNeeded()
    #expect(numbers(view) == [2, 3] && shown.requests == [2, 3])
  }

  @Test("report identifiers that are supplied twice, or are nowhere")
  func mistakes() {
    _ = HeadlessFindings.take()
    var snapshot = snapshot(["a": [1, 2, 2]])
    #expect(snapshot.itemIdentifiers == [1, 2])
    #expect(HeadlessFindings.take().count == 1)
    snapshot.insertItems([3], afterItem: 8)
    #expect(snapshot.itemIdentifiers == [1, 2])
    snapshot.appendSections(["a"])
    #expect(snapshot.sectionIdentifiers == ["a"])
    #expect(HeadlessFindings.take().count == 2)
  }
}
