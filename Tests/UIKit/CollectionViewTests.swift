import SelfSizingUIKit
import Testing

/// Notes by their numbers, as a data source has them.
@MainActor
private final class Notes: NSObject, UICollectionViewDataSource {
  var sections: [[Int]]
  private(set) var requests: [IndexPath] = []

  init(_ sections: [[Int]]) { self.sections = sections }

  static func text(of note: Int) -> (title: String, text: String) {
    (
      "Note \(note)",
      Array(repeating: "A line of text that wraps.", count: 1 + note * 7 % 5)
        .joined(separator: " ")
    )
  }

  static func show(_ note: Int, in cell: NoteCell) {
    let (title, text) = text(of: note)
    cell.show(title: title, text: text)
  }

  /// The height of a separate cell for a note.
  static func height(of note: Int, width: Double) -> Double {
    let cell = AnchorNoteCell(frame: .zero)
    show(note, in: cell)
    return cell.height(width: width)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    requests.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
    if let cell = cell as? NoteCell {
      Self.show(sections[indexPath.section][indexPath.item], in: cell)
    }
    return cell
  }
}

@Suite("Collection views")
@MainActor
struct CollectionViewTests {
  private let width = 320.0

  private func list(
    _ layout: UICollectionViewLayout, _ notes: Notes, height: Double = 600
  ) -> UICollectionView {
    _ = HeadlessFindings.take()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.register(AnchorNoteCell.self, forCellWithReuseIdentifier: "note")
    view.dataSource = notes
    view.layoutIfNeeded()
    return view
  }

