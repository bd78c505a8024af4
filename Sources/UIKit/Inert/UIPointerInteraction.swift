@MainActor @preconcurrency open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open var isEnabled = true
  public init(delegate: AnyObject?) { super.init() }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
