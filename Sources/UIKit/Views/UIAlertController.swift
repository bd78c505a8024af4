/// UIKit's `UIAlertController`.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case actionSheet, alert
  }
  /// UIKit's `message`.
  open var message: String?
  /// UIKit's `actions`.
  open private(set) var actions: [UIAlertAction] = []
  /// UIKit's `textFields`.
  open private(set) var textFields: [UITextField]?
  /// UIKit's `preferredAction`.
  open var preferredAction: UIAlertAction?
  /// Creates one as UIKit does.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  /// UIKit's `addAction`.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// UIKit's `addTextField`.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
