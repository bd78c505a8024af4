/// UIKit's `UITargetedPreview`.
@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  /// UIKit's `view`.
  open var view: UIView
  /// Creates one as UIKit does.
  public init(view: UIView) {
    self.view = view
    super.init()
  }
  /// Creates one as UIKit does.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    super.init()
  }
}
