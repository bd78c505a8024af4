/// Animations end at once, with their completion.
extension UIView {
  /// An animation without an end starts the next one in each completion.
  private static let largestDepth = 16
  private static var depth = 0

  private static func run(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    animations()
    guard let completion, depth < largestDepth else { return }
    depth += 1
    defer { depth -= 1 }
    completion(true)
  }

  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = Self(rawValue: 1), allowUserInteraction = Self(rawValue: 2),
      beginFromCurrentState = Self(rawValue: 4), `repeat` = Self(rawValue: 8),
      autoreverse = Self(rawValue: 16), overrideInheritedDuration = Self(rawValue: 32),
      overrideInheritedCurve = Self(rawValue: 64), allowAnimatedContent = Self(rawValue: 128),
      showHideTransitionViews = Self(rawValue: 256), overrideInheritedOptions = Self(rawValue: 512),
      curveEaseInOut: Self = [], curveEaseIn = Self(rawValue: 1 << 16),
      curveEaseOut = Self(rawValue: 2 << 16), curveLinear = Self(rawValue: 3 << 16),
      transitionFlipFromLeft = Self(rawValue: 1 << 20),
      transitionFlipFromRight = Self(rawValue: 2 << 20), transitionCurlUp = Self(rawValue: 3 << 20),
      transitionCurlDown = Self(rawValue: 4 << 20),
      transitionCrossDissolve = Self(rawValue: 5 << 20),
      transitionFlipFromTop = Self(rawValue: 6 << 20),
      transitionFlipFromBottom = Self(rawValue: 7 << 20),
      preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
  }
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let calculationModeLinear: Self = [],
      calculationModeCubic = Self(rawValue: 3 << 10), `repeat` = Self(rawValue: 8),
      beginFromCurrentState = Self(rawValue: 4), allowUserInteraction = Self(rawValue: 2)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(animations, completion) }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(animations, completion) }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(animations, completion) }
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(animations, completion) }
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(animations, completion) }
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
  ) { animations() }
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { run({ animations?() }, completion) }
  public class func transition(
    from: UIView, to: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      from.superview?.addSubview(to)
      from.removeFromSuperview()
    }
    run(change, completion)
  }
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  public class var inheritedAnimationDuration: TimeInterval { 0 }
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
}

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
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
  open var isInterruptible = true, isUserInteractionEnabled = true,
    isManualHitTestingEnabled = false, scrubsLinearly = true, pausesOnCompletion = false,
    isReversed = false, fractionComplete: CGFloat = 0
  open var duration: TimeInterval { 0 }
  open var delay: TimeInterval { 0 }
  open var isRunning: Bool { false }
  open var state: UIViewAnimatingState { .inactive }
  public init(duration: TimeInterval, timingParameters: UITimingCurveProvider) {}
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters())
    if let animations { addAnimations(animations) }
  }
  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
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
