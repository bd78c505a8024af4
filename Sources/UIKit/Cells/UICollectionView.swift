import SelfSizingCollectionLayout
import SelfSizingGeometry

/// A collection view, driven by the layout engine's: it shows the cells that its layout puts into
/// its bounds, as large as they prefer to be. Updates are not animated.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1)
    public static let centeredVertically = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4)
    public static let left = Self(rawValue: 8)
    public static let centeredHorizontally = Self(rawValue: 16)
    public static let right = Self(rawValue: 32)
  }
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layoutItem.className = "UICollectionView"
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  override func setUp() {
    super.setUp()
    collectionViewLayout.view = self
  }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      if oldValue.view === self {
        oldValue.view = nil
        oldValue.detachEngine()
      }
      collectionViewLayout.view = self
      startOver()
    }
  }
  final lazy var driver = CollectionDriver(self)
  final var reusableViews = ReusableViews()
  open weak var dataSource: UICollectionViewDataSource? {
    didSet { if dataSource !== oldValue { startOver() } }
  }
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true
  open var isEditing = false
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
  open var visibleCells: [UICollectionViewCell] {
    driver.visibleItems.compactMap { $0.view as? UICollectionViewCell }
  }
  open var indexPathsForVisibleItems: [IndexPath] { driver.visibleItems.map(\.path) }
  open var numberOfSections: Int { countSections() }
  open func numberOfItems(inSection section: Int) -> Int {
    driver.hidden.count(countItems(inSection: section), inSection: section)
  }
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reusableViews.register(cellClass, identifier: identifier)
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reusableViews.register(nib, identifier: identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { reusableViews.register(viewClass, kind: kind, identifier: identifier) }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { reusableViews.register(nib, kind: kind, identifier: identifier) }
  open func reloadData() { driver.reloadData() }
  open func reloadSections(_ sections: IndexSet) { driver.reload(sections) }
  open func reloadItems(at indexPaths: [IndexPath]) { driver.reload(indexPaths) }
  open func reconfigureItems(at indexPaths: [IndexPath]) { driver.reconfigure(indexPaths) }
  open func insertItems(at indexPaths: [IndexPath]) { driver.insert(indexPaths) }
  open func deleteItems(at indexPaths: [IndexPath]) { driver.delete(indexPaths) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    driver.move(indexPath, to: newIndexPath)
  }
  open func insertSections(_ sections: IndexSet) { driver.insert(sections) }
  open func deleteSections(_ sections: IndexSet) { driver.delete(sections) }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    driver.moveSection(section, to: newSection)
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    driver.performBatchUpdates { updates?() }
    completion?(true)
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    driver.visibleView(of: .item(indexPath.itemPath)) as? UICollectionViewCell
  }
  open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    collectionViewLayout.elements(ofKind: kind, at: indexPath).lazy.compactMap { [driver] in
      driver.visibleView(of: $0) as? UICollectionReusableView
    }.first
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    driver.visibleItems.first { $0.view === cell }?.path
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    driver.engine?.indexPathForItem(at: LayoutPoint(point)).map { IndexPath($0) }
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard canScroll(to: indexPath) else { return }
    driver.step { engine throws(CollectionLayoutError) in
      let axis = engine.collectionViewLayout.scrollDirection
      guard let position = CollectionView.ScrollPosition(position, along: axis) else { return }
      try engine.scrollToItem(at: indexPath.itemPath, at: position)
    }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }
  /// Cells at a new offset are asked for their sizes, which may move it.
  open override var contentOffset: CGPoint {
    get { bounds.origin }
    set { driver.scroll(to: newValue) }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    driver.layOut()
  }
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
