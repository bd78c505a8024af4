/// UIKit's `UIEvent`.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// UIKit's `EventType`.
  public enum EventType: Int, Sendable {
    /// UIKit's cases of the same names.
    case touches, motion, remoteControl, presses
  }
  /// UIKit's `EventSubtype`.
  public enum EventSubtype: Int, Sendable {
    /// UIKit's cases of the same names.
    case none, motionShake
  }
  /// UIKit's `type`.
  open var type: EventType { .touches }
  /// UIKit's `subtype`.
  open var subtype: EventSubtype { .none }
  /// UIKit's `timestamp`.
  open var timestamp: TimeInterval { 0 }
  /// UIKit's `allTouches`.
  open var allTouches: Set<UITouch>? { nil }
  /// UIKit's `touches`.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// UIKit's `touches`.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  /// UIKit's `coalescedTouches`.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}
