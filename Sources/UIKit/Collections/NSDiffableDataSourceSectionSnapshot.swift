/// The items of one section as an outline: those below an item are there while it is expanded.
///
/// Identifiers that are there twice, or nowhere, are findings where UIKit raises an exception.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []
  public init() {}
  public var items: [ItemIdentifierType] { outline { _ in true } }
  public var rootItems: [ItemIdentifierType] { roots }
  public var visibleItems: [ItemIdentifierType] { outline(where: expanded.contains) }
  private func outline(where isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var pending = Array(roots.reversed())
    while let item = pending.popLast() {
      found.append(item)
      if isOpen(item) { pending += (children[item] ?? []).reversed() }
    }
    return found
  }
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !known.contains(parent) {
      return DiffableFindings.record("there is no item \(parent) to append to")
    }
    let (unique, repeated) = DiffableFindings.split(items)
    let added = unique.filter { !known.contains($0) }
    let doubles = repeated + unique.filter(known.contains)
    if !doubles.isEmpty {
      DiffableFindings.record(
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
          + DiffableFindings.text(doubles))
    }
    known.formUnion(added)
    if let parent {
      children[parent, default: []] += added
      for item in added { parents[item] = parent }
    } else {
      roots += added
    }
  }
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }
  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    let parent = parents[item]
    let siblings = parent.map { children[$0] ?? [] } ?? roots
    guard known.contains(item), let place = siblings.firstIndex(of: item)
    else { return DiffableFindings.record("there is no item \(item) to insert beside") }
    let count = siblings.count
    append(items, to: parent)
    var grown = parent.map { children[$0] ?? [] } ?? roots
    let added = grown[count...]
    grown.removeSubrange(count...)
    grown.insert(contentsOf: added, at: place + offset)
    if let parent { children[parent] = grown } else { roots = grown }
  }
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where known.contains(item) {
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
      var pending = [item]
      while let gone = pending.popLast() {
        pending += children.removeValue(forKey: gone) ?? []
        known.remove(gone)
        expanded.remove(gone)
        parents[gone] = nil
      }
    }
  }
  public mutating func deleteAll() { self = Self() }
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(known.contains))
  }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    known.contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
  }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  public func level(of item: ItemIdentifierType) -> Int {
    ancestors(of: item).reduce(0) { level, _ in level + 1 }
  }
  private func ancestors(of item: ItemIdentifierType) -> some Sequence<ItemIdentifierType> {
    sequence(first: item) { parents[$0] }.dropFirst()
  }
}

extension UICollectionViewDiffableDataSource {
  /// UIKit's `apply`. Changes are not animated.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    sectionSnapshots[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }
  /// The outline that was applied to a section, or its items without any below them.
  public func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    let shown = snapshot().itemIdentifiers(inSection: section)
    if let outline = sectionSnapshots[section], outline.visibleItems == shown { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(shown)
    return flat
  }
}
