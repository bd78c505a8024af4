/// A change of a collection view's contents.
@MainActor @preconcurrency open class UICollectionViewUpdateItem: NSObject {
  /// UIKit's `Action`.
  public enum Action: Int, Sendable {
    /// UIKit's cases of the same names.
    case insert, delete, reload, move, none
  }
  /// UIKit's `indexPathBeforeUpdate`.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// UIKit's `indexPathAfterUpdate`.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// UIKit's `updateAction`.
  open var updateAction: Action { .none }
}
