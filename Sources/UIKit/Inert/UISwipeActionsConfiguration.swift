/// The actions that appear where a row is swiped; nothing is swiped here.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  /// UIKit's `actions`.
  public let actions: [UIContextualAction]
  /// UIKit's `performsFirstActionWithFullSwipe`.
  open var performsFirstActionWithFullSwipe = true
  /// Creates one as UIKit does.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