  private var plainList: UICollectionViewCompositionalLayout {
    .list(using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  /// Expects the visible cells to be stacked, each as high as it is when it is fitted alone.
  private func expectFitted(_ view: UICollectionView, _ notes: Notes) {
    var bottom: CGFloat?
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) else {
        Issue.record("there is no cell at \(path)")
        return
      }
      let note = notes.sections[path.section][path.item]
      #expect((cell as? NoteCell)?.titleLabel.text == "Note \(note)")
      #expect(Double(cell.frame.height) == Notes.height(of: note, width: width))
      #expect(Double(cell.frame.width) == width)
      // A sum of thirds is rounded.
      if let bottom { #expect(abs(cell.frame.minY - bottom) < 1e-9) }
      bottom = cell.frame.maxY
      #expect(cell.superview === view)
    }
  }

  @Test("lays out a compositional list of cells, each as high as it is when fitted alone")
  func compositionalList() {
    let notes = Notes([Array(0..<200)])
    let view = list(plainList, notes)
    #expect(view.visibleCells.count > 3)
    #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 0, section: 0))
    expectFitted(view, notes)
    #expect(HeadlessFindings.take() == [])
    #expect(view.contentSize.width == 320)
    #expect(view.contentSize.height > 200 * 40)
  }

  @Test("asks for cells that come into sight only, and uses them again")
  func reuse() {
    let notes = Notes([Array(0..<1_000)])
    let view = list(plainList, notes)
    let first = notes.requests.count
    #expect(first < 20)
    var cells: Set<ObjectIdentifier> = []
    for _ in 0..<30 {
      view.contentOffset.y += 300
      view.layoutIfNeeded()
      expectFitted(view, notes)
      for cell in view.visibleCells { cells.insert(ObjectIdentifier(cell)) }
    }
    #expect(notes.requests.count > first + 30)
    #expect(cells.count < 3 * first, "\(cells.count) cells for \(notes.requests.count) requests")
    #expect((view.indexPathsForVisibleItems.first?.item ?? 0) > 50)
  }

  @Test("scrolls to an item that was never measured, exactly")
  func scrollToItem() {
    let notes = Notes([Array(0..<500)])
    let view = list(plainList, notes)
    let path = IndexPath(item: 321, section: 0)
    view.scrollToItem(at: path, at: .top, animated: false)
    #expect(view.cellForItem(at: path)?.frame.minY == view.contentOffset.y)
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: view.contentOffset.y + 1)) == path)
    expectFitted(view, notes)
  }

  @Test("keeps what is seen in place while items are inserted, deleted and moved above it")
  func batchUpdates() throws {
    let notes = Notes([Array(0..<100), Array(100..<150)])
    let view = list(plainList, notes)
    view.contentOffset.y = 1_500
    view.layoutIfNeeded()
    let path = try #require(view.indexPathsForVisibleItems.dropFirst().first)
    let note = notes.sections[0][path.item]
    let cell = try #require(view.cellForItem(at: path))
    let place = cell.frame.minY - view.contentOffset.y
    view.performBatchUpdates {
      notes.sections[0].removeSubrange(2..<4)
      notes.sections[0].insert(contentsOf: [900, 901, 902], at: 0)
      view.deleteItems(at: [2, 3].map { IndexPath(item: $0, section: 0) })
      view.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    }
    let after = try #require(notes.sections[0].firstIndex(of: note))
    #expect(after == path.item + 1)
    #expect(view.cellForItem(at: IndexPath(item: after, section: 0)) === cell)
    #expect(abs(cell.frame.minY - view.contentOffset.y - place) < 1e-9)
    expectFitted(view, notes)
    #expect(HeadlessFindings.take() == [])
  }

  @Test("reports a data source that does not agree with a batch, and shows what it has")
  func lyingDataSource() {
    let notes = Notes([Array(0..<30)])
    let view = list(plainList, notes)
    view.performBatchUpdates {
      notes.sections[0].removeLast(5)
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(
      HeadlessFindings.take().contains {
        $0.message.contains("invalid number of items in section 0")
      })
    #expect(view.numberOfItems(inSection: 0) == 25)
    expectFitted(view, notes)
  }

  @Test("follows a new width, and asks cells anew")
  func rotation() {
    let notes = Notes([Array(0..<50)])
    let view = list(plainList, notes)
    view.frame.size.width = 500
    view.layoutIfNeeded()
    let path = IndexPath(item: 1, section: 0)
    #expect(
      view.cellForItem(at: path).map { Double($0.frame.height) }
        == Notes.height(of: 1, width: 500))
  }

  @Test("applies snapshots by their difference, and keeps cells of items that stay")
  func diffable() throws {
    _ = HeadlessFindings.take()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 600), collectionViewLayout: plainList)
    let registration = UICollectionView.CellRegistration<AnchorNoteCell, Int> { cell, _, note in
      Notes.show(note, in: cell)
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    source.apply(snapshot)
    view.layoutIfNeeded()
    let path = try #require(source.indexPath(for: 2))
    let cell = try #require(view.cellForItem(at: path))
    snapshot.insertItems([9], beforeItem: 1)
    snapshot.moveItem(5, beforeItem: 4)
    snapshot.deleteItems([3])
    source.apply(snapshot)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    let titles = view.visibleCells.compactMap { ($0 as? NoteCell)?.titleLabel.text }
    #expect(titles == ["Note 9", "Note 1", "Note 2", "Note 5", "Note 4"])
    for cell in view.visibleCells {
      let path = try #require(view.indexPath(for: cell))
      let note = try #require(source.itemIdentifier(for: path))
      #expect(Double(cell.frame.height) == Notes.height(of: note, width: width))
    }
    #expect(HeadlessFindings.take() == [])
  }

  @Test("names the line of a declaration that cannot be laid out")
  func invalidDeclaration() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 200, bottom: 0, trailing: 200)
    let line = #line - 2
    _ = list(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      Notes([[1, 2]]))
    let findings = HeadlessFindings.take()
    #expect(findings.contains { $0.message.contains("CollectionViewTests.swift") }, "\(findings)")
    #expect(findings.contains { $0.message.contains("\(line)") }, "\(findings)")
  }

  @Test(
    "sizes the items of a flow layout by its delegate, and by their cells where it is automatic")
  func flowLayout() {
    let notes = Notes([Array(0..<40)])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 6
    let view = list(layout, notes)
    #expect(view.cellForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(view.cellForItem(at: [0, 2])?.frame == CGRect(x: 220, y: 0, width: 100, height: 80))
    #expect(view.cellForItem(at: [0, 3])?.frame == CGRect(x: 0, y: 86, width: 100, height: 80))
    let delegate = FlowSizes()
    view.delegate = delegate
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0])?.frame.size == CGSize(width: 150, height: 30))
    #expect(view.cellForItem(at: [0, 1])?.frame.size == CGSize(width: 150, height: 40))
  }

  @Test("lets a subclass of a flow layout prepare, and change where items lie")
  func flowSubclass() {
    let notes = Notes([Array(0..<40)])
    let view = list(IndentedFlowLayout(), notes)
    #expect(view.cellForItem(at: [0, 0])?.frame == CGRect(x: 40, y: 0, width: 160, height: 44))
    #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 40, y: 54, width: 160, height: 44))
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { $0.frame.minX == 40 })
  }
}

/// A flow layout of rows that are half as wide as the view, a little farther to the right.
private final class IndentedFlowLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    itemSize = CGSize(width: (collectionView?.bounds.width ?? 0) / 2, height: 44)
    minimumInteritemSpacing = 200
    sectionInset.right = 160
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)?.map(indented)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    super.layoutAttributesForItem(at: indexPath).map(indented)
  }

  private func indented(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    attributes.frame.origin.x += 40
    return attributes
  }
}

private final class FlowSizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 150, height: 30 + 10 * (indexPath.item % 3))
  }
}
