public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: Self = [], button = Self(rawValue: 1), link = Self(rawValue: 1 << 1),
    image = Self(rawValue: 1 << 2), selected = Self(rawValue: 1 << 3),
    playsSound = Self(rawValue: 1 << 4), keyboardKey = Self(rawValue: 1 << 5),
    staticText = Self(rawValue: 1 << 6), summaryElement = Self(rawValue: 1 << 7),
    notEnabled = Self(rawValue: 1 << 8), updatesFrequently = Self(rawValue: 1 << 9),
    searchField = Self(rawValue: 1 << 10), startsMediaSession = Self(rawValue: 1 << 11),
    adjustable = Self(rawValue: 1 << 12), allowsDirectInteraction = Self(rawValue: 1 << 13),
    causesPageTurn = Self(rawValue: 1 << 14), tabBar = Self(rawValue: 1 << 15),
    header = Self(rawValue: 1 << 16), toggleButton = Self(rawValue: 1 << 17),
    supportsZoom = Self(rawValue: 1 << 18)
}
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left, up, down, next, previous
}
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let wordProcessing = Self(rawValue: "wordProcessing"),
    narrative = Self(rawValue: "narrative"), messaging = Self(rawValue: "messaging")
}
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
  }
}
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  open var name: String, image: UIImage?, actionHandler: Handler?
  open weak var target: AnyObject?
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, actionHandler: nil)
    self.target = target as AnyObject?
  }
}
@MainActor @preconcurrency open class UIAccessibilityCustomRotor: NSObject {
  open var name: String
  public init(name: String) { self.name = name }
}
@MainActor @preconcurrency public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Self(rawValue: 1008), layoutChanged = Self(rawValue: 1001),
      screenChanged = Self(rawValue: 1000), pageScrolled = Self(rawValue: 1009)
  }
  public static let isVoiceOverRunning = false, isSwitchControlRunning = false,
    isReduceMotionEnabled = false, isReduceTransparencyEnabled = false,
    isDarkerSystemColorsEnabled = false, isInvertColorsEnabled = false, isGrayscaleEnabled = false,
    isGuidedAccessEnabled = false, isClosedCaptioningEnabled = false, isMonoAudioEnabled = false,
    isSpeakScreenEnabled = false, isSpeakSelectionEnabled = false, isAssistiveTouchRunning = false,
    isShakeToUndoEnabled = true, isVideoAutoplayEnabled = true,
    shouldDifferentiateWithoutColor = false, prefersCrossFadeTransitions = false,
    buttonShapesEnabled = false
  public static func post(notification: Notification, argument: Any?) {}
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { rect }

  public nonisolated static let announcementDidFinishNotification = name("AnnouncementDidFinish"),
    assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange"),
    boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange"),
    buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatusDidChange"),
    closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange"),
    darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange"),
    differentiateWithoutColorDidChangeNotification = name("DifferentiateWithoutColorDidChange"),
    elementFocusedNotification = name("ElementFocused"),
    grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange"),
    guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange"),
    hearingDevicePairedEarDidChangeNotification = name("HearingDevicePairedEarDidChange"),
    invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange"),
    monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange"),
    onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange"),
    prefersCrossFadeTransitionsStatusDidChangeNotification = name(
      "PrefersCrossFadeTransitionsStatusDidChange"),
    reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange"),
    reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange"),
    shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange"),
    speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange"),
    speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange"),
    switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange"),
    videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange"),
    voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")

  private nonisolated static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIAccessibility\(event)Notification")
  }
}
