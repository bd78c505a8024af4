@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath)
  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat
  func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat
  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath)
}
extension UITableViewDelegate {
  public func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
  public func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    table.rowHeight
  }
  public func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
    table.estimatedRowHeight
  }
  public func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  public func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  public func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    table.sectionHeaderHeight
  }
  public func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    table.sectionFooterHeight
  }
  public func tableView(_: UITableView, willDisplay _: UITableViewCell, forRowAt path: IndexPath) {}
}
