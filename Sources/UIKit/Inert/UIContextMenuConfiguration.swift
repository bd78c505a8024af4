/// UIKit's `UIContextMenuConfiguration`.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  /// UIKit's `ActionProvider`.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// UIKit's `PreviewProvider`.
  public typealias PreviewProvider = () -> UIViewController?
  /// UIKit's `identifier`.
  public let identifier: Any?
  /// Creates one as UIKit does.
  public init(
    identifier: Any?, previewProvider: PreviewProvider?, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier
    super.init()
  }
}
