import SelfSizingUIKit
import Testing

/// A flow layout's delegate that changes the data while it is asked for sizes.
@MainActor
private final class MeddlingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var meddle: (UICollectionView) -> Void = { _ in }
  private(set) var questions = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    questions += 1
    meddle(collectionView)
    return CGSize(width: 300, height: 50)
  }
}

/// Rows without contents, in as many sections as there are counts.
@MainActor
private final class BareRows: NSObject, UITableViewDataSource {
  var counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.rowHeight = 50
    table.dataSource = self
    table.layoutIfNeeded()
    _ = HeadlessFindings.take()
    return table
  }
}

@Suite("Updates of lists with something wrong", .serialized) @MainActor struct BadUpdateTests {
  private func messages() -> [String] { HeadlessFindings.take().map(\.message) }

  private var flow: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test("of items that are not there have UIKit's words, and the list shows its data")
  func missingItems() {
    let source = NumberedSource([3])
    let view = source.list(flow)
    source.counts = [2]
    view.deleteItems(at: [[0, 5]])
    #expect(
      messages() == [
        "attempt to delete item 5 from section 0 which only contains 3 items before the update"
      ])
    source.counts = [3]
    view.insertItems(at: [[0, 8]])
    #expect(
      messages() == [
        "attempt to insert item 8 into section 0, but there are only 3 items in section 0 after the update"
      ])
    view.reloadItems(at: [[4, 0]])
    #expect(
      messages() == [
        "attempt to delete item 0 from section 4, but there are only 1 sections before the update"
      ])
    view.moveItem(at: [0, 0], to: [2, 0])
    #expect(
      messages() == [
        "attempt to insert item 0 into section 2, but there are only 1 sections after the update"
      ])
    source.counts = []
    view.deleteSections([7])
    #expect(
      messages() == [
        "attempt to delete section 7, but there are only 1 sections before the update"
      ])
    source.counts = [3]
    view.insertSections([7])
    #expect(
      messages() == ["attempt to insert section 7 but there are only 1 sections after the update"])
    #expect(view.visibleCells.count == 3)
    view.reconfigureItems(at: [[0, 9], [-1, 2], IndexPath()])
    #expect(view.visibleCells.count == 3)
  }

  @Test("of rows say rows")
  func missingRows() {
    let rows = BareRows([2])
    let table = rows.table()
    rows.counts = [3]
    table.insertRows(at: [IndexPath(row: 9, section: 0)], with: .automatic)
    #expect(
      messages() == [
        "attempt to insert row 9 into section 0, but there are only 3 rows in section 0 after the update"
      ])
    #expect(table.visibleCells.count == 3)
    table.deleteRows(at: [IndexPath(row: -1, section: 0)], with: .none)
    #expect(messages().count == 1)
    #expect(table.visibleCells.count == 3)
  }

  @Test("may be nested: what is in another batch is a part of it")
  func nesting() {
    let source = NumberedSource([3])
    let view = source.list(flow)
    view.performBatchUpdates {
      source.counts = [5]
      view.insertItems(at: [[0, 0]])
      view.performBatchUpdates { view.insertItems(at: [[0, 1]]) }
    }
    #expect(messages() == [])
    #expect(view.visibleCells.count == 5)

    let rows = BareRows([3])
    let table = rows.table()
    table.beginUpdates()
    rows.counts = [6]
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.performBatchUpdates {
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    table.endUpdates()
    table.endUpdates()
    table.endUpdates()
    #expect(messages() == [])
    #expect(table.visibleCells.count == 6)
    table.performBatchUpdates {
      rows.counts = [4]
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.beginUpdates()
      table.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .none)
      table.endUpdates()
    }
    #expect(messages() == [])
    #expect(table.visibleCells.count == 4)
  }

  @Test("while the list asks for data are named, and it loads everything again")
  func whileAsked() {
    let source = NumberedSource([20])
    let delegate = MeddlingDelegate()
    let view = source.list(flow)
    delegate.meddle = { list in
      guard source.counts[0] > 12 else { return }
      source.counts[0] -= 1
      list.deleteItems(at: [[0, 0]])
    }
    view.delegate = delegate
    view.reloadData()
    #expect(
      messages().contains {
        $0.hasPrefix(
          "items were inserted, deleted, moved or reloaded while the collection view was")
      })
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 12)
    #expect(view.contentSize.height == 600)
    #expect(view.visibleCells.count == 8)
    // It listens again.
    delegate.meddle = { _ in }
    source.counts = [13]
    view.insertItems(at: [[0, 0]])
    #expect(messages() == [])
    #expect(view.contentSize.height == 650)
  }

  @Test("in a batch while the list asks do not swallow those that follow")
  func batchWhileAsked() {
    let source = NumberedSource([20])
    let delegate = MeddlingDelegate()
    let view = source.list(flow)
    var isFirst = true
    delegate.meddle = { list in
      guard isFirst else { return }
      isFirst = false
      list.performBatchUpdates { list.deleteItems(at: [[0, 0]]) }
    }
    view.delegate = delegate
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(messages().contains { $0.contains("while the collection view was asking") })
    source.counts = [5]
    view.performBatchUpdates { view.deleteItems(at: (5..<20).map { [0, $0] }) }
    #expect(messages() == [])
    #expect(view.visibleCells.count == 5)
  }

  @Test("by a cell that wants everything loaded anew each time come to an end")
  func endlessReloads() {
    let source = ReloadingSource()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: flow)
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(source.requests < 10_000)
    #expect(view.visibleCells.count == 3)
    _ = messages()
  }

  @Test("of a list that cannot be laid out yet end, and count once it can")
  func withoutLayout() {
    let source = NumberedSource([3])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: flow)
    view.register(NumberedCell.self, forCellWithReuseIdentifier: "number")
    view.contentInset.top = .nan
    view.dataSource = source
    view.layoutIfNeeded()
    source.counts = [4]
    view.insertItems(at: [[0, 0]])
    view.performBatchUpdates { view.reloadItems(at: [[0, 1]]) }
    #expect(!messages().isEmpty)
    view.contentInset.top = 0
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 4)
  }

  @Test("by snapshots with identifiers that come twice have UIKit's words")
  func duplicates() {
    let view = NumberedSource([0]).list(flow)
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      list, path, number in
      number == 9 ? nil : list.dequeueReusableCell(withReuseIdentifier: "number", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b", "a"])
    #expect(
      messages() == [
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(a)}"
      ])
    snapshot.appendItems([1, 2, 1, 3, 2, 1], toSection: "a")
    #expect(
      messages() == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(1, 2)}"
      ])
    snapshot.appendItems([4, 2], toSection: "b")
    #expect(
      messages() == [
        "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the snapshot. The existing item identifier will be moved into place instead: {(2)}"
      ])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 2])
    snapshot.insertItems([1, 3], afterItem: 2)
    #expect(snapshot.itemIdentifiers == [4, 2, 1, 3])
    snapshot.insertItems([3], beforeItem: 2)
    #expect(snapshot.itemIdentifiers == [4, 3, 2, 1])
    snapshot.insertItems([4], beforeItem: 2)
    #expect(snapshot.itemIdentifiers == [3, 4, 2, 1])
    snapshot.insertItems([2], beforeItem: 2)
    #expect(snapshot.itemIdentifiers == [3, 4, 2, 1])
    #expect(snapshot.numberOfItems == 4)
    #expect(messages().count == 4)
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(messages() == [])
    #expect(view.visibleCells.count == 4)
    snapshot.appendItems([9])
    source.apply(snapshot)
    #expect(
      messages().allSatisfy {
        $0.hasPrefix("the collection view's data source did not return a valid cell from")
      })
    #expect(view.visibleCells.count == 5)
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2, 2])
    outline.append([1, 3], to: 2)
    #expect(outline.items == [1, 2, 3])
    #expect(
      messages()
        == [2, 1].map {
          "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\($0))}"
        })
  }
}

/// Three items whose list loads everything again whenever it asks for a cell.
@MainActor
private final class ReloadingSource: NSObject, UICollectionViewDataSource {
  private(set) var requests = 0
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    requests += 1
    collectionView.reloadData()
    return UICollectionViewCell(frame: .zero)
  }
}
