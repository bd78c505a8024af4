import SelfSizingGeometry

/// The requests to a collection view. On failure nothing has moved.
extension CollectionView {
  /// Brings the layout up to date and asks every visible cell that has not settled.
  /// - Throws: What is wrong with the layout's metrics or the data source's counts.
  @discardableResult
  public func layoutIfNeeded() throws(CollectionLayoutError) -> ScrollStep {
    try perform(.layoutIfNeeded)
  }

  /// Scrolls by a distance in points, as a finger does; positive moves toward the content's end.
  ///
  /// The distance is one through the content as it turns out to be: what is visible moves by it,
  /// even where cells that were not measured come into view, unless an edge of the content stops
  /// it. Heights are corrected for unless the content's top was in place both before and after.
  @discardableResult
  public func scroll(by distance: Double) throws(CollectionLayoutError) -> ScrollStep {
    try perform(.scroll(by: distance))
  }

  /// Shows the content from an offset in points; only the coordinate along the scroll axis counts.
  ///
  /// At the content's top edge nothing is corrected by policies that anchor at the top. An offset
  /// beyond an edge of the content, where UIKit shows the rubber band, is unchanged: scrolling goes
  /// no farther, and back; scrolling to an item ends within the edges.
  @discardableResult
  public func setContentOffset(_ contentOffset: LayoutPoint)
    throws(CollectionLayoutError) -> ScrollStep
  { try perform(.setContentOffset(contentOffset)) }

  /// Scrolls until an item is at a position of the viewport, exactly, though items on the way may
  /// not be measured; as near as the edges of the content allow.
  /// - Throws: `elementOutOfRange`, beside what `layoutIfNeeded()` throws.
  @discardableResult
  public func scrollToItem(at indexPath: ItemIndexPath, at position: ScrollPosition)
    throws(CollectionLayoutError) -> ScrollStep
  { try perform(.scrollToItem(indexPath, position)) }

  /// Replaces the viewport: rotation, bars that come and go, a keyboard, another screen, another
  /// text size.
  ///
  /// The element that the policy anchors keeps its distance from the viewport's edge. A new width,
  /// scale or text size makes cells be measured again.
  /// - Throws: `invalidMetric`, beside what `layoutIfNeeded()` throws; the viewport stays as it
  ///   was.
  @discardableResult
  public func setViewport(_ newViewport: CollectionViewport)
    throws(CollectionLayoutError) -> ScrollStep
  { try perform(.setViewport(newViewport)) }

  /// Asks the data source for everything again, and visible cells for their heights.
  ///
  /// An element that was visible and still exists keeps its place; heights measured before serve as
  /// estimates.
  @discardableResult
  public func reloadData() throws(CollectionLayoutError) -> ScrollStep { try perform(.reloadData) }

  /// Makes every cell be measured again when it is visible, as after a change of the text size;
  /// heights measured before serve as estimates.
  @discardableResult
  public func invalidateMeasurements() throws(CollectionLayoutError) -> ScrollStep {
    try perform(.invalidateMeasurements)
  }

  /// Makes some cells be measured again when they are visible, as after a cell was expanded.
  /// - Throws: `elementOutOfRange`, beside what `layoutIfNeeded()` throws.
  @discardableResult
  public func reconfigureItems(at indexPaths: [ItemIndexPath])
    throws(CollectionLayoutError) -> ScrollStep
  { try perform(.reconfigureItems(indexPaths)) }

  /// Takes heights that were measured elsewhere, for items that need not be visible, such as those
  /// of a background measurer.
  ///
  /// A height is left aside if its item is gone, or has another width now; the step counts those. A
  /// cell that comes into sight is asked all the same, as UIKit does, and should agree.
  /// - Complexity: O(heights × log items), and the data source's `indexPath(ofItem:)` for each item
  ///   that is not where it was.
  @discardableResult
  public func applyMeasuredHeights(_ heights: [MeasuredHeight])
    throws(CollectionLayoutError) -> ScrollStep
  { try perform(.applyMeasuredHeights(heights)) }

  /// Takes preferred attributes that were computed elsewhere, such as ahead of time, for elements
  /// that need not be visible.
  /// - Throws: `elementOutOfRange`, beside what `layoutIfNeeded()` throws.
  @discardableResult
  public func applyPreferredLayoutAttributes(_ preferred: [CollectionViewLayoutAttributes])
    throws(CollectionLayoutError) -> ScrollStep
  { try perform(.applyPreferredLayoutAttributes(preferred)) }
}

