extension ProcessInfo {
  /// Whether the process is an iOS app on a Mac by Mac Catalyst: it never is here.
  public var isMacCatalystApp: Bool { false }
  /// Whether the process is an iOS app on a Mac as it is: it never is here.
  public var isiOSAppOnMac: Bool { false }
}

/// The key of a bundle's version in its information.
public let kCFBundleVersionKey: String! = "CFBundleVersion"
