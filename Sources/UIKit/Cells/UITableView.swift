/// A table view around a cell or inside of one: it keeps its settings. It does not lay out rows
/// yet.
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
  open weak var dataSource: UITableViewDataSource?
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
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// UIKit's `visibleCells`.
  open var visibleCells: [UITableViewCell] { [] }
  /// UIKit's `indexPathsForVisibleRows`.
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
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
  open func reloadData() {}
  /// UIKit's `reloadRows`.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// UIKit's `reloadSections`.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// UIKit's `insertRows`.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// UIKit's `deleteRows`.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// UIKit's `beginUpdates`.
  open func beginUpdates() {}
  /// UIKit's `endUpdates`.
  open func endUpdates() {}
  /// UIKit's `performBatchUpdates`.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// UIKit's `cellForRow`.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// UIKit's `indexPath`.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// UIKit's `selectRow`.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// UIKit's `deselectRow`.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// UIKit's `scrollToRow`.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
}
