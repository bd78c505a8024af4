/// UIKit's `UIAlertAction`.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case `default`, cancel, destructive
  }
  /// UIKit's `title`.
  open private(set) var title: String?
  /// UIKit's `style`.
  open private(set) var style = Style.default
  /// UIKit's `isEnabled`.
  open var isEnabled = true
  /// Creates one as UIKit does.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
  }
}
