/// UIKit's `UIBarButtonItem`.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case plain, bordered, done
  }
  /// UIKit's `SystemItem`.
  public enum SystemItem: Int, Sendable {
    /// UIKit's cases of the same names.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      pageCurl, close
  }
  /// UIKit's `style`.
  open var style = Style.plain
  /// UIKit's `width`.
  open var width: CGFloat = 0
  /// UIKit's `customView`.
  open var customView: UIView?
  /// UIKit's `tintColor`.
  open var tintColor: UIColor?
  /// UIKit's `action`.
  open var action: Selector?
  /// UIKit's `target`.
  open weak var target: AnyObject?
  /// UIKit's `menu`.
  open var menu: UIMenu?
  /// UIKit's `primaryAction`.
  open var primaryAction: UIAction?
  /// Creates one as UIKit does.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
  }
  /// Creates one as UIKit does.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
  }
  /// Creates one as UIKit does.
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }
  /// Creates one as UIKit does.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// UIKit's `flexibleSpace`.
  public static func flexibleSpace() -> Self { self.init() }
  /// UIKit's `fixedSpace`.
  public static func fixedSpace(_ width: CGFloat) -> Self { self.init() }
  /// Creates one as UIKit does.
  public required override init() { super.init() }
}
/// UIKit's `UIBarMetrics`.
public enum UIBarMetrics: Int, Sendable {
  /// UIKit's cases of the same names.
  case `default`, compact
}
/// UIKit's `UIBarStyle`.
public enum UIBarStyle: Int, Sendable {
  /// UIKit's cases of the same names.
  case `default`, black
}
