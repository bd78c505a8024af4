@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
  final weak var owner: UIView?
  public init(target: Any?, action: Selector?) { super.init() }
  public convenience override init() { self.init(target: nil, action: nil) }
  public convenience init?(coder: NSCoder) { self.init() }
  open var view: UIView? { owner }
  open var state = State.possible
  open var isEnabled = true
  open weak var delegate: UIGestureRecognizerDelegate?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = []
  open var allowedPressTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true
  open var name: String?
  open var numberOfTouches: Int { 0 }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
  open func require(toFail other: UIGestureRecognizer) {}
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
