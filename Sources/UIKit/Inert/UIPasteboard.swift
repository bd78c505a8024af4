/// UIKit's `UIPasteboard`.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
  private static let one = UIPasteboard()
  /// UIKit's `general`.
  open class var general: UIPasteboard { one }
  /// UIKit's `string`.
  open var string: String?
  /// UIKit's `url`.
  open var url: URL?
  /// UIKit's `image`.
  open var image: UIImage?
  /// UIKit's `hasStrings`.
  open var hasStrings: Bool { string != nil }
}
