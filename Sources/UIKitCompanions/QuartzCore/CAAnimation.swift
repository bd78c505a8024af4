/// An animation, which ends where it begins: at once.
open class CAAnimation: NSObject, CAAction {
  /// The object notified when the animation begins and ends.
  open var delegate: CAAnimationDelegate?
  /// Stored; nothing moves.
  open var duration: CFTimeInterval = 0
  /// Stored; nothing moves.
  open var beginTime: CFTimeInterval = 0
  /// Stored; nothing moves.
  open var timeOffset: CFTimeInterval = 0
  /// Stored; nothing moves.
  open var repeatCount: Float = 0
  /// Stored; nothing moves.
  open var repeatDuration: CFTimeInterval = 0
  /// Stored; nothing moves.
  open var autoreverses = false
  /// Stored; nothing moves.
  open var speed: Float = 1
  /// Stored; nothing moves.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// Whether the layer forgets the animation.
  open var isRemovedOnCompletion = true
  /// Stored; nothing moves.
  open var timingFunction: CAMediaTimingFunction?

  public override init() { super.init() }
  /// Does nothing.
  open func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

/// The methods an animation calls when it begins and ends.
public protocol CAAnimationDelegate {
  /// An animation began.
  func animationDidStart(_ animation: CAAnimation)
  /// An animation ended.
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ animation: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Stored; nothing moves.
  open var isAdditive = false
  /// Stored; nothing moves.
  open var isCumulative = false

  public override init() { super.init() }
  /// Creates the animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// A value.
  open var fromValue: Any?, toValue: Any?, byValue: Any?
}

/// An animation that swings.
open class CASpringAnimation: CABasicAnimation {
  /// Stored; nothing moves.
  open var mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10
  /// Stored; nothing moves.
  open var initialVelocity: CGFloat = 0
  /// The time in which it comes to rest: none.
  open var settlingDuration: CFTimeInterval { 0 }
}

/// An animation through values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// The path.
  open var path: CGPath?
  /// The times.
  open var keyTimes: [NSNumber]?
  /// The timings.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Stored; nothing moves.
  open var calculationMode: CAAnimationCalculationMode = .linear
}

/// Animations together.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A change of what is seen.
open class CATransition: CAAnimation {
  /// Stored; nothing moves.
  open var type: CATransitionType = .fade
  /// Stored; nothing moves.
  open var subtype: CATransitionSubtype?
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let fade = Self(rawValue: "fade"), moveIn = Self(rawValue: "moveIn"),
    push = Self(rawValue: "push"), reveal = Self(rawValue: "reveal")
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The side that a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// A side.
  public static let fromRight = Self(rawValue: "fromRight"), fromLeft = Self(rawValue: "fromLeft"),
    fromTop = Self(rawValue: "fromTop"), fromBottom = Self(rawValue: "fromBottom")
  /// Creates a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// How values between values are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// A way.
  public static let linear = Self(rawValue: "linear"), discrete = Self(rawValue: "discrete"),
    paced = Self(rawValue: "paced"), cubic = Self(rawValue: "cubic"),
    cubicPaced = Self(rawValue: "cubicPaced")
  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state that an animation leaves when it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let removed = Self(rawValue: "removed"), forwards = Self(rawValue: "forwards"),
    backwards = Self(rawValue: "backwards"), both = Self(rawValue: "both")
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The course of an animation.
open class CAMediaTimingFunction: NSObject {
  /// Creates a known course.
  public init(name: CAMediaTimingFunctionName) { super.init() }
  /// Creates a course from its control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let linear = Self(rawValue: "linear"), easeIn = Self(rawValue: "easeIn"),
    easeOut = Self(rawValue: "easeOut"), easeInEaseOut = Self(rawValue: "easeInEaseOut"),
    `default` = Self(rawValue: "default")
  /// Creates a course from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Changes of layers together.
open class CATransaction: NSObject {
  /// Does nothing.
  open class func begin() {}
  /// Does nothing.
  open class func commit() {}
  /// Does nothing.
  open class func flush() {}
  /// Does nothing.
  open class func setDisableActions(_ flag: Bool) {}
  /// Whether actions are left out: always.
  open class func disableActions() -> Bool { true }
  /// Does nothing.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// How long changes take: no time.
  open class func animationDuration() -> CFTimeInterval { 0 }
  /// Does nothing.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Calls the block at once, as nothing moves.
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
  /// Stores nothing.
  open class func setValue(_ value: Any?, forKey key: String) {}
}

/// A timer for each frame of a screen. It never fires, as there is no screen.
open class CADisplayLink: NSObject {
  /// Whether it rests.
  open var isPaused = false
  /// The time of the last frame.
  open var timestamp: CFTimeInterval { 0 }
  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// The time between frames.
  open var duration: CFTimeInterval { 1.0 / 60 }
  /// Stored.
  open var preferredFramesPerSecond = 0
  /// Does nothing.
  open func invalidate() {}
}

/// The time since the system started: none passes in a measurement.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

/// A time in seconds.
public typealias CFTimeInterval = Double
