/// A source of data that hears which items are about to come into sight, to load what they show.
///
/// The counterpart of `UICollectionViewDataSourcePrefetching`.
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Called with items that are likely to come into sight soon, the nearest first. None is visible,
  /// and none is passed twice unless it was cancelled or shown in between.
  func prefetchItems(at indexPaths: [ItemIndexPath])

  /// Called with items that are not likely to come into sight any more, as after a change of
  /// direction. Not called for items that have come into sight.
  func cancelPrefetchingForItems(at indexPaths: [ItemIndexPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func cancelPrefetchingForItems(at indexPaths: [ItemIndexPath]) {}
}
