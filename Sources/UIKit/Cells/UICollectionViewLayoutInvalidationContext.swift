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
