/// The settings of a collection view, which may change between two requests.
public struct CollectionViewSettings: Hashable, Sendable {
  /// The part of the content that keeps its place on the screen while heights change.
  public var anchorPolicy = ScrollAnchorPolicy.firstFullyVisible
  /// Where the heights of cells come from that were never asked.
  public var heightEstimates = HeightEstimates.layout
  /// Which changes of a visible cell make it be asked again.
  public var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether items are prefetched, if there is a prefetching data source.
  public var isPrefetchingEnabled = true

  /// Creates the settings that a new collection view has.
  public init() {}
}
