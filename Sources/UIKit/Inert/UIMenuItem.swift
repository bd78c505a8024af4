/// UIKit's `UIMenuItem`.
@MainActor @preconcurrency open class UIMenuItem: NSObject {
  /// UIKit's `title`.
  open var title: String
  /// UIKit's `action`.
  open var action: Selector
  /// Creates one as UIKit does.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
