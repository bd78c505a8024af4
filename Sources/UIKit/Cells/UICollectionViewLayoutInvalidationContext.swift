@MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { isForEverything }
  final var isForEverything = false
  open var invalidateDataSourceCounts: Bool { isForCounts }
  final var isForCounts = false
  public required override init() { super.init() }
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  private final var items: [IndexPath]?
  /// - Complexity: O(index paths): layouts name all items below one, one at a time.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    if items == nil { items = indexPaths } else { items?.append(contentsOf: indexPaths) }
  }
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryViews }
  private final var supplementaryViews: [String: [IndexPath]]?
  open func invalidateSupplementaryElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    if supplementaryViews == nil { supplementaryViews = [:] }
    supplementaryViews?[kind, default: []].append(contentsOf: indexPaths)
  }
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationViews }
  private final var decorationViews: [String: [IndexPath]]?
  open func invalidateDecorationElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    if decorationViews == nil { decorationViews = [:] }
    decorationViews?[kind, default: []].append(contentsOf: indexPaths)
  }
}

/// A flow layout's context: its sizes and distances are asked for again in any case.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
