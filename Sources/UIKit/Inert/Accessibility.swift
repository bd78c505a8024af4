/// UIKit's `UIAccessibilityTraits`.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: UInt64
  /// Creates one from its raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// UIKit's `none`.
  public static let none: Self = []
  /// UIKit's `button`.
  public static let button = Self(rawValue: 1)
  /// UIKit's `link`.
  public static let link = Self(rawValue: 1 << 1)
  /// UIKit's `image`.
  public static let image = Self(rawValue: 1 << 2)
  /// UIKit's `selected`.
  public static let selected = Self(rawValue: 1 << 3)
  /// UIKit's `playsSound`.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// UIKit's `keyboardKey`.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// UIKit's `staticText`.
  public static let staticText = Self(rawValue: 1 << 6)
  /// UIKit's `summaryElement`.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// UIKit's `notEnabled`.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// UIKit's `updatesFrequently`.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// UIKit's `searchField`.
  public static let searchField = Self(rawValue: 1 << 10)
  /// UIKit's `startsMediaSession`.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// UIKit's `adjustable`.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// UIKit's `allowsDirectInteraction`.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// UIKit's `causesPageTurn`.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// UIKit's `tabBar`.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// UIKit's `header`.
  public static let header = Self(rawValue: 1 << 16)
  /// UIKit's `toggleButton`.
  public static let toggleButton = Self(rawValue: 1 << 17)
  /// UIKit's `supportsZoom`.
  public static let supportsZoom = Self(rawValue: 1 << 18)
}
/// UIKit's `UIAccessibilityNavigationStyle`.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// UIKit's cases of the same names.
  case automatic, separate, combined
}
/// UIKit's `UIAccessibilityContainerType`.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// UIKit's cases of the same names.
  case none, dataTable, list, landmark, semanticGroup
}
/// UIKit's `UIAccessibilityScrollDirection`.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// UIKit's case of the same name.
  case right = 1, left, up, down, next, previous
}
/// UIKit's `UIAccessibilityTextualContext`.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: String
  /// Creates one from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// UIKit's `wordProcessing`.
  public static let wordProcessing = Self(rawValue: "wordProcessing")
  /// UIKit's `narrative`.
  public static let narrative = Self(rawValue: "narrative")
  /// UIKit's `messaging`.
  public static let messaging = Self(rawValue: "messaging")
}
/// UIKit's `UIAccessibilityElement`.
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder {
  /// UIKit's `accessibilityContainer`.
  open weak var accessibilityContainer: AnyObject?
  /// UIKit's `accessibilityFrameInContainerSpace`.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// Creates one as UIKit does.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
/// UIKit's `UIAccessibilityCustomAction`.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
  /// UIKit's `Handler`.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// UIKit's `name`.
  open var name: String
  /// UIKit's `image`.
  open var image: UIImage?
  /// UIKit's `actionHandler`.
  open var actionHandler: Handler?
  /// UIKit's `target`.
  open weak var target: AnyObject?
  /// Creates one as UIKit does.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
  /// Creates one as UIKit does.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
  /// Creates one as UIKit does.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, actionHandler: nil)
    self.target = target as AnyObject?
  }
}
/// UIKit's `UIAccessibilityCustomRotor`.
@MainActor @preconcurrency open class UIAccessibilityCustomRotor: NSObject {
  /// UIKit's `name`.
  open var name: String
  /// Creates one as UIKit does.
  public init(name: String) {
    self.name = name
    super.init()
  }
}
/// UIKit's `UIAccessibility`.
@MainActor @preconcurrency public enum UIAccessibility {
  /// UIKit's `Notification`.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt32
    /// Creates one from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// UIKit's `announcement`.
    public static let announcement = Self(rawValue: 1008)
    /// UIKit's `layoutChanged`.
    public static let layoutChanged = Self(rawValue: 1001)
    /// UIKit's `screenChanged`.
    public static let screenChanged = Self(rawValue: 1000)
    /// UIKit's `pageScrolled`.
    public static let pageScrolled = Self(rawValue: 1009)
  }
  /// UIKit's `post`.
  public static func post(notification: Notification, argument: Any?) {}
  /// UIKit's `isVoiceOverRunning`.
  public static var isVoiceOverRunning: Bool { false }
  /// UIKit's `isSwitchControlRunning`.
  public static var isSwitchControlRunning: Bool { false }
  /// UIKit's `isReduceMotionEnabled`.
  public static var isReduceMotionEnabled: Bool { false }
  /// UIKit's `isReduceTransparencyEnabled`.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// UIKit's `isBoldTextEnabled`.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  /// UIKit's `isDarkerSystemColorsEnabled`.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// UIKit's `isInvertColorsEnabled`.
  public static var isInvertColorsEnabled: Bool { false }
  /// UIKit's `isGrayscaleEnabled`.
  public static var isGrayscaleEnabled: Bool { false }
  /// UIKit's `isGuidedAccessEnabled`.
  public static var isGuidedAccessEnabled: Bool { false }
  /// UIKit's `isClosedCaptioningEnabled`.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// UIKit's `isMonoAudioEnabled`.
  public static var isMonoAudioEnabled: Bool { false }
  /// UIKit's `isSpeakScreenEnabled`.
  public static var isSpeakScreenEnabled: Bool { false }
  /// UIKit's `isSpeakSelectionEnabled`.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// UIKit's `isAssistiveTouchRunning`.
  public static var isAssistiveTouchRunning: Bool { false }
  /// UIKit's `isShakeToUndoEnabled`.
  public static var isShakeToUndoEnabled: Bool { true }
  /// UIKit's `isVideoAutoplayEnabled`.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// UIKit's `shouldDifferentiateWithoutColor`.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// UIKit's `prefersCrossFadeTransitions`.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// UIKit's `buttonShapesEnabled`.
  public static var buttonShapesEnabled: Bool { false }
  /// UIKit's `convertToScreenCoordinates`.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { rect }
}
/// UIKit's `UILargeContentViewerInteraction`.
@MainActor @preconcurrency open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// UIKit's `view`.
  open weak var view: UIView?
  /// Creates one as UIKit does.
  public init(delegate: AnyObject?) { super.init() }
  /// Creates one as UIKit does.
  public override init() { super.init() }
  /// UIKit's `willMove`.
  open func willMove(to view: UIView?) {}
  /// UIKit's `didMove`.
  open func didMove(to view: UIView?) {}
}
