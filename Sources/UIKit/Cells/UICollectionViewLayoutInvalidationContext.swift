/// UIKit's `UICollectionViewLayoutInvalidationContext`.
@MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// UIKit's `invalidateEverything`.
  open var invalidateEverything: Bool { isForEverything }
  final var isForEverything = false
  /// UIKit's `invalidateDataSourceCounts`.
  open var invalidateDataSourceCounts: Bool { isForCounts }
  final var isForCounts = false
  /// Creates one as UIKit does.
  public required override init() { super.init() }
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
  /// UIKit's `invalidatedSupplementaryIndexPaths`.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// UIKit's `invalidateSupplementaryElements`.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// UIKit's `invalidatedDecorationIndexPaths`.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// UIKit's `invalidateDecorationElements`.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}
