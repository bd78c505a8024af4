/// Animations end at once, with their completion.
extension UIView {
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = Self(rawValue: 1)
    public static let allowUserInteraction = Self(rawValue: 2)
    public static let beginFromCurrentState = Self(rawValue: 4)
    public static let `repeat` = Self(rawValue: 8)
    public static let autoreverse = Self(rawValue: 16)
    public static let overrideInheritedDuration = Self(rawValue: 32)
    public static let overrideInheritedCurve = Self(rawValue: 64)
    public static let allowAnimatedContent = Self(rawValue: 128)
    public static let showHideTransitionViews = Self(rawValue: 256)
    public static let overrideInheritedOptions = Self(rawValue: 512)
    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
  }
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let calculationModeLinear: Self = []
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    public static let `repeat` = Self(rawValue: 8)
    public static let beginFromCurrentState = Self(rawValue: 4)
    public static let allowUserInteraction = Self(rawValue: 2)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
  ) { animations() }
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  public class func transition(
    from: UIView, to: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    from.superview?.addSubview(to)
    from.removeFromSuperview()
    completion?(true)
  }
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  public class var inheritedAnimationDuration: TimeInterval { 0 }
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    true
  }
  public func addInteraction(_ interaction: UIInteraction) {
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }
  public func removeInteraction(_ interaction: UIInteraction) {
    extras?.interactions.removeAll { $0 === interaction }
  }
  public var interactions: [UIInteraction] {
    get { extras?.interactions ?? [] }
    set { rare.interactions = newValue }
  }
  public func addMotionEffect(_ effect: UIMotionEffect) { rare.motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    extras?.motionEffects.removeAll { $0 === effect }
  }
  public var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set { rare.motionEffects = newValue }
  }
  public var largeContentImageInsets: UIEdgeInsets {
    get { extras?.largeContentImageInsets ?? .zero }
    set { rare.largeContentImageInsets = newValue }
  }
  public var scalesLargeContentImage: Bool {
    get { extras?.scalesLargeContentImage ?? false }
    set { rare.scalesLargeContentImage = newValue }
  }
  public var focusGroupIdentifier: String? {
    get { extras?.focusGroupIdentifier }
    set { rare.focusGroupIdentifier = newValue }
  }
}
@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}
public protocol UITimingCurveProvider: AnyObject {}
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public convenience init(dampingRatio: CGFloat) { self.init() }
  public convenience init(dampingRatio: CGFloat, initialVelocity: CGVector) { self.init() }
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector
  ) { self.init() }
}
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public convenience init(animationCurve: UIView.AnimationCurve) { self.init() }
  public convenience init(controlPoint1: CGPoint, controlPoint2: CGPoint) { self.init() }
}
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
  open var duration: TimeInterval { 0 }
  open var delay: TimeInterval { 0 }
  open var isRunning: Bool { false }
  open var state: UIViewAnimatingState { .inactive }
  public init(duration: TimeInterval, timingParameters: UITimingCurveProvider) { super.init() }
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters())
    if let animations { addAnimations(animations) }
  }
  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .linear, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() {
    for animation in animations { animation() }
    animations = []
    for completion in completions { completion(.end) }
    completions = []
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at position: UIViewAnimatingPosition) { startAnimation() }
  open func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) { startAnimation() }
}
