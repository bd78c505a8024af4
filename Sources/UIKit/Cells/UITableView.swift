import SelfSizingCollectionLayout
import SelfSizingGeometry

/// A table view: it asks its data source for the rows that its bounds show, as high as they prefer
/// to be.
///
/// The layout engine's table layout places them. Updates are not animated.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case plain, grouped, insetGrouped
  }
  /// UIKit's `RowAnimation`.
  public enum RowAnimation: Int, Sendable {
    /// UIKit's cases of the same names.
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  /// UIKit's `ScrollPosition`.
  public enum ScrollPosition: Int, Sendable {
    /// UIKit's cases of the same names.
    case none, top, middle, bottom
  }
  /// UIKit's `automaticDimension`.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// UIKit's `indexSearch`.
  public nonisolated static let indexSearch = "{search}"
  /// Creates one as UIKit does.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Creates one as UIKit does.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  /// UIKit's `style`.
  public let style: Style
  /// UIKit's `dataSource`.
  open weak var dataSource: UITableViewDataSource? {
    didSet {
      guard dataSource !== oldValue else { return }
      driver.startOver()
      setNeedsLayout()
    }
  }
  /// The driver of the layout engine's collection view.
  final lazy var driver = CollectionDriver(self)
  /// UIKit's `rowHeight`.
  open var rowHeight = UITableView.automaticDimension
  /// The registered classes, and the views to be used again.
  final var reusableViews = ReusableViews()
  /// UIKit's `sectionHeaderHeight`.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// UIKit's `sectionFooterHeight`.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// UIKit's `estimatedRowHeight`.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// UIKit's `estimatedSectionHeaderHeight`.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// UIKit's `estimatedSectionFooterHeight`.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// UIKit's `sectionHeaderTopPadding`.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// UIKit's `separatorStyle`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// UIKit's `separatorColor`.
  open var separatorColor: UIColor?
  /// UIKit's `separatorInset`.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// UIKit's `cellLayoutMarginsFollowReadableWidth`.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// UIKit's `allowsSelection`.
  open var allowsSelection = true
  /// UIKit's `allowsMultipleSelection`.
  open var allowsMultipleSelection = false
  /// UIKit's `isEditing`.
  open var isEditing = false
  /// UIKit's `tableHeaderView`.
  open var tableHeaderView: UIView?
  /// UIKit's `tableFooterView`.
  open var tableFooterView: UIView?
  /// UIKit's `backgroundView`.
  open var backgroundView: UIView?
  /// UIKit's `sectionIndexColor`.
  open var sectionIndexColor: UIColor?
  /// UIKit's `numberOfSections`.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// UIKit's `numberOfRows`.
  open func numberOfRows(inSection section: Int) -> Int {
    let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    return driver.hidden.count(count, inSection: section)
  }
  /// UIKit's `visibleCells`.
  open var visibleCells: [UITableViewCell] {
    driver.visibleItems.compactMap { $0.view as? UITableViewCell }
  }
  /// UIKit's `indexPathsForVisibleRows`.
  open var indexPathsForVisibleRows: [IndexPath]? { driver.visibleItems.map(\.path) }
  /// UIKit's `indexPathForSelectedRow`.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// UIKit's `register`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusableViews.register(cellClass, identifier: identifier)
  }
  /// UIKit's `register`.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reusableViews.register(nib, identifier: identifier)
  }
  /// UIKit's `register`.
  open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  {
    reusableViews.register(viewClass, kind: Self.headerFooterKind, identifier: identifier)
  }
  /// UIKit's `register`.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusableViews.register(nib, kind: Self.headerFooterKind, identifier: identifier)
  }
  /// UIKit's `reloadData`.
  open func reloadData() { driver.reloadData() }
  /// UIKit's `reloadRows`.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    driver.update { $0.reloadItems(at: indexPaths.map(\.itemPath)) }
  }
  /// UIKit's `reconfigureRows`.
  open func reconfigureRows(at indexPaths: [IndexPath]) { driver.reconfigure(indexPaths) }
  /// UIKit's `reloadSections`.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    driver.update { $0.reloadSections(Array(sections)) }
  }
  /// UIKit's `insertSections`.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    driver.update { $0.insertSections(Array(sections)) }
  }
  /// UIKit's `deleteSections`.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    driver.update { $0.deleteSections(Array(sections)) }
  }
  /// UIKit's `moveSection`.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    driver.update { $0.moveSection(section, toSection: newSection) }
  }
  /// UIKit's `insertRows`.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    driver.update { $0.insertItems(at: indexPaths.map(\.itemPath)) }
  }
  /// UIKit's `moveRow`.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    driver.update { $0.moveItem(at: indexPath.itemPath, to: newIndexPath.itemPath) }
  }
  /// UIKit's `deleteRows`.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    driver.update { $0.deleteItems(at: indexPaths.map(\.itemPath)) }
  }
  /// UIKit's `beginUpdates`.
  open func beginUpdates() { driver.beginUpdates() }
  /// UIKit's `endUpdates`.
  open func endUpdates() { driver.endUpdates() }
  /// UIKit's `performBatchUpdates`.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    driver.performBatchUpdates { updates?() }
    completion?(true)
  }
  /// UIKit's `cellForRow`.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    driver.visibleView(of: .item(indexPath.itemPath)) as? UITableViewCell
  }
  /// UIKit's `headerView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    driver.visibleView(of: .header(ofSection: section)) as? UITableViewHeaderFooterView
  }
  /// UIKit's `footerView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    driver.visibleView(of: .footer(ofSection: section)) as? UITableViewHeaderFooterView
  }
  /// UIKit's `rectForRow`.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    if driver.engine == nil { driver.layOut() }
    let layout = driver.engine?.collectionViewLayout
    return layout?.layoutAttributesForItem(at: indexPath.itemPath).map { CGRect($0.frame) } ?? .zero
  }
  /// UIKit's `indexPathForRow`.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    driver.engine?.indexPathForItem(at: LayoutPoint(x: Double(point.x), y: Double(point.y)))
      .map { IndexPath($0) }
  }
  /// UIKit's `indexPath`.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    driver.visibleItems.first { $0.view === cell }?.path
  }
  /// UIKit's `selectRow`.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// UIKit's `deselectRow`.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// UIKit's `scrollToRow`.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard canScroll(to: indexPath) else { return }
    driver.step { engine throws(CollectionLayoutError) in
      switch position {
      case .top: try engine.scrollToItem(at: indexPath.itemPath, at: .top)
      case .middle: try engine.scrollToItem(at: indexPath.itemPath, at: .centeredVertically)
      case .bottom: try engine.scrollToItem(at: indexPath.itemPath, at: .bottom)
      case .none: try scrollIntoSight(indexPath, engine)
      }
    }
  }
  /// Scrolls as little as shows a row.
  private func scrollIntoSight(_ indexPath: IndexPath, _ engine: CollectionView)
    throws(CollectionLayoutError)
  {
    let path = indexPath.itemPath
    guard let frame = engine.collectionViewLayout.layoutAttributesForItem(at: path)?.frame else {
      return
    }
    let (bounds, inset) = (engine.bounds, engine.adjustedContentInset)
    if frame.minY < bounds.minY + inset.top {
      try engine.scrollToItem(at: path, at: .top)
    } else if frame.maxY > bounds.maxY - inset.bottom {
      try engine.scrollToItem(at: path, at: .bottom)
    }
  }

  // MARK: Scrolling

  /// UIKit's `contentOffset`. What is visible there is asked for its height, which may move it.
  open override var contentOffset: CGPoint {
    get { bounds.origin }
    set { driver.scroll(to: newValue) }
  }
  /// UIKit's `layoutSubviews`, as this class has it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    driver.layOut()
  }
}
