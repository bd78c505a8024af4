@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  open var view: UIView
  public init(view: UIView) {
    self.view = view
    super.init()
  }
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    super.init()
  }
}
