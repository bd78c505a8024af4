@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private final var style = UITableView.Style.plain
  private final var list: UITableView?
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var clearsSelectionOnViewWillAppear = true
  open var refreshControl: UIRefreshControl?
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return list
    }
    set {
      list = newValue
      view = newValue
    }
  }
  open override func loadView() {
    let made = UITableView(frame: UIScreen.main.bounds, style: style)
    made.dataSource = self
    made.delegate = self
    list = made
    view = made
  }
  open func numberOfSections(in table: UITableView) -> Int { 1 }
  open func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
  open func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    table.rowHeight
  }
  open func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
    table.estimatedRowHeight
  }
  open func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  open func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  open func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    table.sectionHeaderHeight
  }
  open func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    table.sectionFooterHeight
  }
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
