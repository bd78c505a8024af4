import SelfSizingGeometry

/// One call that a collection view made into its data source, its cells or its layout, with the
/// answer.
///
/// The cases are in the order in which UIKit makes the calls within a pass.
package enum PipelineCall: Hashable, Sendable {
  // MARK: The data source

  /// `numberOfSections()`.
  case numberOfSections(Int)
  /// `numberOfItems(inSection:)`.
  case numberOfItems(section: Int, count: Int)
  /// `identity(ofItemAt:)`, where the answer is not the one that the trace has already.
  case identityOfItem(ItemIndexPath, ItemIdentity)
  /// `identity(ofSection:)`, where the answer is not the one that the trace has already.
  case identityOfSection(Int, ItemIdentity)
  /// `indexPath(ofItem:)`.
  case indexPath(ItemIdentity, ItemIndexPath?)

  // MARK: The layout, before a pass

  /// `shouldInvalidateLayout(forBoundsChange:)`.
  case shouldInvalidateForBounds(LayoutRect, Bool)
  /// `invalidationContext(forBoundsChange:)`.
  case contextForBounds(LayoutRect, InvalidationSummary)
  /// `invalidateLayout(with:)`.
  case invalidate(InvalidationSummary)
  /// `prepare()`.
  case prepare
  /// `collectionViewContentSize`.
  case contentSize(LayoutSize)
  /// `prepare(forCollectionViewUpdates:)`.
  case prepareForUpdates
  /// `targetContentOffset(forProposedContentOffset:)`.
  case targetContentOffset(proposed: LayoutPoint, answer: LayoutPoint)
  /// `layoutAttributesForElements(in:)`, with the elements that it returned.
  case elements(in: LayoutRect, [CollectionElement])

  // MARK: Cells

  /// `reuseIdentifier(for:)`, where the answer is not the one that the trace has already.
  case reuseIdentifier(CollectionElement, ReuseIdentifier)
  /// A cell left the viewport and waits to be used again.
  case didEndDisplaying(ReusableCell)
  /// A cell was dequeued for an element that came into sight.
  case dequeue(ReusableCell, for: CollectionElement, isNew: Bool)
  /// `preferredLayoutAttributesFitting(_:)`.
  case preferredAttributes(
    CollectionViewLayoutAttributes, answer: CollectionViewLayoutAttributes)
  /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`.
  case shouldInvalidateForPreferred(CollectionElement, Bool)
  /// `invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)`.
  case contextForPreferred(CollectionElement, InvalidationSummary)

  // MARK: After the last pass

  /// `finalLayoutAttributes(forDisappearing:)`.
  case finalAttributes(CollectionViewLayoutAttributes)
  /// `initialLayoutAttributes(forAppearing:)`.
  case initialAttributes(CollectionViewLayoutAttributes)
  /// `finalizeCollectionViewUpdates()`.
  case finalizeUpdates
  /// `prefetchItems(at:)`.
  case prefetch([ItemIndexPath])
  /// `cancelPrefetchingForItems(at:)`.
  case cancelPrefetching([ItemIndexPath])
}
