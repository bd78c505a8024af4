/// Animations end at once, with their completion.
extension UIView {
  /// UIKit's `AnimationOptions`.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's `layoutSubviews`.
    public static let layoutSubviews = Self(rawValue: 1)
    /// UIKit's `allowUserInteraction`.
    public static let allowUserInteraction = Self(rawValue: 2)
    /// UIKit's `beginFromCurrentState`.
    public static let beginFromCurrentState = Self(rawValue: 4)
    /// UIKit's `repeat`.
    public static let `repeat` = Self(rawValue: 8)
    /// UIKit's `autoreverse`.
    public static let autoreverse = Self(rawValue: 16)
    /// UIKit's `overrideInheritedDuration`.
    public static let overrideInheritedDuration = Self(rawValue: 32)
    /// UIKit's `overrideInheritedCurve`.
    public static let overrideInheritedCurve = Self(rawValue: 64)
    /// UIKit's `allowAnimatedContent`.
    public static let allowAnimatedContent = Self(rawValue: 128)
    /// UIKit's `showHideTransitionViews`.
    public static let showHideTransitionViews = Self(rawValue: 256)
    /// UIKit's `overrideInheritedOptions`.
    public static let overrideInheritedOptions = Self(rawValue: 512)
    /// UIKit's `curveEaseInOut`.
    public static let curveEaseInOut: Self = []
    /// UIKit's `curveEaseIn`.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// UIKit's `curveEaseOut`.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// UIKit's `curveLinear`.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// UIKit's `transitionFlipFromLeft`.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// UIKit's `transitionFlipFromRight`.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// UIKit's `transitionCurlUp`.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// UIKit's `transitionCurlDown`.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// UIKit's `transitionCrossDissolve`.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// UIKit's `transitionFlipFromTop`.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// UIKit's `transitionFlipFromBottom`.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
    /// UIKit's `preferredFramesPerSecond60`.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
  }
  /// UIKit's `AnimationCurve`.
  public enum AnimationCurve: Int, Sendable {
    /// UIKit's cases of the same names.
    case easeInOut, easeIn, easeOut, linear
  }
  /// UIKit's `AnimationTransition`.
  public enum AnimationTransition: Int, Sendable {
    /// UIKit's cases of the same names.
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }
  /// UIKit's `KeyframeAnimationOptions`.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's `calculationModeLinear`.
    public static let calculationModeLinear: Self = []
    /// UIKit's `calculationModeCubic`.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// UIKit's `repeat`.
    public static let `repeat` = Self(rawValue: 8)
    /// UIKit's `beginFromCurrentState`.
    public static let beginFromCurrentState = Self(rawValue: 4)
    /// UIKit's `allowUserInteraction`.
    public static let allowUserInteraction = Self(rawValue: 2)
  }

  /// UIKit's `animate`.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// UIKit's `animate`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// UIKit's `animate`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// UIKit's `animate`.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// UIKit's `animateKeyframes`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// UIKit's `addKeyframe`.
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
  ) { animations() }
  /// UIKit's `transition`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  /// UIKit's `transition`.
  public class func transition(
    from: UIView, to: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    from.superview?.addSubview(to)
    from.removeFromSuperview()
    completion?(true)
  }
  /// UIKit's `performWithoutAnimation`.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
  /// UIKit's `setAnimationsEnabled`.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// UIKit's `inheritedAnimationDuration`.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
  /// UIKit's `modifyAnimations`.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  /// UIKit's `snapshotView`.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }
  /// UIKit's `resizableSnapshotView`.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
  /// UIKit's `drawHierarchy`.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    true
  }
  /// UIKit's `addInteraction`.
  public func addInteraction(_ interaction: UIInteraction) {
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// UIKit's `removeInteraction`.
  public func removeInteraction(_ interaction: UIInteraction) {
    extras?.interactions.removeAll { $0 === interaction }
  }
  /// UIKit's `interactions`.
  public var interactions: [UIInteraction] {
    get { extras?.interactions ?? [] }
    set { rare.interactions = newValue }
  }
  /// UIKit's `addMotionEffect`.
  public func addMotionEffect(_ effect: UIMotionEffect) { rare.motionEffects.append(effect) }
  /// UIKit's `removeMotionEffect`.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    extras?.motionEffects.removeAll { $0 === effect }
  }
  /// UIKit's `motionEffects`.
  public var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set { rare.motionEffects = newValue }
  }
  /// UIKit's `largeContentImageInsets`.
  public var largeContentImageInsets: UIEdgeInsets {
    get { extras?.largeContentImageInsets ?? .zero }
    set { rare.largeContentImageInsets = newValue }
  }
  /// UIKit's `scalesLargeContentImage`.
  public var scalesLargeContentImage: Bool {
    get { extras?.scalesLargeContentImage ?? false }
    set { rare.scalesLargeContentImage = newValue }
  }
  /// UIKit's `focusGroupIdentifier`.
  public var focusGroupIdentifier: String? {
    get { extras?.focusGroupIdentifier }
    set { rare.focusGroupIdentifier = newValue }
  }
}
/// UIKit's `UIInteraction`.
@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
  /// UIKit's `view`.
  var view: UIView? { get }
  /// UIKit's `willMove`.
  func willMove(to view: UIView?)
  /// UIKit's `didMove`.
  func didMove(to view: UIView?)
}
/// UIKit's `UIViewAnimatingState`.
public enum UIViewAnimatingState: Int, Sendable {
  /// UIKit's cases of the same names.
  case inactive, active, stopped
}
/// UIKit's `UIViewAnimatingPosition`.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// UIKit's cases of the same names.
  case end, start, current
}
/// UIKit's `UITimingCurveProvider`.
public protocol UITimingCurveProvider: AnyObject {}
/// UIKit's `UISpringTimingParameters`.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates one as UIKit does.
  public convenience init(dampingRatio: CGFloat) { self.init() }
  /// Creates one as UIKit does.
  public convenience init(dampingRatio: CGFloat, initialVelocity: CGVector) { self.init() }
  /// Creates one as UIKit does.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector
  ) { self.init() }
}
/// UIKit's `UICubicTimingParameters`.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates one as UIKit does.
  public convenience init(animationCurve: UIView.AnimationCurve) { self.init() }
  /// Creates one as UIKit does.
  public convenience init(controlPoint1: CGPoint, controlPoint2: CGPoint) { self.init() }
}
/// UIKit's `UIViewPropertyAnimator`.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// UIKit's `isInterruptible`.
  open var isInterruptible = true
  /// UIKit's `isUserInteractionEnabled`.
  open var isUserInteractionEnabled = true
  /// UIKit's `isManualHitTestingEnabled`.
  open var isManualHitTestingEnabled = false
  /// UIKit's `scrubsLinearly`.
  open var scrubsLinearly = true
  /// UIKit's `pausesOnCompletion`.
  open var pausesOnCompletion = false
  /// UIKit's `isReversed`.
  open var isReversed = false
  /// UIKit's `fractionComplete`.
  open var fractionComplete: CGFloat = 0
  /// UIKit's `duration`.
  open var duration: TimeInterval { 0 }
  /// UIKit's `delay`.
  open var delay: TimeInterval { 0 }
  /// UIKit's `isRunning`.
  open var isRunning: Bool { false }
  /// UIKit's `state`.
  open var state: UIViewAnimatingState { .inactive }
  /// Creates one as UIKit does.
  public init(duration: TimeInterval, timingParameters: UITimingCurveProvider) { super.init() }
  /// Creates one as UIKit does.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters())
    if let animations { addAnimations(animations) }
  }
  /// Creates one as UIKit does.
  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }
  /// Creates one as UIKit does.
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }
  /// UIKit's `runningPropertyAnimator`.
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
  /// UIKit's `addAnimations`.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// UIKit's `addAnimations`.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }
  /// UIKit's `addCompletion`.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// UIKit's `startAnimation`.
  open func startAnimation() {
    for animation in animations { animation() }
    animations = []
    for completion in completions { completion(.end) }
    completions = []
  }
  /// UIKit's `startAnimation`.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// UIKit's `pauseAnimation`.
  open func pauseAnimation() {}
  /// UIKit's `stopAnimation`.
  open func stopAnimation(_ withoutFinishing: Bool) {}
  /// UIKit's `finishAnimation`.
  open func finishAnimation(at position: UIViewAnimatingPosition) { startAnimation() }
  /// UIKit's `continueAnimation`.
  open func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) { startAnimation() }
}
