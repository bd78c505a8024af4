@MainActor @preconcurrency open class UIBarItem: UIResponder {
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var isEnabled = true
  open var tag = 0
  private final var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state] = attributes }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}
