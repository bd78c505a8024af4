@MainActor @preconcurrency open class UIBarItem: UIResponder {
  open var title: String?, image: UIImage?, landscapeImagePhone: UIImage?,
    largeContentSizeImage: UIImage?, imageInsets = UIEdgeInsets.zero,
    landscapeImagePhoneInsets = UIEdgeInsets.zero, largeContentSizeImageInsets = UIEdgeInsets.zero,
    isEnabled = true, tag = 0
  private final var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state] = attributes }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}

@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, bordered, done }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      pageCurl, close
  }
  open var style = Style.plain, width: CGFloat = 0, customView: UIView?, tintColor: UIColor?,
    action: Selector?
  open weak var target: AnyObject?
  open var menu: UIMenu?, primaryAction: UIAction?
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
  public required override init() {}
}
public enum UIBarMetrics: Int, Sendable { case `default`, compact }
public enum UIBarStyle: Int, Sendable { case `default`, black }

@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }
  open var selectedImage: UIImage?, badgeValue: String?, badgeColor: UIColor?,
    titlePositionAdjustment = UIOffset.zero, standardAppearance: UITabBarAppearance?,
    scrollEdgeAppearance: UITabBarAppearance?
  private final var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  public convenience init(tabBarSystemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
  open func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state] = attributes }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
}
