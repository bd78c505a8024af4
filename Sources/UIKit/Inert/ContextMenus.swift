@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public typealias PreviewProvider = () -> UIViewController?
  public let identifier: Any?
  public init(
    identifier: Any?, previewProvider: PreviewProvider?, actionProvider: ActionProvider? = nil
  ) { self.identifier = identifier }
}

@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var delegate: UIContextMenuInteractionDelegate?
  public init(delegate: UIContextMenuInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
}

@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

public protocol UIContextMenuInteractionAnimating: AnyObject {}

public protocol UIContextMenuInteractionCommitAnimating: AnyObject {}

@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  open var view: UIView
  public init(view: UIView) { self.view = view }
  public init(view: UIView, parameters: UIPreviewParameters) { self.view = view }
}

@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?, shadowPath: UIBezierPath?, backgroundColor: UIColor?
}

/// An action of a row that is swiped; it is never performed here.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public let style: Style, handler: Handler
  open var title: String?, image: UIImage?, backgroundColor: UIColor!
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The actions that appear where a row is swiped; nothing is swiped here.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
