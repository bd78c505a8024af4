/// UIKit's `UITouch`.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// UIKit's `Phase`.
  public enum Phase: Int, Sendable {
    /// UIKit's cases of the same names.
    case began, moved, stationary, ended, cancelled
  }
  /// UIKit's `TouchType`.
  public enum TouchType: Int, Sendable {
    /// UIKit's cases of the same names.
    case direct, indirect, pencil
  }
  /// UIKit's `phase`.
  open var phase: Phase { .ended }
  /// UIKit's `type`.
  open var type: TouchType { .direct }
  /// UIKit's `tapCount`.
  open var tapCount: Int { 1 }
  /// UIKit's `timestamp`.
  open var timestamp: TimeInterval { 0 }
  /// UIKit's `force`.
  open var force: CGFloat { 0 }
  /// UIKit's `majorRadius`.
  open var majorRadius: CGFloat { 0 }
  /// UIKit's `view`.
  open var view: UIView? { nil }
  /// UIKit's `window`.
  open var window: UIWindow? { nil }
  /// UIKit's `gestureRecognizers`.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// UIKit's `location`.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// UIKit's `previousLocation`.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
