/// The actions that appear where a row is swiped; nothing is swiped here.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
