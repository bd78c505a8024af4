/// The changes of one batch: the counterpart of the calls inside UIKit's `performBatchUpdates`.
///
/// Deletions, reloads and the origins of moves count in the data before the batch; insertions and
/// the destinations of moves in the data after it. The order of the calls does not matter.
public struct CollectionViewUpdates: Hashable, Sendable {
  /// A move of an item or, with sections, of a whole section.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// The place before the batch.
    public let source: Place
    /// The place after the batch.
    public let destination: Place
  }

  /// The deleted items, by their places before the batch.
  public private(set) var deletedItems: [ItemIndexPath] = []
  /// The inserted items, by their places after the batch.
  public private(set) var insertedItems: [ItemIndexPath] = []
  /// The items whose content changed, by their places before the batch.
  public private(set) var reloadedItems: [ItemIndexPath] = []
  /// The moved items.
  public private(set) var movedItems: [Move<ItemIndexPath>] = []
  /// The deleted sections, by their numbers before the batch.
  public private(set) var deletedSections: [Int] = []
  /// The inserted sections, by their numbers after the batch.
  public private(set) var insertedSections: [Int] = []
  /// The sections whose content changed, by their numbers before the batch.
  public private(set) var reloadedSections: [Int] = []
  /// The moved sections.
  public private(set) var movedSections: [Move<Int>] = []
  /// Creates a batch that changes nothing.
  public init() {}

  var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty)
  }

  /// Inserts items at places after the batch.
  public mutating func insertItems(at indexPaths: [ItemIndexPath]) { insertedItems += indexPaths }
  /// Deletes items at places before the batch.
  public mutating func deleteItems(at indexPaths: [ItemIndexPath]) { deletedItems += indexPaths }
  /// Takes items for new ones at their places before the batch: a deletion and an insertion.
  public mutating func reloadItems(at indexPaths: [ItemIndexPath]) { reloadedItems += indexPaths }
  /// Moves an item from its place before the batch to one after it, which may be the same.
  public mutating func moveItem(at indexPath: ItemIndexPath, to newIndexPath: ItemIndexPath) {
    movedItems.append(Move(source: indexPath, destination: newIndexPath))
  }

  /// Inserts sections, with all of their items, at numbers after the batch.
  public mutating func insertSections(_ sections: [Int]) { insertedSections += sections }
  /// Deletes sections, with all of their items, at numbers before the batch.
  public mutating func deleteSections(_ sections: [Int]) { deletedSections += sections }
  /// Takes sections for new ones at their numbers before the batch; their counts may change.
  public mutating func reloadSections(_ sections: [Int]) { reloadedSections += sections }
  /// Moves a section with its items.
  public mutating func moveSection(_ section: Int, toSection newSection: Int) {
    movedSections.append(Move(source: section, destination: newSection))
  }
}
