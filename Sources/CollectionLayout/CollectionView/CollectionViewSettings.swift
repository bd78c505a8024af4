/// The settings of a collection view, which may change between two requests.
package struct CollectionViewSettings: Hashable, Sendable {
  /// The part of the content that keeps its place on the screen while heights change.
  package var anchorPolicy = ScrollAnchorPolicy.firstFullyVisible
  /// Where the heights of cells come from that were never asked.
  package var heightEstimates = HeightEstimates.layout
  /// Which changes of a visible cell make it be asked again.
  package var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether items are prefetched, if there is a prefetching data source.
  package var isPrefetchingEnabled = true
}
