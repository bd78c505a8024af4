import SelfSizingCollectionLayout

@MainActor @preconcurrency open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  private let action: Action
  private let before: IndexPath?
  private let after: IndexPath?

  /// Creates a change. The index path of a whole section has no item.
  init(_ action: Action, _ before: IndexPath?, _ after: IndexPath?) {
    (self.action, self.before, self.after) = (action, before, after)
    super.init()
  }
  /// Creates a change of nothing, as subclasses in tests do.
  public override init() {
    (action, before, after) = (.none, nil, nil)
    super.init()
  }
  open var indexPathBeforeUpdate: IndexPath? { before }
  open var indexPathAfterUpdate: IndexPath? { after }
  open var updateAction: Action { action }
  /// Returns the changes of a batch: sections, then items.
  /// - Source: The item of a section's index path is NSNotFound, as Apple's documentation has it.
  static func list(_ updates: CollectionViewUpdates) -> [UICollectionViewUpdateItem] {
    func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
    var list = updates.deletedSections.map { UICollectionViewUpdateItem(.delete, section($0), nil) }
    list += updates.reloadedSections.map { .init(.reload, section($0), section($0)) }
    list += updates.insertedSections.map { .init(.insert, nil, section($0)) }
    list += updates.movedSections.map { .init(.move, section($0.source), section($0.destination)) }
    list += updates.deletedItems.map { .init(.delete, IndexPath($0), nil) }
    list += updates.reloadedItems.map { .init(.reload, IndexPath($0), IndexPath($0)) }
    list += updates.insertedItems.map { .init(.insert, nil, IndexPath($0)) }
    list += updates.movedItems.map { .init(.move, IndexPath($0.source), IndexPath($0.destination)) }
    return list
  }
}
