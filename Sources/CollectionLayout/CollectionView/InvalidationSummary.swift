import SelfSizingGeometry

/// The content of an invalidation context, as a value.
public struct InvalidationSummary: Hashable, Sendable {
  /// Whether every position had to be computed anew.
  public var invalidatesEverything = false
  /// Whether the data source had to be asked for its counts anew.
  public var invalidatesDataSourceCounts = false
  /// The elements that changed: items first, then headers and footers, each in the order in which
  /// the context received them.
  public var elements: [CollectionElement] = []
  /// The change of the content's size, in points.
  public var contentSizeAdjustment = LayoutSize.zero
  /// The change of the content offset, in points.
  public var contentOffsetAdjustment = LayoutPoint.zero

  /// Creates a summary of an invalidation of nothing.
  public init() {}

  /// Creates the summary of a context.
  public init(_ context: CollectionViewLayoutInvalidationContext) {
    invalidatesEverything = context.invalidateEverything
    invalidatesDataSourceCounts = context.invalidateDataSourceCounts
    elements =
      context.invalidatedItemIndexPaths.map { .item($0) }
      + context.invalidatedSupplementaryElements
    contentSizeAdjustment = context.contentSizeAdjustment
    contentOffsetAdjustment = context.contentOffsetAdjustment
  }
}
