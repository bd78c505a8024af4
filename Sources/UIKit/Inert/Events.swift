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
/// UIKit's `UIPressesEvent`.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {}
/// UIKit's `UIPress`.
@MainActor @preconcurrency open class UIPress: NSObject {
  /// UIKit's `key`.
  open var key: UIKey? { nil }
}
/// UIKit's `UIKey`.
@MainActor @preconcurrency open class UIKey: NSObject {}
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
/// UIKit's `UIGestureRecognizer`.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// UIKit's `State`.
  public enum State: Int, Sendable {
    /// UIKit's cases of the same names.
    case possible, began, changed, ended, cancelled, failed
    /// UIKit's `recognized`.
    public static var recognized: State { .ended }
  }
  final weak var owner: UIView?
  /// Creates one as UIKit does.
  public init(target: Any?, action: Selector?) { super.init() }
  public convenience override init() { self.init(target: nil, action: nil) }
  /// Creates one as UIKit does.
  public convenience init?(coder: NSCoder) { self.init() }
  /// UIKit's `view`.
  open var view: UIView? { owner }
  /// UIKit's `state`.
  open var state = State.possible
  /// UIKit's `isEnabled`.
  open var isEnabled = true
  /// UIKit's `delegate`.
  open weak var delegate: UIGestureRecognizerDelegate?
  /// UIKit's `cancelsTouchesInView`.
  open var cancelsTouchesInView = true
  /// UIKit's `delaysTouchesBegan`.
  open var delaysTouchesBegan = false
  /// UIKit's `delaysTouchesEnded`.
  open var delaysTouchesEnded = true
  /// UIKit's `allowedTouchTypes`.
  open var allowedTouchTypes: [NSNumber] = []
  /// UIKit's `allowedPressTypes`.
  open var allowedPressTypes: [NSNumber] = []
  /// UIKit's `requiresExclusiveTouchType`.
  open var requiresExclusiveTouchType = true
  /// UIKit's `name`.
  open var name: String?
  /// UIKit's `numberOfTouches`.
  open var numberOfTouches: Int { 0 }
  /// UIKit's `addTarget`.
  open func addTarget(_ target: Any, action: Selector) {}
  /// UIKit's `removeTarget`.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// UIKit's `location`.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// UIKit's `location`.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
  /// UIKit's `require`.
  open func require(toFail other: UIGestureRecognizer) {}
  /// UIKit's `shouldRequireFailure`.
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  /// UIKit's `shouldBeRequiredToFail`.
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
  /// UIKit's `canPrevent`.
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  /// UIKit's `canBePrevented`.
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  /// UIKit's `reset`.
  open func reset() {}
  /// UIKit's `ignore`.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// UIKit's `touchesBegan`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// UIKit's `touchesMoved`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// UIKit's `touchesEnded`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// UIKit's `touchesCancelled`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
/// UIKit's `UIGestureRecognizerDelegate`.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// UIKit's `gestureRecognizerShouldBegin`.
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  /// UIKit's `gestureRecognizer`.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// UIKit's `gestureRecognizer`.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  /// UIKit's `gestureRecognizer`.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool
  /// UIKit's `gestureRecognizer`.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool
}
extension UIGestureRecognizerDelegate {
  /// UIKit's `gestureRecognizerShouldBegin`.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  /// UIKit's `gestureRecognizer`.
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  { true }
  /// UIKit's `gestureRecognizer`.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  /// UIKit's `gestureRecognizer`.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }
  /// UIKit's `gestureRecognizer`.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
}
/// UIKit's `UITapGestureRecognizer`.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// UIKit's `numberOfTapsRequired`.
  open var numberOfTapsRequired = 1
  /// UIKit's `numberOfTouchesRequired`.
  open var numberOfTouchesRequired = 1
}
/// UIKit's `UILongPressGestureRecognizer`.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// UIKit's `minimumPressDuration`.
  open var minimumPressDuration: TimeInterval = 0.5
  /// UIKit's `allowableMovement`.
  open var allowableMovement: CGFloat = 10
  /// UIKit's `numberOfTapsRequired`.
  open var numberOfTapsRequired = 0
  /// UIKit's `numberOfTouchesRequired`.
  open var numberOfTouchesRequired = 1
}
/// UIKit's `UIPanGestureRecognizer`.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// UIKit's `minimumNumberOfTouches`.
  open var minimumNumberOfTouches = 1
  /// UIKit's `maximumNumberOfTouches`.
  open var maximumNumberOfTouches = Int.max
  /// UIKit's `translation`.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// UIKit's `setTranslation`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// UIKit's `velocity`.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
/// UIKit's `UIScreenEdgePanGestureRecognizer`.
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// UIKit's `edges`.
  open var edges: UIRectEdge = []
}
/// UIKit's `UISwipeGestureRecognizer`.
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// UIKit's `Direction`.
  public struct Direction: OptionSet, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's `right`.
    public static let right = Self(rawValue: 1)
    /// UIKit's `left`.
    public static let left = Self(rawValue: 2)
    /// UIKit's `up`.
    public static let up = Self(rawValue: 4)
    /// UIKit's `down`.
    public static let down = Self(rawValue: 8)
  }
  /// UIKit's `direction`.
  open var direction: Direction = .right
  /// UIKit's `numberOfTouchesRequired`.
  open var numberOfTouchesRequired = 1
}
/// UIKit's `UIPinchGestureRecognizer`.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// UIKit's `scale`.
  open var scale: CGFloat = 1
  /// UIKit's `velocity`.
  open var velocity: CGFloat { 0 }
}
/// UIKit's `UIRotationGestureRecognizer`.
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// UIKit's `rotation`.
  open var rotation: CGFloat = 0
  /// UIKit's `velocity`.
  open var velocity: CGFloat { 0 }
}
/// UIKit's `UIHoverGestureRecognizer`.
@MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {}
/// UIKit's `UIMotionEffect`.
@MainActor @preconcurrency open class UIMotionEffect: NSObject {}
/// UIKit's `UIInterpolatingMotionEffect`.
@MainActor @preconcurrency open class UIInterpolatingMotionEffect: UIMotionEffect {}
