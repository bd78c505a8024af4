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
  /// What is visible moves by the distance, even where cells that were not measured come into view,
  /// unless an edge of the content stops it. Heights are corrected for unless the content's top was
  /// in place both before and after.
  @discardableResult
  public func scroll(by distance: Double) throws(CollectionLayoutError) -> ScrollStep {
    try perform(.scroll(by: distance))
  }

  /// Shows the content from an offset in points, of which the coordinate along the scroll axis
  /// counts.
  ///
  /// At the content's top edge policies that anchor at the top correct nothing. An offset beyond an
  /// edge, where UIKit shows the rubber band, is unchanged: scrolling goes no farther.
  @discardableResult
  public func setContentOffset(_ contentOffset: LayoutPoint)
    throws(CollectionLayoutError) -> ScrollStep
  { try perform(.setContentOffset(contentOffset)) }

  /// Scrolls until an item is at a position of the viewport, exactly, as near as the edges of the
  /// content allow.
  /// - Throws: `elementOutOfRange`, beside what `layoutIfNeeded()` throws.
  @discardableResult
  public func scrollToItem(at indexPath: ItemIndexPath, at position: ScrollPosition)
    throws(CollectionLayoutError) -> ScrollStep
  { try perform(.scrollToItem(indexPath, position)) }

  /// Replaces the viewport, as for rotation, bars, a keyboard, another screen or text size.
  ///
  /// The anchor keeps its distance from the viewport's edge. A new width, scale or text size makes
  /// cells be measured again.
  /// - Throws: `invalidMetric`, beside what `layoutIfNeeded()` throws; the viewport is unchanged.
  @discardableResult
  public func setViewport(_ newViewport: CollectionViewport)
    throws(CollectionLayoutError) -> ScrollStep
  { try perform(.setViewport(newViewport)) }

  /// Asks the data source for everything again, and visible cells for their heights.
  ///
  /// What was visible and still exists keeps its place; former heights serve as estimates.
  @discardableResult
  public func reloadData() throws(CollectionLayoutError) -> ScrollStep { try perform(.reloadData) }

  /// Makes every cell be measured again when it is visible; former heights serve as estimates.
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

  /// Takes heights that were measured elsewhere, for items that need not be visible.
  ///
  /// A height is left aside if its item is gone, or has another width now. A cell that comes into
  /// sight is asked all the same, as UIKit does, and should agree.
  /// - Complexity: O(heights × log items), and the data source's `indexPath(ofItem:)` for each item
  ///   that has moved.
  @discardableResult
  public func applyMeasuredHeights(_ heights: [MeasuredHeight])
    throws(CollectionLayoutError) -> ScrollStep
  { try perform(.applyMeasuredHeights(heights)) }

  /// Takes preferred attributes that were computed elsewhere, for elements that need not be
  /// visible.
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

  /// A position by the directions of the content; nil for one of the axis that does not scroll.
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

  func replaceViewport(with new: CollectionViewport) throws(CollectionLayoutError) -> ScrollStep {
    try new.validate()
    let former = viewport
    let formerWidth = contentWidth
    let newBounds = LayoutRect(origin: bounds.origin, size: new.size)
    invalidate(forBoundsChange: newBounds)
    viewport = new
    content.viewportDidChange(new)
    refreshOrientation()
    let isRedrawn =
      new.displayScale != former.displayScale
      || new.contentSizeCategory != former.contentSizeCategory
    let isResized = contentWidth != formerWidth || isRedrawn
    if isResized || new.layoutDirection != former.layoutDirection { invalidateLayout() }
    if isResized { learned.startOver() }
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
    let context = collectionViewLayout.contextForEverything()
    context.invalidateDataSourceCounts = true
    invalidateLayout(with: context)
    counting = .needed
    measurements.unsettleAll()
    return try perform(StepRequest(cause: .reload))
  }

  func unsettleItems(at indexPaths: [ItemIndexPath]) throws(CollectionLayoutError) {
    for path in indexPaths { try check(.item(path)) }
    for path in indexPaths { unsettle(.item(path)) }
  }

  func unsettle(_ element: CollectionElement) {
    if let slot = rememberedSlot(of: element) { measurements.unsettle(slot) }
  }

  /// By how much the offset follows the edge of the viewport that the policy anchors at.
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
