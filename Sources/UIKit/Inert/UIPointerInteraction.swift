/// UIKit's `UIPointerInteraction`.
@MainActor @preconcurrency open class UIPointerInteraction: NSObject, UIInteraction {
  /// UIKit's `view`.
  open private(set) weak var view: UIView?
  /// UIKit's `isEnabled`.
  open var isEnabled = true
  /// Creates one as UIKit does.
  public init(delegate: AnyObject?) { super.init() }
  /// UIKit's `willMove`.
  open func willMove(to view: UIView?) {}
  /// UIKit's `didMove`.
  open func didMove(to view: UIView?) { self.view = view }
}
