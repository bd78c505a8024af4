@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public typealias PreviewProvider = () -> UIViewController?
  public let identifier: Any?
  public init(
    identifier: Any?, previewProvider: PreviewProvider?, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier
    super.init()
  }
}
