import SelfSizingGeometry

/// The parts of a layout that have become invalid, and by how much the content and the offset
/// change with them.
///
/// Subclass it to carry the reason of an invalidation, and override
/// `CollectionViewLayout.makeInvalidationContext()` to have it used.
open class CollectionViewLayoutInvalidationContext {
  /// Whether every position has to be computed again; heights that were measured stay.
  public var invalidateEverything = false
  /// Whether the data source has to be asked for its counts again.
  public var invalidateDataSourceCounts = false
  /// The items that changed, exactly: not those that only move.
  public private(set) var invalidatedItemIndexPaths: [ItemIndexPath] = []
  /// The headers and footers that changed, exactly.
  public private(set) var invalidatedSupplementaryElements: [CollectionElement] = []
  /// The cell's answer that caused the invalidation, where one did.
  public var preferredLayoutAttributes: CollectionViewLayoutAttributes?
  /// The change of the content's size in points, added to the collection view's.
  public var contentSizeAdjustment = LayoutSize.zero
  /// The change of the content offset in points, added to the collection view's.
  public var contentOffsetAdjustment = LayoutPoint.zero
  /// Creates a context in which nothing is invalid.
  public init() {}

  /// Marks one element as changed, whatever its kind.
  public func invalidate(_ element: CollectionElement) {
    if element.kind == .item {
      invalidatedItemIndexPaths.append(element.indexPath)
    } else {
      invalidatedSupplementaryElements.append(element)
    }
  }
}
