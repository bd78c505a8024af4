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
