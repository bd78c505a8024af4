/// UIKit's `UIBarItem`.
@MainActor @preconcurrency open class UIBarItem: UIResponder {
  /// UIKit's `title`.
  open var title: String?
  /// UIKit's `image`.
  open var image: UIImage?
  /// UIKit's `isEnabled`.
  open var isEnabled = true
  /// UIKit's `tag`.
  open var tag = 0
}
