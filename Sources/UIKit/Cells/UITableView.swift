import SelfSizingCollectionLayout
import SelfSizingGeometry

/// A table view, driven by the layout engine's: it asks its data source for the rows that its
/// bounds show, as high as they prefer to be. Updates are not animated.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public nonisolated static let automaticDimension: CGFloat = -1
  public nonisolated static let indexSearch = "{search}"
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  public let style: Style
  open weak var dataSource: UITableViewDataSource? {
    didSet { if dataSource !== oldValue { startOver() } }
  }
  final lazy var driver = CollectionDriver(self)
  open var rowHeight = UITableView.automaticDimension
  final var reusableViews = ReusableViews()
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var cellLayoutMarginsFollowReadableWidth = false
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isEditing = false
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var sectionIndexColor: UIColor?
  open var numberOfSections: Int { countSections() }
  open func numberOfRows(inSection section: Int) -> Int {
    driver.hidden.count(countItems(inSection: section), inSection: section)
  }
  open var visibleCells: [UITableViewCell] {
    driver.visibleItems.compactMap { $0.view as? UITableViewCell }
  }
  open var indexPathsForVisibleRows: [IndexPath]? { driver.visibleItems.map(\.path) }
  open var indexPathForSelectedRow: IndexPath? { nil }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusableViews.register(cellClass, identifier: identifier)
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reusableViews.register(nib, identifier: identifier)
  }
  open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  { reusableViews.register(viewClass, kind: Self.headerFooterKind, identifier: identifier) }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusableViews.register(nib, kind: Self.headerFooterKind, identifier: identifier)
  }
  open func reloadData() { driver.reloadData() }
  open func reloadRows(at paths: [IndexPath], with _: RowAnimation) { driver.reload(paths) }
  open func reconfigureRows(at indexPaths: [IndexPath]) { driver.reconfigure(indexPaths) }
  open func reloadSections(_ sections: IndexSet, with _: RowAnimation) { driver.reload(sections) }
  open func insertSections(_ sections: IndexSet, with _: RowAnimation) { driver.insert(sections) }
  open func deleteSections(_ sections: IndexSet, with _: RowAnimation) { driver.delete(sections) }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    driver.moveSection(section, to: newSection)
  }
  open func insertRows(at paths: [IndexPath], with _: RowAnimation) { driver.insert(paths) }
  open func moveRow(at path: IndexPath, to newPath: IndexPath) { driver.move(path, to: newPath) }
  open func deleteRows(at paths: [IndexPath], with _: RowAnimation) { driver.delete(paths) }
  open func beginUpdates() { driver.beginUpdates() }
  open func endUpdates() { driver.endUpdates() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    driver.performBatchUpdates { updates?() }
    completion?(true)
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    driver.visibleView(of: .item(indexPath.itemPath)) as? UITableViewCell
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    driver.visibleView(of: .header(ofSection: section)) as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    driver.visibleView(of: .footer(ofSection: section)) as? UITableViewHeaderFooterView
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    if driver.engine == nil { driver.layOut() }
    let layout = driver.engine?.collectionViewLayout
    return layout?.layoutAttributesForItem(at: indexPath.itemPath).map { CGRect($0.frame) } ?? .zero
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    driver.engine?.indexPathForItem(at: LayoutPoint(point)).map { IndexPath($0) }
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    driver.visibleItems.first { $0.view === cell }?.path
  }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard canScroll(to: indexPath) else { return }
    let path = indexPath.itemPath
    driver.step { engine throws(CollectionLayoutError) in
      switch position {
      case .top: try engine.scrollToItem(at: path, at: .top)
      case .middle: try engine.scrollToItem(at: path, at: .centeredVertically)
      case .bottom: try engine.scrollToItem(at: path, at: .bottom)
      case .none: try scrollIntoSight(path, engine)
      }
    }
  }
  /// Scrolls as little as shows a row.
  private func scrollIntoSight(_ path: ItemIndexPath, _ engine: CollectionView)
    throws(CollectionLayoutError)
  {
    guard let frame = engine.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
    else { return }
    let (bounds, inset) = (engine.bounds, engine.adjustedContentInset)
    if frame.minY < bounds.minY + inset.top {
      try engine.scrollToItem(at: path, at: .top)
    } else if frame.maxY > bounds.maxY - inset.bottom {
      try engine.scrollToItem(at: path, at: .bottom)
    }
  }
  /// Cells at a new offset are asked for their heights, which may move it.
  open override var contentOffset: CGPoint {
    get { bounds.origin }
    set { driver.scroll(to: newValue) }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    driver.layOut()
  }
}