/// How the requests are done that take more than a step.
extension CollectionView {
  func show(from contentOffset: LayoutPoint) throws(CollectionLayoutError) -> ScrollStep {
    refreshOrientation()
    let axis = orientation.axis
    let coordinate = contentOffset[axis]
    guard coordinate.isFinite else {
      throw .invalidMetric(
        name: axis == .vertical ? "contentOffset.y" : "contentOffset.x", value: coordinate)
    }
    // A coordinate that counts from the right needs the content's width before it means anything.
    if orientation.startsAtRight { try bringUpToDate() }
    let delta = offset(from: coordinate) - offset
    return try perform(StepRequest(cause: .contentOffset, delta: delta))
  }

  func scroll(to indexPath: ItemIndexPath, _ position: ScrollPosition)
    throws(CollectionLayoutError) -> ScrollStep
  {
    guard let position = place(of: position) else {
      try check(.item(indexPath))
      return try perform(StepRequest(cause: .item))
    }
    let target = StepRequest.Target(indexPath: indexPath, position: position)
    return try perform(StepRequest(cause: .item, target: target))
  }

  /// Returns a position by the directions of the content; nil for one of the axis that does not
  /// scroll.
  private func place(of position: ScrollPosition) -> StepRequest.Target.Position? {
    refreshOrientation()
    switch position {
    case .top: return .start
    case .centeredVertically: return .middle
    case .bottom: return .end
    case _ where orientation.axis == .vertical: return nil
    case .left: return orientation.startsAtRight ? .end : .start
    case .centeredHorizontally: return .middle
    case .right: return orientation.startsAtRight ? .start : .end
    }
  }

  func replaceViewport(with newViewport: CollectionViewport)
    throws(CollectionLayoutError) -> ScrollStep
  {
    try newViewport.validate()
    let former = viewport
    let formerWidth = contentWidth
    let newBounds = LayoutRect(origin: bounds.origin, size: newViewport.size)
    invalidate(forBoundsChange: newBounds)
    viewport = newViewport
    content.viewportDidChange(newViewport)
    refreshOrientation()
    let isRedrawn =
      newViewport.displayScale != former.displayScale
      || newViewport.contentSizeCategory != former.contentSizeCategory
    if contentWidth != formerWidth || isRedrawn
      || newViewport.layoutDirection != former.layoutDirection
    {
      invalidateLayout()
    }
    if contentWidth != formerWidth || isRedrawn { learned.startOver() }
    if isRedrawn { measurements.unsettleAll() }
    do throws(CollectionLayoutError) {
      return try perform(StepRequest(cause: .viewport, delta: edgeShift(from: former)))
    } catch {
      viewport = former
      content.viewportDidChange(former)
      refreshOrientation()
      invalidateLayout()
      throw error
    }
  }

  func reload() throws(CollectionLayoutError) -> ScrollStep {
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    invalidateLayout(with: context)
    counting = .needed
    measurements.unsettleAll()
    return try perform(StepRequest(cause: .reload))
  }

  /// Makes some cells be asked again.
  func unsettleItems(at indexPaths: [ItemIndexPath]) throws(CollectionLayoutError) {
    for path in indexPaths { try check(.item(path)) }
    for path in indexPaths { unsettle(.item(path)) }
  }

  /// Makes the cell of an element be asked again, if it was asked before.
  func unsettle(_ element: CollectionElement) {
    if let slot = measurements.existingSlot(of: content.identity(of: element)) {
      measurements.unsettle(slot)
    }
  }

  /// Returns by how much the offset follows the edge of the viewport that the policy anchors at.
  private func edgeShift(from former: CollectionViewport) -> Extent {
    let orientation = orientation
    let (before, after) = (
      orientation.insets(adjustedContentInset(of: former)), orientation.insets(adjustedContentInset)
    )
    func bottom(_ viewport: CollectionViewport, _ insets: OrientedInsets) -> Extent {
      Extent(points: viewport.size[orientation.axis]) - Extent(points: insets.end)
    }
    if anchorPolicy == .bottom { return bottom(former, before) - bottom(viewport, after) }
    return Extent(points: before.start) - Extent(points: after.start)
  }
}
