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
