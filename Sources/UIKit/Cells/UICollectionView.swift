import SelfSizingCollectionLayout
import SelfSizingGeometry

/// A collection view: it asks its data source for cells, and shows those that its layout puts into
/// its bounds, as large as they prefer to be.
///
/// The layout engine's collection view drives it. Updates are not animated.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// UIKit's `ElementCategory`.
  public enum ElementCategory: UInt, Sendable {
    /// UIKit's cases of the same names.
    case cell, supplementaryView, decorationView
  }
  /// UIKit's `ScrollPosition`.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's `top`.
    public static let top = Self(rawValue: 1)
    /// UIKit's `centeredVertically`.
    public static let centeredVertically = Self(rawValue: 2)
    /// UIKit's `bottom`.
    public static let bottom = Self(rawValue: 4)
    /// UIKit's `left`.
    public static let left = Self(rawValue: 8)
    /// UIKit's `centeredHorizontally`.
    public static let centeredHorizontally = Self(rawValue: 16)
    /// UIKit's `right`.
    public static let right = Self(rawValue: 32)
  }
  /// UIKit's `elementKindSectionHeader`.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// UIKit's `elementKindSectionFooter`.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// Creates one as UIKit does.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.view = self
    layoutItem.className = "UICollectionView"
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.view = self
  }
  /// UIKit's `collectionViewLayout`.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      if oldValue.view === self { (oldValue.view, oldValue.engine) = (nil, nil) }
      collectionViewLayout.view = self
      driver.startOver()
      setNeedsLayout()
    }
  }
  /// The driver of the layout engine's collection view.
  final lazy var driver = CollectionDriver(self)
  /// The registered classes, and the views to be used again.
  final var reusableViews = ReusableViews()
  /// UIKit's `dataSource`.
  open weak var dataSource: UICollectionViewDataSource? {
    didSet {
      guard dataSource !== oldValue else { return }
      driver.startOver()
      setNeedsLayout()
    }
  }
  /// UIKit's `backgroundView`.
  open var backgroundView: UIView?
  /// UIKit's `allowsSelection`.
  open var allowsSelection = true
  /// UIKit's `allowsMultipleSelection`.
  open var allowsMultipleSelection = false
  /// UIKit's `isPrefetchingEnabled`.
  open var isPrefetchingEnabled = true
  /// UIKit's `isEditing`.
  open var isEditing = false
  /// UIKit's `indexPathsForSelectedItems`.
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
  /// UIKit's `visibleCells`.
  open var visibleCells: [UICollectionViewCell] {
    driver.visibleItems.compactMap { $0.view as? UICollectionViewCell }
  }
  /// UIKit's `indexPathsForVisibleItems`.
  open var indexPathsForVisibleItems: [IndexPath] { driver.visibleItems.map(\.path) }
  /// UIKit's `numberOfSections`.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// UIKit's `numberOfItems`.
  open func numberOfItems(inSection section: Int) -> Int {
    let count = dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    return driver.hidden.count(count, inSection: section)
  }
  /// UIKit's `register`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reusableViews.register(cellClass, identifier: identifier)
  }
  /// UIKit's `register`.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reusableViews.register(nib, identifier: identifier)
  }
  /// UIKit's `register`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reusableViews.register(viewClass, kind: kind, identifier: identifier)
  }
  /// UIKit's `register`.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    reusableViews.register(nib, kind: kind, identifier: identifier)
  }
  /// UIKit's `reloadData`.
  open func reloadData() { driver.reloadData() }
  /// UIKit's `reloadSections`.
  open func reloadSections(_ sections: IndexSet) {
    driver.update { $0.reloadSections(Array(sections)) }
  }
  /// UIKit's `reloadItems`.
  open func reloadItems(at indexPaths: [IndexPath]) {
    driver.update { $0.reloadItems(at: indexPaths.map(\.itemPath)) }
  }
  /// UIKit's `reconfigureItems`.
  open func reconfigureItems(at indexPaths: [IndexPath]) { driver.reconfigure(indexPaths) }
  /// UIKit's `insertItems`.
  open func insertItems(at indexPaths: [IndexPath]) {
    driver.update { $0.insertItems(at: indexPaths.map(\.itemPath)) }
  }
  /// UIKit's `deleteItems`.
  open func deleteItems(at indexPaths: [IndexPath]) {
    driver.update { $0.deleteItems(at: indexPaths.map(\.itemPath)) }
  }
  /// UIKit's `moveItem`.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    driver.update { $0.moveItem(at: indexPath.itemPath, to: newIndexPath.itemPath) }
  }
  /// UIKit's `insertSections`.
  open func insertSections(_ sections: IndexSet) {
    driver.update { $0.insertSections(Array(sections)) }
  }
  /// UIKit's `deleteSections`.
  open func deleteSections(_ sections: IndexSet) {
    driver.update { $0.deleteSections(Array(sections)) }
  }
  /// UIKit's `moveSection`.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    driver.update { $0.moveSection(section, toSection: newSection) }
  }
  /// UIKit's `performBatchUpdates`.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    driver.performBatchUpdates { updates?() }
    completion?(true)
  }
  /// UIKit's `cellForItem`.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    driver.visibleView(of: .item(indexPath.itemPath)) as? UICollectionViewCell
  }
  /// UIKit's `supplementaryView`.
  open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    collectionViewLayout.elements(ofKind: kind, at: indexPath).lazy.compactMap { [driver] in
      driver.visibleView(of: $0) as? UICollectionReusableView
    }.first
  }
  /// UIKit's `indexPath`.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    driver.visibleItems.first { $0.view === cell }?.path
  }
  /// UIKit's `indexPathForItem`.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    driver.engine?.indexPathForItem(at: LayoutPoint(x: Double(point.x), y: Double(point.y)))
      .map { IndexPath($0) }
  }
  /// UIKit's `layoutAttributesForItem`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// UIKit's `selectItem`.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// UIKit's `deselectItem`.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// UIKit's `scrollToItem`.
  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard canScroll(to: indexPath) else { return }
    driver.step { engine throws(CollectionLayoutError) in
      let axis = engine.collectionViewLayout.scrollDirection
      guard let position = CollectionView.ScrollPosition(position, along: axis) else { return }
      try engine.scrollToItem(at: indexPath.itemPath, at: position)
    }
  }
  /// UIKit's `setCollectionViewLayout`.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// UIKit's `setCollectionViewLayout`; the change is not animated.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }

  // MARK: Scrolling

  /// UIKit's `contentOffset`. What is visible there is asked for its size, which may move it.
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
extension UICollectionView {
  /// UIKit's `ScrollDirection`.
  public enum ScrollDirection: Int, Sendable {
    /// UIKit's cases of the same names.
    case vertical, horizontal
  }
}
