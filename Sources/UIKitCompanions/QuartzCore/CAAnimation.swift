/// An animation, which ends where it begins: at once.
open class CAAnimation: NSObject, CAAction {
  open var delegate: CAAnimationDelegate?, duration: CFTimeInterval = 0,
    beginTime: CFTimeInterval = 0, timeOffset: CFTimeInterval = 0, repeatCount: Float = 0,
    repeatDuration: CFTimeInterval = 0, autoreverses = false, speed: Float = 1,
    fillMode: CAMediaTimingFillMode = .removed, isRemovedOnCompletion = true,
    timingFunction: CAMediaTimingFunction?

  open func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

public protocol CAAnimationDelegate {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?, isAdditive = false, isCumulative = false

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?, toValue: Any?, byValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10,
    initialVelocity: CGFloat = 0
  open var settlingDuration: CFTimeInterval { 0 }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?, path: CGPath?, keyTimes: [NSNumber]?,
    timingFunctions: [CAMediaTimingFunction]?, calculationMode: CAAnimationCalculationMode = .linear
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade, subtype: CATransitionSubtype?
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let fade = Self(rawValue: "fade"), moveIn = Self(rawValue: "moveIn"),
    push = Self(rawValue: "push"), reveal = Self(rawValue: "reveal")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let fromRight = Self(rawValue: "fromRight"), fromLeft = Self(rawValue: "fromLeft"),
    fromTop = Self(rawValue: "fromTop"), fromBottom = Self(rawValue: "fromBottom")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let linear = Self(rawValue: "linear"), discrete = Self(rawValue: "discrete"),
    paced = Self(rawValue: "paced"), cubic = Self(rawValue: "cubic"),
    cubicPaced = Self(rawValue: "cubicPaced")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let removed = Self(rawValue: "removed"), forwards = Self(rawValue: "forwards"),
    backwards = Self(rawValue: "backwards"), both = Self(rawValue: "both")
  public init(rawValue: String) { self.rawValue = rawValue }
}

open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let linear = Self(rawValue: "linear"), easeIn = Self(rawValue: "easeIn"),
    easeOut = Self(rawValue: "easeOut"), easeInEaseOut = Self(rawValue: "easeInEaseOut"),
    `default` = Self(rawValue: "default")
  public init(rawValue: String) { self.rawValue = rawValue }
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func flush() {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func disableActions() -> Bool { true }
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
  open class func animationDuration() -> CFTimeInterval { 0 }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
  open class func setValue(_ value: Any?, forKey key: String) {}
}

/// A timer for each frame of a screen. It never fires, as there is no screen.
open class CADisplayLink: NSObject {
  open var isPaused = false
  open var timestamp: CFTimeInterval { 0 }
  open var targetTimestamp: CFTimeInterval { 0 }
  open var duration: CFTimeInterval { 1.0 / 60 }
  open var preferredFramesPerSecond = 0
  open func invalidate() {}
}

/// The time since the system started: none passes in a measurement.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

public typealias CFTimeInterval = Double
