/// An action of a row that is swiped; it is never performed here.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case normal, destructive
  }
  /// UIKit's `Handler`.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// UIKit's `style`.
  public let style: Style
  /// UIKit's `handler`.
  public let handler: Handler
  /// UIKit's `title`.
  open var title: String?
  /// UIKit's `image`.
  open var image: UIImage?
  /// UIKit's `backgroundColor`.
  open var backgroundColor: UIColor!
  /// Creates one as UIKit does.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
