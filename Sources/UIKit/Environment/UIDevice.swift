@MainActor @preconcurrency open class UIDevice: NSObject {
  private static let shared = UIDevice()
  open class var current: UIDevice { shared }
  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String {
    String(HeadlessEnvironment.platform.name.drop { !$0.isNumber }) + ".0"
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  open var orientation: UIDeviceOrientation { .portrait }
  open var identifierForVendor: UUID? { nil }
  open var batteryLevel: Float { 1 }
  open var isBatteryMonitoringEnabled = false
  open var isMultitaskingSupported: Bool { true }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  open func playInputClick() {}
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

@MainActor @preconcurrency public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
