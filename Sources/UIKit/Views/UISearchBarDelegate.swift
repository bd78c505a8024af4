/// UIKit's `UISearchBarDelegate`.
@MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
  /// UIKit's `searchBar`.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// UIKit's `searchBarSearchButtonClicked`.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// UIKit's `searchBarCancelButtonClicked`.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
  /// UIKit's `searchBar`.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// UIKit's `searchBarSearchButtonClicked`.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// UIKit's `searchBarCancelButtonClicked`.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
