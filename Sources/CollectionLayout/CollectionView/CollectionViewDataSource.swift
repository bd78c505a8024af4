/// The number of a collection's items, and the identity and place of each.
public protocol CollectionViewDataSource: AnyObject {
  /// Returns the number of sections; 1 unless implemented.
  func numberOfSections() -> Int
  /// Returns the number of items in a section.
  func numberOfItems(inSection section: Int) -> Int
  /// Returns the stable identity of an item. Asked only for index paths within the counts.
  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity
  /// Returns the stable identity of a section, for its header and footer; its number by default.
  func identity(ofSection section: Int) -> ItemIdentity

  /// Returns where an item is now, or nil if it is gone.
  ///
  /// Unless implemented, all items are searched; asked only after a reload, for what was visible.
  func indexPath(ofItem identity: ItemIdentity) -> ItemIndexPath?
}

extension CollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections() -> Int { 1 }
  /// Returns the section's number as its identity.
  public func identity(ofSection section: Int) -> ItemIdentity { ItemIdentity(section) }

  /// Searches all items from the first one on.
  /// - Complexity: O(items).
  public func indexPath(ofItem identity: ItemIdentity) -> ItemIndexPath? {
    for section in 0..<max(numberOfSections(), 0) {
      for item in 0..<max(numberOfItems(inSection: section), 0) {
        let path = ItemIndexPath(item: item, section: section)
        if self.identity(ofItemAt: path) == identity { return path }
      }
    }
    return nil
  }
}

/// The cells of a collection, which say how large they would like to be.
public protocol CollectionViewCellProvider: AnyObject {
  /// Called with each new viewport before any cell is asked: cells inherit its text size, scale and
  /// direction. Does nothing unless implemented.
  func viewportDidChange(_ viewport: CollectionViewport)

  /// Returns the attributes that a cell prefers in place of those that it was given: the frame's
  /// height is what counts.
  ///
  /// Asked again after the preferred height was put in place, so that a cell that does not agree
  /// with itself is found out; an answer should therefore be remembered or be cheap.
  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes

  /// Returns what the cell of an element is registered as; by default one name for each kind.
  func reuseIdentifier(for element: CollectionElement) -> ReuseIdentifier
}

extension CollectionViewCellProvider {
  /// Does nothing.
  public func viewportDidChange(_ viewport: CollectionViewport) {}

  /// Returns `item`, `header` or `footer`.
  public func reuseIdentifier(for element: CollectionElement) -> ReuseIdentifier {
    .standard(for: element.kind)
  }
}

/// The calls into a data source and a cell provider, with their types erased.
struct CollectionContent {
  var numberOfSections: () -> Int
  var numberOfItems: (_ section: Int) -> Int
  var itemIdentity: (ItemIndexPath) -> ItemIdentity
  var sectionIdentity: (_ section: Int) -> ItemIdentity
  var indexPath: (_ identity: ItemIdentity) -> ItemIndexPath?
  var preferredAttributes: (CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes
  var reuseIdentifier: (CollectionElement) -> ReuseIdentifier
  var viewportDidChange: (CollectionViewport) -> Void

  init(source: some CollectionViewDataSource, cells: some CollectionViewCellProvider) {
    numberOfSections = { source.numberOfSections() }
    numberOfItems = { source.numberOfItems(inSection: $0) }
    itemIdentity = { source.identity(ofItemAt: $0) }
    sectionIdentity = { source.identity(ofSection: $0) }
    indexPath = { source.indexPath(ofItem: $0) }
    preferredAttributes = { cells.preferredLayoutAttributesFitting($0) }
    reuseIdentifier = { cells.reuseIdentifier(for: $0) }
    viewportDidChange = { cells.viewportDidChange($0) }
  }

  func identity(of element: CollectionElement) -> ElementIdentity {
    ElementIdentity(
      kind: element.kind,
      identity: element.kind.belongsToItem
        ? itemIdentity(element.indexPath) : sectionIdentity(element.indexPath.section))
  }
}
