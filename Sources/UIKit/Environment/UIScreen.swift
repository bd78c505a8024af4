/// The screen: its size and scale are the environment's.
@MainActor @preconcurrency open class UIScreen: NSObject, UITraitEnvironment {
  private static let shared = UIScreen()
  /// UIKit's `main`.
  open class var main: UIScreen { shared }
  /// UIKit's `screens`.
  open class var screens: [UIScreen] { [shared] }
  /// UIKit's `bounds`.
  open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessEnvironment.screenSize) }
  /// UIKit's `nativeBounds`.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// UIKit's `scale`.
  open var scale: CGFloat { CGFloat(HeadlessEnvironment.traits.displayScale) }
  /// UIKit's `nativeScale`.
  open var nativeScale: CGFloat { scale }
  /// UIKit's `brightness`.
  open var brightness: CGFloat = 1
  /// UIKit's `maximumFramesPerSecond`.
  open var maximumFramesPerSecond: Int { 60 }
  /// UIKit's `isCaptured`.
  open var isCaptured: Bool { false }
  /// UIKit's `traitCollection`.
  open var traitCollection: UITraitCollection { .current }
  /// UIKit's `coordinateSpace`.
  open var coordinateSpace: UICoordinateSpace { UIWindow.screenSpace }
  /// UIKit's `traitCollectionDidChange`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The device, of the environment's idiom.
@MainActor @preconcurrency open class UIDevice: NSObject {
  private static let shared = UIDevice()
  /// UIKit's `current`.
  open class var current: UIDevice { shared }
  /// UIKit's `name`.
  open var name: String { "iPhone" }
  /// UIKit's `model`.
  open var model: String { "iPhone" }
  /// UIKit's `localizedModel`.
  open var localizedModel: String { "iPhone" }
  /// UIKit's `systemName`.
  open var systemName: String { "iOS" }
  /// UIKit's `systemVersion`.
  open var systemVersion: String {
    String(HeadlessEnvironment.platform.name.drop { !$0.isNumber }) + ".0"
  }
  /// UIKit's `userInterfaceIdiom`.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// UIKit's `orientation`.
  open var orientation: UIDeviceOrientation { .portrait }
  /// UIKit's `identifierForVendor`.
  open var identifierForVendor: UUID? { nil }
  /// UIKit's `batteryLevel`.
  open var batteryLevel: Float { 1 }
  /// UIKit's `isBatteryMonitoringEnabled`.
  open var isBatteryMonitoringEnabled = false
  /// UIKit's `isMultitaskingSupported`.
  open var isMultitaskingSupported: Bool { true }
  /// UIKit's `isGeneratingDeviceOrientationNotifications`.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// UIKit's `beginGeneratingDeviceOrientationNotifications`.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// UIKit's `endGeneratingDeviceOrientationNotifications`.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// UIKit's `playInputClick`.
  open func playInputClick() {}
  /// UIKit's `orientationDidChangeNotification`.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// UIKit's `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable {
  /// UIKit's cases of the same names.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// UIKit's `isPortrait`.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// UIKit's `isLandscape`.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// UIKit's `isFlat`.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// UIKit's `UIInterfaceOrientation`.
public enum UIInterfaceOrientation: Int, Sendable {
  /// UIKit's cases of the same names.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// UIKit's `isPortrait`.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// UIKit's `isLandscape`.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// UIKit's `UIInterfaceOrientationMask`.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: UInt
  /// UIKit's `portrait`.
  public static let portrait = Self(rawValue: 2)
  /// UIKit's `landscapeLeft`.
  public static let landscapeLeft = Self(rawValue: 16)
  /// UIKit's `landscapeRight`.
  public static let landscapeRight = Self(rawValue: 8)
  /// UIKit's `portraitUpsideDown`.
  public static let portraitUpsideDown = Self(rawValue: 4)
  /// UIKit's `landscape`.
  public static let landscape = Self(rawValue: 24)
  /// UIKit's `all`.
  public static let all = Self(rawValue: 30)
  /// UIKit's `allButUpsideDown`.
  public static let allButUpsideDown = Self(rawValue: 26)
  /// Creates one from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
