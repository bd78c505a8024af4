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
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  private final var items: [IndexPath]?
  /// UIKit's `invalidateItems`.
  ///
  /// - Complexity: O(index paths): layouts name all items below one, one at a time.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    if items == nil { items = indexPaths } else { items?.append(contentsOf: indexPaths) }
  }
  /// UIKit's `invalidatedSupplementaryIndexPaths`.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryViews }
  private final var supplementaryViews: [String: [IndexPath]]?
  /// UIKit's `invalidateSupplementaryElements`.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    if supplementaryViews == nil { supplementaryViews = [:] }
    supplementaryViews?[elementKind, default: []].append(contentsOf: indexPaths)
  }
  /// UIKit's `invalidatedDecorationIndexPaths`.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationViews }
  private final var decorationViews: [String: [IndexPath]]?
  /// UIKit's `invalidateDecorationElements`.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    if decorationViews == nil { decorationViews = [:] }
    decorationViews?[elementKind, default: []].append(contentsOf: indexPaths)
  }
}
