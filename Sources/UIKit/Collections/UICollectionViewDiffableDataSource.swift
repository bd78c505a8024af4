import SelfSizingCollectionLayout

/// A data source of identifiers: applying a snapshot changes the list by the difference.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ list: UICollectionView, _ path: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ list: UICollectionView, _ elementKind: String, _ path: IndexPath
  ) -> UICollectionReusableView?
  private typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private var shown = Snapshot()
  final var sectionSnapshots:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  private var sections: [[ItemIdentifierType]] = []
  /// Where items are; made when it is first asked for.
  private var paths: [ItemIdentifierType: IndexPath]?
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }
  /// UIKit's `apply`. Changes are not animated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let former = shown
    guard let collectionView else { return take(snapshot) }
    guard collectionView.driver.engine != nil else {
      take(snapshot)
      collectionView.setNeedsLayout()
      completion?()
      return
    }
    collectionView.performBatchUpdates { [self] in
      take(snapshot)
      collectionView.driver.update { $0.add(from: former, to: snapshot) }
    }
    let paths = snapshot.reconfiguredItemIdentifiers.compactMap(indexPath(for:))
    if !paths.isEmpty { collectionView.reconfigureItems(at: paths) }
    completion?()
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    collectionView?.reloadData()
    completion?()
  }
  private func take(_ snapshot: Snapshot) {
    shown = snapshot.settled
    sections = shown.sectionIdentifiers.map(shown.itemIdentifiers(inSection:))
    paths = nil
  }
  open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.item)
    else { return nil }
    return sections[path.section][path.item]
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    if let paths { return paths[itemIdentifier] }
    let made = sections.enumerated().flatMap { section, items in
      items.enumerated().map { ($1, IndexPath(item: $0, section: section)) }
    }
    paths = Dictionary(made, uniquingKeysWith: { $1 })
    return paths?[itemIdentifier]
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }
  open func numberOfSections(in list: UICollectionView) -> Int { sections.count }
  open func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }
  /// Returns a plain cell, and a finding, where the provider has none.
  open func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    if let identifier = itemIdentifier(for: path),
      let cell = cellProvider(list, path, identifier)
    {
      return cell
    }
    HeadlessFindings.record(
      .notCalled, of: list,
      "the collection view's data source did not return a valid cell from "
        + "-collectionView:cellForItemAtIndexPath: for index path \(path): the cell provider "
        + "returned nil")
    return UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(list, kind, path) { return view }
    HeadlessFindings.record(
      .notCalled, of: list,
      "the supplementary view provider has no view for \(kind) at \(path)")
    return UICollectionReusableView(frame: .zero)
  }
}

extension CollectionViewUpdates {
  /// Adds the updates that lead from one snapshot to another. Complexity: O(items), and for those
  /// that change places within a section that of Myers's algorithm.
  fileprivate mutating func add<Section, Item>(
    from former: NSDiffableDataSourceSnapshot<Section, Item>,
    to current: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (before, after) = (former.sectionIdentifiers, current.sectionIdentifiers)
    addSections(before, after)
    let stayed = Set(before)
    var oldPaths: [Item: ItemIndexPath] = [:]
    var removed: [Item: ItemIndexPath] = [:]
    var inserted: [(item: Item, path: ItemIndexPath)] = []
    let reloaded = Set(current.reloadedSectionIdentifiers)
    for (index, section) in after.enumerated() where stayed.contains(section) {
      guard let old = before.firstIndex(of: section) else { continue }
      if reloaded.contains(section) {
        reloadSections([old])
        continue
      }
      let was = former.itemIdentifiers(inSection: section)
      let now = current.itemIdentifiers(inSection: section)
      for (item, identifier) in was.enumerated() {
        oldPaths[identifier] = ItemIndexPath(item: item, section: old)
      }
      guard was != now else { continue }
      for change in now.difference(from: was) {
        switch change {
        case .remove(let offset, let item, _):
          removed[item] = ItemIndexPath(item: offset, section: old)
        case .insert(let offset, let item, _):
          inserted.append((item, ItemIndexPath(item: offset, section: index)))
        }
      }
    }
    for (item, path) in inserted {
      if let source = removed.removeValue(forKey: item) {
        moveItem(at: source, to: path)
      } else {
        insertItems(at: [path])
      }
    }
    deleteItems(at: removed.values.sorted())
    let moved = Set(movedItems.map(\.source))
    let stale = current.reloadedItemIdentifiers.compactMap { oldPaths[$0] }
    reloadItems(at: stale.filter { !moved.contains($0) })
  }
  private mutating func addSections<Section: Hashable>(_ before: [Section], _ after: [Section]) {
    guard before != after else { return }
    for change in after.difference(from: before).inferringMoves() {
      switch change {
      case .remove(let offset, _, nil): deleteSections([offset])
      case .remove(let offset, _, let target?): moveSection(offset, toSection: target)
      case .insert(let offset, _, nil): insertSections([offset])
      case .insert: break
      }
    }
  }
}
