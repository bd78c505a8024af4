@MainActor @preconcurrency open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  public init(title: String) {
    self.title = title
    super.init()
  }
}
