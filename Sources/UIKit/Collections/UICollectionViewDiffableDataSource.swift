import SelfSizingCollectionLayout

/// A data source of identifiers: a snapshot says which there are, and applying one changes the list
/// by the difference.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  private typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private var shown = Snapshot()
  /// The outlines that were applied to sections.
  final var sectionSnapshots:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// The items of each section of the snapshot that is shown.
  private var sections: [[ItemIdentifierType]] = []
  /// Where items are; made when it is first asked for.
  private var paths: [ItemIdentifierType: IndexPath]?

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { shown }

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

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section][indexPath.item]
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    if let paths { return paths[itemIdentifier] }
    var made: [ItemIdentifierType: IndexPath] = [:]
    for (section, items) in sections.enumerated() {
      for (item, identifier) in items.enumerated() {
        made[identifier] = IndexPath(item: item, section: section)
      }
    }
    paths = made
    return made[itemIdentifier]
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections.indices.contains(section) ? sections[section].count : 0 }
  /// Returns a plain cell, and a finding, where the provider has none.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let identifier = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, identifier)
    {
      return cell
    }
    HeadlessFindings.record(
      .notCalled, of: collectionView,
      "the collection view's data source did not return a valid cell from "
        + "-collectionView:cellForItemAtIndexPath: for index path \(indexPath): the cell provider "
        + "returned nil")
    return UICollectionViewCell(frame: .zero)
  }
  /// Returns a plain view, and a finding, where the provider has none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    HeadlessFindings.record(
      .notCalled, of: collectionView,
      "the supplementary view provider has no view for \(kind) at \(indexPath)")
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
      let (was, now) = (
        former.itemIdentifiers(inSection: section), current.itemIdentifiers(inSection: section)
      )
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
    reloadItems(
      at: current.reloadedItemIdentifiers.compactMap { oldPaths[$0] }
        .filter { !moved.contains($0) })
  }

  private mutating func addSections<Section: Hashable>(_ before: [Section], _ after: [Section]) {
    guard before != after else { return }
    for change in after.difference(from: before).inferringMoves() {
      switch change {
      case .remove(let offset, _, nil): deleteSections([offset])
      case .remove(let offset, _, let target?):
        moveSection(offset, toSection: target)
      case .insert(let offset, _, nil): insertSections([offset])
      case .insert: break
      }
    }
  }
}
