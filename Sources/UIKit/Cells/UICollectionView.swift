/// A collection view inside of a cell or around one: its layout and registrations are kept. What
/// lays items out is not here yet.
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
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.view = self
  }
  /// UIKit's `collectionViewLayout`.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { collectionViewLayout.view = self }
  }
  /// The registered classes, and the views to be used again.
  final var reusableViews = ReusableViews()
  /// UIKit's `dataSource`.
  open weak var dataSource: UICollectionViewDataSource?
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
  open var visibleCells: [UICollectionViewCell] { [] }
  /// UIKit's `indexPathsForVisibleItems`.
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  /// UIKit's `numberOfSections`.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// UIKit's `numberOfItems`.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
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
  open func reloadData() {}
  /// UIKit's `reloadSections`.
  open func reloadSections(_ sections: IndexSet) {}
  /// UIKit's `reloadItems`.
  open func reloadItems(at indexPaths: [IndexPath]) {}
  /// UIKit's `insertItems`.
  open func insertItems(at indexPaths: [IndexPath]) {}
  /// UIKit's `deleteItems`.
  open func deleteItems(at indexPaths: [IndexPath]) {}
  /// UIKit's `moveItem`.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// UIKit's `insertSections`.
  open func insertSections(_ sections: IndexSet) {}
  /// UIKit's `deleteSections`.
  open func deleteSections(_ sections: IndexSet) {}
  /// UIKit's `moveSection`.
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  /// UIKit's `performBatchUpdates`.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// UIKit's `cellForItem`.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// UIKit's `indexPath`.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// UIKit's `indexPathForItem`.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// UIKit's `layoutAttributesForItem`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// UIKit's `selectItem`.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// UIKit's `deselectItem`.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// UIKit's `scrollToItem`.
  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
  /// UIKit's `setCollectionViewLayout`.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
}
extension UICollectionView {
  /// UIKit's `ScrollDirection`.
  public enum ScrollDirection: Int, Sendable {
    /// UIKit's cases of the same names.
    case vertical, horizontal
  }
}
