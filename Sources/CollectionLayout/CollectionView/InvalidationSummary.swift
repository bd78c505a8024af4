import SelfSizingGeometry

/// The content of an invalidation context, as a value.
package struct InvalidationSummary: Hashable, Sendable {
  /// Whether every position had to be computed again.
  package var invalidatesEverything = false
  /// Whether the data source had to be asked for its counts again.
  package var invalidatesDataSourceCounts = false
  /// The elements that changed: items first, then headers and footers, each in the order in which
  /// the context received them.
  package var elements: [CollectionElement] = []
  /// The change of the content's size, in points.
  package var contentSizeAdjustment = LayoutSize.zero
  /// The change of the content offset, in points.
  package var contentOffsetAdjustment = LayoutPoint.zero

  init(_ context: CollectionViewLayoutInvalidationContext) {
    invalidatesEverything = context.invalidateEverything
    invalidatesDataSourceCounts = context.invalidateDataSourceCounts
    elements =
      context.invalidatedItemIndexPaths.map { .item($0) }
      + context.invalidatedSupplementaryElements
    contentSizeAdjustment = context.contentSizeAdjustment
    contentOffsetAdjustment = context.contentOffsetAdjustment
  }
}
