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
  case applyPreferredLayoutAttributes([CollectionViewLayoutAttributes])
  case applyMeasuredHeights([MeasuredHeight])
}

extension CollectionView {
  /// Does what a request says; `changingData` changes the data for a batch of updates.
  @discardableResult
  package func perform(_ request: PipelineRequest, changingData: () -> Void = {})
    throws(CollectionLayoutError) -> ScrollStep
  {
    try perform(request) { batch in
      changingData()
      if case .performBatchUpdates(let updates) = request { batch = updates }
    }
  }

  func perform(_ request: PipelineRequest, updates: (inout CollectionViewUpdates) -> Void)
    throws(CollectionLayoutError) -> ScrollStep
  {
    guard let trace else { return try step(for: request, updates) }
    let settings = Self.settings(anchorPolicy, heightEstimates)
    let isInvalidated = collectionViewLayout.isInvalidated
    trace.begin(request)
    let outcome = Result { () throws(CollectionLayoutError) in try step(for: request, updates) }
    trace.end(outcome, settings, isInvalidated: isInvalidated)
    return try outcome.get()
  }

  private func step(
    for request: PipelineRequest, _ updates: (inout CollectionViewUpdates) -> Void
  ) throws(CollectionLayoutError) -> ScrollStep {
    switch request {
    case .layoutIfNeeded: return try perform(StepRequest(cause: .layout))
    case .scroll(let distance):
      guard distance.isFinite else { throw .invalidMetric(name: "distance", value: distance) }
      return try perform(StepRequest(cause: .scroll, delta: Extent(points: distance)))
    case .setContentOffset(let offset): return try show(from: offset)
    case .scrollToItem(let indexPath, let position): return try scroll(to: indexPath, position)
    case .setViewport(let viewport): return try replaceViewport(with: viewport)
    case .reloadData: return try reload()
    case .performBatchUpdates: return try update(updates)
    case .invalidateMeasurements:
      measurements.unsettleAll()
      learned.startOver()
      return try perform(StepRequest(cause: .measurements))
    case .reconfigureItems(let indexPaths):
      for path in indexPaths { try check(.item(path)) }
      for path in indexPaths { unsettle(.item(path)) }
      return try perform(StepRequest(cause: .measurements))
    case .applyPreferredLayoutAttributes(let preferred):
      return try perform(StepRequest(cause: .preferredAttributes, answers: preferred))
    case .applyMeasuredHeights(let heights):
      return try perform(StepRequest(cause: .measuredHeights, heights: heights))
    }
  }
}
