/// A collection view inside of a cell or around one: its layout and registrations are kept. What lays items
/// out is not here yet.
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
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// UIKit's `register`.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// UIKit's `register`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {}
  /// UIKit's `register`.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
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
/// UIKit's `UICollectionViewDataSource`.
@MainActor @preconcurrency public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// UIKit's `collectionView`.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// UIKit's `collectionView`.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// UIKit's `numberOfSections`.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}
extension UICollectionViewDataSource {
  /// UIKit's `numberOfSections`.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}
/// UIKit's `UICollectionViewDelegate`.
@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// UIKit's `collectionView`.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// UIKit's `collectionView`.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
}
extension UICollectionViewDelegate {
  /// UIKit's `collectionView`.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// UIKit's `collectionView`.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
}
/// UIKit's `UICollectionViewDelegateFlowLayout`.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
/// UIKit's `UICollectionViewLayout`.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  final weak var view: UICollectionView?
  public override init() { super.init() }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) { super.init() }
  /// UIKit's `layoutAttributesClass`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// UIKit's `invalidationContextClass`.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// UIKit's `collectionView`.
  open var collectionView: UICollectionView? { view }
  /// UIKit's `collectionViewContentSize`.
  open var collectionViewContentSize: CGSize { .zero }
  /// UIKit's `flipsHorizontallyInOppositeLayoutDirection`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// UIKit's `prepare`.
  open func prepare() {}
  /// UIKit's `layoutAttributesForElements`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// UIKit's `layoutAttributesForItem`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// UIKit's `layoutAttributesForSupplementaryView`.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// UIKit's `layoutAttributesForDecorationView`.
  open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// UIKit's `shouldInvalidateLayout`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// UIKit's `invalidationContext`.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { UICollectionViewLayoutInvalidationContext() }
  /// UIKit's `shouldInvalidateLayout`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// UIKit's `invalidationContext`.
  open func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// UIKit's `invalidateLayout`.
  open func invalidateLayout() {}
  /// UIKit's `invalidateLayout`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  /// UIKit's `targetContentOffset`.
  open func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposed }
  /// UIKit's `targetContentOffset`.
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }
  /// UIKit's `layoutAttributesForInteractivelyMovingItem`.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributesForItem(at: indexPath)
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }
  /// UIKit's `prepare`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// UIKit's `finalizeCollectionViewUpdates`.
  open func finalizeCollectionViewUpdates() {}
  /// UIKit's `prepare`.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// UIKit's `finalizeAnimatedBoundsChange`.
  open func finalizeAnimatedBoundsChange() {}
  /// UIKit's `prepareForTransition`.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// UIKit's `prepareForTransition`.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// UIKit's `finalizeLayoutTransition`.
  open func finalizeLayoutTransition() {}
  /// UIKit's `initialLayoutAttributesForAppearingItem`.
  open func initialLayoutAttributesForAppearingItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// UIKit's `finalLayoutAttributesForDisappearingItem`.
  open func finalLayoutAttributesForDisappearingItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// UIKit's `initialLayoutAttributesForAppearingSupplementaryElement`.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// UIKit's `finalLayoutAttributesForDisappearingSupplementaryElement`.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// UIKit's `initialLayoutAttributesForAppearingDecorationElement`.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// UIKit's `finalLayoutAttributesForDisappearingDecorationElement`.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// UIKit's `indexPathsToDeleteForSupplementaryView`.
  open func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  /// UIKit's `indexPathsToInsertForSupplementaryView`.
  open func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  /// UIKit's `targetIndexPath`.
  open func targetIndexPath(
    forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previous }
  /// UIKit's `developmentLayoutDirection`.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// UIKit's `register`.
  open func register(_ nib: UINib?, forDecorationViewOfKind kind: String) {}
  /// UIKit's `register`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind kind: String) {}
}
/// UIKit's `UICollectionViewLayoutInvalidationContext`.
@MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// UIKit's `invalidateEverything`.
  open var invalidateEverything: Bool { false }
  /// UIKit's `invalidateDataSourceCounts`.
  open var invalidateDataSourceCounts: Bool { false }
  /// UIKit's `contentOffsetAdjustment`.
  open var contentOffsetAdjustment = CGPoint.zero
  /// UIKit's `contentSizeAdjustment`.
  open var contentSizeAdjustment = CGSize.zero
  /// UIKit's `invalidatedItemIndexPaths`.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// UIKit's `invalidateItems`.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
/// UIKit's `UICollectionViewFlowLayout`.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// UIKit's `automaticSize`.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// UIKit's `minimumLineSpacing`.
  open var minimumLineSpacing: CGFloat = 10
  /// UIKit's `minimumInteritemSpacing`.
  open var minimumInteritemSpacing: CGFloat = 10
  /// UIKit's `itemSize`.
  open var itemSize = CGSize(width: 50, height: 50)
  /// UIKit's `estimatedItemSize`.
  open var estimatedItemSize = CGSize.zero
  /// UIKit's `scrollDirection`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// UIKit's `headerReferenceSize`.
  open var headerReferenceSize = CGSize.zero
  /// UIKit's `footerReferenceSize`.
  open var footerReferenceSize = CGSize.zero
  /// UIKit's `sectionInset`.
  open var sectionInset = UIEdgeInsets.zero
  /// UIKit's `sectionHeadersPinToVisibleBounds`.
  open var sectionHeadersPinToVisibleBounds = false
  /// UIKit's `sectionFootersPinToVisibleBounds`.
  open var sectionFootersPinToVisibleBounds = false
}
extension UICollectionView {
  /// UIKit's `ScrollDirection`.
  public enum ScrollDirection: Int, Sendable {
    /// UIKit's cases of the same names.
    case vertical, horizontal
  }
}

/// A change of a collection view's contents.
@MainActor @preconcurrency open class UICollectionViewUpdateItem: NSObject {
  /// UIKit's `Action`.
  public enum Action: Int, Sendable {
    /// UIKit's cases of the same names.
    case insert, delete, reload, move, none
  }
  /// UIKit's `indexPathBeforeUpdate`.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// UIKit's `indexPathAfterUpdate`.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// UIKit's `updateAction`.
  open var updateAction: Action { .none }
}
