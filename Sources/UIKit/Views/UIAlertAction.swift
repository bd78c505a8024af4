@MainActor @preconcurrency open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
  }
}
