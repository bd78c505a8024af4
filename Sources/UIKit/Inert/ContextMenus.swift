@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public typealias PreviewProvider = () -> UIViewController?
  public let identifier: Any?
  public init(
    identifier: Any?, previewProvider: PreviewProvider?, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier
    super.init()
  }
}

@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var delegate: UIContextMenuInteractionDelegate?
  public init(delegate: UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
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
  public init(view: UIView) {
    self.view = view
    super.init()
  }
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    super.init()
  }
}

@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor?
}
