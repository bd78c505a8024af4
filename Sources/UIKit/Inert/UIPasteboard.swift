@MainActor @preconcurrency open class UIPasteboard: NSObject {
  private static let one = UIPasteboard()
  open class var general: UIPasteboard { one }
  open var string: String?
  open var url: URL?
  open var image: UIImage?
  open var hasStrings: Bool { string != nil }
}
