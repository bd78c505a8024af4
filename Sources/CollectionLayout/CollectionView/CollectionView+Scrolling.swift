import SelfSizingGeometry

/// What a user of the collection view can ask for. On failure nothing has moved.
extension CollectionView {
  /// Brings the layout up to date and asks every visible cell that has not settled.
  ///
  /// - Throws: What is wrong with the layout's metrics or the data source's counts.
  @discardableResult
  public func layoutIfNeeded() throws(CollectionLayoutError) -> ScrollStep {
    try perform(StepRequest(cause: .layout))
  }

  /// Scrolls by a distance in points, as a finger does; positive moves toward the content's end.
  ///
  /// The distance is one through the content as it turns out to be: what is visible moves by it, even
  /// where cells that were not measured come into view, unless an edge of the content stops it. Heights
  /// are corrected for unless the content's top was in place both before and after.
  @discardableResult
  public func scroll(by distance: Double) throws(CollectionLayoutError) -> ScrollStep {
    guard distance.isFinite else { throw .invalidMetric(name: "distance", value: distance) }
    return try perform(StepRequest(cause: .scroll, delta: Extent(points: distance)))
  }

  /// Shows the content from an offset in points; only the coordinate along the scroll axis counts.
  ///
  /// At the content's top edge nothing is corrected by policies that anchor at the top.
  @discardableResult
  public func setContentOffset(_ contentOffset: LayoutPoint)
    throws(CollectionLayoutError) -> ScrollStep
  {
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

  /// Scrolls until an item is at a position of the viewport, exactly, though items on the way may not
  /// be measured; as near as the edges of the content allow.
  ///
  /// - Throws: `elementOutOfRange`, beside what `layoutIfNeeded()` throws.
  @discardableResult
  public func scrollToItem(at indexPath: ItemIndexPath, at position: ScrollPosition)
    throws(CollectionLayoutError) -> ScrollStep
  {
    try perform(StepRequest(cause: .item, target: StepRequest.Target(indexPath, position)))
  }

  /// Replaces the viewport: rotation, bars that come and go, a keyboard, another screen, another text
  /// size.
  ///
  /// What the policy anchors keeps its distance from the viewport's edge. A new width, scale
  /// or text size makes cells be measured anew.
  /// - Throws: `invalidMetric`, beside what `layoutIfNeeded()` throws; the viewport stays as it was.
  @discardableResult
  public func setViewport(_ newViewport: CollectionViewport)
    throws(CollectionLayoutError) -> ScrollStep
  {
    try newViewport.validate()
    let former = viewport
    let formerWidth = contentWidth
    let newBounds = LayoutRect(origin: bounds.origin, size: newViewport.size)
    invalidate(forBoundsChange: newBounds)
    viewport = newViewport
    refreshOrientation()
    let isRedrawn =
      newViewport.displayScale != former.displayScale || newViewport.textSize != former.textSize
    if contentWidth != formerWidth || isRedrawn
      || newViewport.layoutDirection != former.layoutDirection
    {
      collectionViewLayout.invalidateLayout()
    }
    if isRedrawn { measurements.unsettleAll() }
    do {
      return try perform(StepRequest(cause: .viewport, delta: edgeShift(from: former)))
    } catch {
      viewport = former
      refreshOrientation()
      collectionViewLayout.invalidateLayout()
      throw error
    }
  }

  /// Asks the data source for everything anew, and visible cells for their heights.
  ///
  /// What was visible and still exists keeps its place; heights measured before serve as estimates.
  @discardableResult
  public func reloadData() throws(CollectionLayoutError) -> ScrollStep {
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    needsCounts = true
    measurements.unsettleAll()
    return try perform(StepRequest(cause: .reload))
  }

  /// Makes every cell be measured anew when it is visible, as after a change of the text size; heights
  /// measured before serve as estimates.
  @discardableResult
  public func invalidateMeasurements() throws(CollectionLayoutError) -> ScrollStep {
    measurements.unsettleAll()
    return try perform(StepRequest(cause: .measurements))
  }

  /// Makes some cells be measured anew when they are visible, as after a cell was expanded.
  ///
  /// - Throws: `elementOutOfRange`, beside what `layoutIfNeeded()` throws.
  @discardableResult
  public func reconfigureItems(at indexPaths: [ItemIndexPath])
    throws(CollectionLayoutError) -> ScrollStep
  {
    for path in indexPaths { try check(.item(path)) }
    for path in indexPaths {
      if let slot = measurements.existingSlot(of: content.identity(of: .item(path))) {
        measurements.unsettle(slot)
      }
    }
    return try perform(StepRequest(cause: .measurements))
  }

  /// Takes preferred attributes that were computed elsewhere, such as ahead of time, for elements that
  /// need not be visible.
  ///
  /// - Throws: `elementOutOfRange`, beside what `layoutIfNeeded()` throws.
  @discardableResult
  public func applyPreferredLayoutAttributes(_ preferred: [CollectionViewLayoutAttributes])
    throws(CollectionLayoutError) -> ScrollStep
  {
    try perform(StepRequest(cause: .preferredAttributes, answers: preferred))
  }

  /// Returns by how much the offset follows the edge of the viewport that the policy anchors at.
  private func edgeShift(from former: CollectionViewport) -> Extent {
    let orientation = orientation
    let (before, after) = (
      orientation.insets(former.contentInset), orientation.insets(viewport.contentInset)
    )
    func bottom(_ viewport: CollectionViewport, _ insets: OrientedInsets) -> Extent {
      Extent(points: viewport.size[orientation.axis]) - Extent(points: insets.end)
    }
    if anchorPolicy == .bottom { return bottom(former, before) - bottom(viewport, after) }
    return Extent(points: before.start) - Extent(points: after.start)
  }
}
