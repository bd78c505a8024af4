/// An item of a tab bar: stored and returned.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  /// UIKit's `SystemItem`.
  public enum SystemItem: Int, Sendable {
    /// UIKit's cases of the same names.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }
  /// UIKit's `selectedImage`.
  open var selectedImage: UIImage?
  /// UIKit's `badgeValue`.
  open var badgeValue: String?
  /// UIKit's `badgeColor`.
  open var badgeColor: UIColor?
  /// UIKit's `titlePositionAdjustment`.
  open var titlePositionAdjustment = UIOffset.zero
  /// UIKit's `standardAppearance`.
  open var standardAppearance: UITabBarAppearance?
  /// UIKit's `scrollEdgeAppearance`.
  open var scrollEdgeAppearance: UITabBarAppearance?
  private final var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Creates one as UIKit does.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  /// Creates one as UIKit does.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  /// Creates one as UIKit does.
  public convenience init(tabBarSystemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
  /// UIKit's `setBadgeTextAttributes`.
  open func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state] = attributes }
  /// UIKit's `badgeTextAttributes`.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
}
