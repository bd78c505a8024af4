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
  /// Creates one as UIKit does.
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
