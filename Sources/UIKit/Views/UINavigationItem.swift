/// UIKit's `UINavigationItem`.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  /// UIKit's `title`.
  open var title: String?
  /// UIKit's `titleView`.
  open var titleView: UIView?
  /// UIKit's `prompt`.
  open var prompt: String?
  /// UIKit's `leftBarButtonItem`.
  open var leftBarButtonItem: UIBarButtonItem?
  /// UIKit's `rightBarButtonItem`.
  open var rightBarButtonItem: UIBarButtonItem?
  /// UIKit's `leftBarButtonItems`.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// UIKit's `rightBarButtonItems`.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// UIKit's `backBarButtonItem`.
  open var backBarButtonItem: UIBarButtonItem?
  /// UIKit's `hidesBackButton`.
  open var hidesBackButton = false
  /// Creates one as UIKit does.
  public init(title: String) {
    self.title = title
    super.init()
  }
}
