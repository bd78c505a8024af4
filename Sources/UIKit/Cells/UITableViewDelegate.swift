/// UIKit's `UITableViewDelegate`.
@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// UIKit's `tableView`.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// UIKit's `tableView`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}
extension UITableViewDelegate {
  /// UIKit's `tableView`.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// UIKit's `tableView`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
}
