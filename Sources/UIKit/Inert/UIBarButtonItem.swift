@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain, bordered, done
  }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      pageCurl, close
  }
  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open var tintColor: UIColor?
  open var action: Selector?
  open weak var target: AnyObject?
  open var menu: UIMenu?
  open var primaryAction: UIAction?
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
  }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
  }
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public static func flexibleSpace() -> Self { self.init() }
  public static func fixedSpace(_ width: CGFloat) -> Self { self.init() }
  public required override init() { super.init() }
}
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
