/// Why a batch of updates is not one: what UIKit answers with an exception.
public enum BatchUpdateProblem: Hashable, Sendable {
  /// There is no such item before the batch.
  case noItemBefore(ItemIndexPath)
  /// There is no such item after the batch.
  case noItemAfter(ItemIndexPath)
  /// There is no such section before the batch.
  case noSectionBefore(Int)
  /// There is no such section after the batch.
  case noSectionAfter(Int)
  /// An item is deleted, moved or reloaded twice, or two of these.
  case changedTwice(ItemIndexPath)
  /// Two items would end at one place.
  case filledTwice(ItemIndexPath)
  /// A section is deleted, moved or reloaded twice, or two of these.
  case sectionChangedTwice(Int)
  /// Two sections would end at one place.
  case sectionFilledTwice(Int)
  /// A section's count is not the one before, plus what comes in, less what goes out.
  case itemCountMismatch(section: Int, before: Int, after: Int, incoming: Int, outgoing: Int)
  /// The number of sections is not the one before, plus insertions, less deletions.
  case sectionCountMismatch(before: Int, after: Int, inserted: Int, deleted: Int)
}
