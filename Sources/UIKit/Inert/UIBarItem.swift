/// UIKit's `UIBarItem`.
@MainActor @preconcurrency open class UIBarItem: UIResponder {
  /// UIKit's `title`.
  open var title: String?
  /// UIKit's `image`.
  open var image: UIImage?
  /// UIKit's `landscapeImagePhone`.
  open var landscapeImagePhone: UIImage?
  /// UIKit's `largeContentSizeImage`.
  open var largeContentSizeImage: UIImage?
  /// UIKit's `imageInsets`.
  open var imageInsets = UIEdgeInsets.zero
  /// UIKit's `landscapeImagePhoneInsets`.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// UIKit's `largeContentSizeImageInsets`.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// UIKit's `isEnabled`.
  open var isEnabled = true
  /// UIKit's `tag`.
  open var tag = 0
  private final var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// UIKit's `setTitleTextAttributes`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state] = attributes }
  /// UIKit's `titleTextAttributes`.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}
