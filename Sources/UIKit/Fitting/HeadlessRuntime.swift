extension ProcessInfo {
  /// Whether the process is an iOS app on a Mac by Mac Catalyst: it never is here.
  public var isMacCatalystApp: Bool { false }
  /// Whether the process is an unchanged iOS app on a Mac: it never is here.
  public var isiOSAppOnMac: Bool { false }
}

public let kCFBundleVersionKey: String! = "CFBundleVersion"

extension UIView {
  public func value(forKey key: String) -> Any? {
    // A finding says that there is none here.
    HeadlessFindings.record(.notCalled, of: self, "the value for the key \(key) is not read")
    return nil
  }

  public func setValue(_ value: Any?, forKey key: String) {
    HeadlessFindings.record(.notCalled, of: self, "the value for the key \(key) is not set")
  }
}

extension UIButton {
  /// Whether the image grows with the text size at the sizes for accessibility.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { imageView?.adjustsImageSizeForAccessibilityContentSizeCategory ?? false }
    set { imageView?.adjustsImageSizeForAccessibilityContentSizeCategory = newValue }
  }
}
