import SelfSizingCells

@MainActor @preconcurrency open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open var text: String?
  open var prompt: String?
  open var placeholder: String?
  open weak var delegate: UISearchBarDelegate?
  open var barTintColor: UIColor?
  open var searchBarStyle = Style.default
  open var isTranslucent = true
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open lazy var searchTextField = UISearchTextField()
  open var backgroundImage: UIImage?
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
  override var measuredControl: CellControl? { .searchBar }
}

@MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

@MainActor @preconcurrency open class UISearchTextField: UITextField {}
