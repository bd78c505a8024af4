@MainActor @preconcurrency public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell
  func numberOfSections(in table: UITableView) -> Int
  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String?
}
extension UITableViewDataSource {
  public func numberOfSections(in table: UITableView) -> Int { 1 }
  public func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  public func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
