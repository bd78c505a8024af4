/// UIKit's `UIContextMenuInteraction`.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// UIKit's `view`.
  open private(set) weak var view: UIView?
  /// UIKit's `delegate`.
  open weak var delegate: UIContextMenuInteractionDelegate?
  /// Creates one as UIKit does.
  public init(delegate: UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// UIKit's `willMove`.
  open func willMove(to view: UIView?) {}
  /// UIKit's `didMove`.
  open func didMove(to view: UIView?) { self.view = view }
  /// UIKit's `location`.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// UIKit's `dismissMenu`.
  open func dismissMenu() {}
}
