/// UIKit's `UITableViewDataSource`.
@MainActor @preconcurrency public protocol UITableViewDataSource: NSObjectProtocol {
  /// UIKit's `tableView`.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// UIKit's `tableView`.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// UIKit's `numberOfSections`.
  func numberOfSections(in tableView: UITableView) -> Int
  /// UIKit's `tableView`.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// UIKit's `tableView`.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}
extension UITableViewDataSource {
  /// UIKit's `numberOfSections`.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// UIKit's `tableView`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// UIKit's `tableView`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
