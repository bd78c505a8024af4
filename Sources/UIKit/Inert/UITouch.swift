@MainActor @preconcurrency open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil
  }
  open var phase: Phase { .ended }
  open var type: TouchType { .direct }
  open var tapCount: Int { 1 }
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
  open var majorRadius: CGFloat { 0 }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
