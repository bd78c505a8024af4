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
