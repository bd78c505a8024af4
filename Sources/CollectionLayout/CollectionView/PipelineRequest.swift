import SelfSizingGeometry

/// A request to a collection view, as a value: each case is the call of a method of that name.
package enum PipelineRequest: Hashable, Sendable {
  case layoutIfNeeded
  /// `scroll(by:)`, in points.
  case scroll(by: Double)
  case setContentOffset(LayoutPoint)
  case scrollToItem(ItemIndexPath, CollectionView.ScrollPosition)
  case setViewport(CollectionViewport)
  /// `reloadData()`; the data is what the data source says.
  case reloadData
  case performBatchUpdates(CollectionViewUpdates)
  case invalidateMeasurements
  case reconfigureItems([ItemIndexPath])
  /// `invalidateSelfSizing(ofItemsAt:because:)`.
  case invalidateSelfSizing([ItemIndexPath], SelfSizingChange)
  case applyPreferredLayoutAttributes([CollectionViewLayoutAttributes])
  case applyMeasuredHeights([MeasuredHeight])
}

extension CollectionView {
  /// Does what a request says.
  ///
  /// - Parameters:
  ///   - request: What to do, with its arguments.
  ///   - changingData: Changes the data of the data source, where the request stands for a change:
  ///     before `reloadData()`, and inside of `performBatchUpdates(_:)`.
  /// - Throws: What the method of that name throws.
  @discardableResult
  package func perform(_ request: PipelineRequest, changingData: () -> Void = {})
    throws(CollectionLayoutError) -> ScrollStep
  {
    switch request {
    case .layoutIfNeeded: return try layoutIfNeeded()
    case .scroll(let distance): return try scroll(by: distance)
    case .setContentOffset(let offset): return try setContentOffset(offset)
    case .scrollToItem(let indexPath, let position):
      return try scrollToItem(at: indexPath, at: position)
    case .setViewport(let viewport): return try setViewport(viewport)
    case .reloadData:
      changingData()
      return try reloadData()
    case .performBatchUpdates(let updates):
      return try performBatchUpdates { batch in
        changingData()
        batch = updates
      }
    case .invalidateMeasurements: return try invalidateMeasurements()
    case .reconfigureItems(let indexPaths): return try reconfigureItems(at: indexPaths)
    case .invalidateSelfSizing(let indexPaths, let change):
      return try invalidateSelfSizing(ofItemsAt: indexPaths, because: change)
    case .applyPreferredLayoutAttributes(let preferred):
      return try applyPreferredLayoutAttributes(preferred)
    case .applyMeasuredHeights(let heights): return try applyMeasuredHeights(heights)
    }
  }
}
