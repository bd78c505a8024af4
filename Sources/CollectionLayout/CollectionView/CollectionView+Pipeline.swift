import SelfSizingGeometry

/// A step from the request until every visible cell agrees with its height.
extension CollectionView {
  /// Runs a step: prepares, chooses the anchor, then visits the visible cells until none of them
  /// invalidates the layout. On failure the offset stays. `moved` is what was visible before, by
  /// its present places; nil for the last snapshot.
  func perform(_ request: StepRequest, from moved: ViewportSnapshot? = nil)
    throws(CollectionLayoutError) -> ScrollStep
  {
    if request.cause == .reload { releaseAllCells() }
    var sizeBefore = moved == nil ? contentSize : contentSizeBeforeUpdates
    // A layout that was never prepared does not know its axis yet.
    if !hasBeenLaidOut { sizeBefore = .zero }
    let before = moved ?? snapshot
    do {
      let step = try run(request, from: before, sizeBefore: sizeBefore)
      takeOverEstimates()
      if request.cause.mayRemoveElements { forgetDeparted() }
      return step
    } catch {
      releaseAllCells()
      throw error
    }
  }

  private func run(
    _ request: StepRequest, from before: ViewportSnapshot, sizeBefore: LayoutSize
  ) throws(CollectionLayoutError) -> ScrollStep {
    var progress = StepProgress(
      ideal: offset + request.delta, overscroll: request.overscroll(from: before.scroll.overscroll),
      known: before.elements, shown: before.elements,
      topInsetAtTop: scrollGeometry.isAtTop && anchorPolicy != .bottom
        ? scrollGeometry.topInset : nil)
    defer { layoutOffset = offset }
    refreshOrientation()
    if request.delta != .zero, request.cause != .viewport {
      let place = scrollGeometry.clamped(progress.ideal, allowing: progress.overscroll)
      invalidate(forBoundsChange: bounds(at: place))
    }
    let isRebuilt =
      collectionViewLayout.isInvalidated || counting == .needed || request.hasMovedItems
    if isRebuilt || request.cause.mayUnsettle { isMeasuredAhead = false }
    if counting == .needed { progress.known = [] }
    try bringUpToDate()
    progress.formerFindingCount = isRebuilt ? 0 : collectionViewLayout.findings.count
    takeOverAdjustment(&progress)
    try aim(request, before: before, isRebuilt: isRebuilt, &progress)
    for answer in request.answers { try take(answer, &progress) }
    for height in request.heights { try take(height, &progress) }
    try measureAhead(&progress)
    if let target = request.target { progress.ideal = try offset(for: target) }
    let sight = try settle(request, &progress)
    return finish(request, progress, sight, before: before, sizeBefore: sizeBefore)
  }

  /// Moves the offset as contexts asked for that no cell's answer caused.
  private func takeOverAdjustment(_ progress: inout StepProgress) {
    let adjustment = collectionViewLayout.offsetAdjustment[orientation.axis]
    guard adjustment != 0 else { return }
    collectionViewLayout.offsetAdjustment = .zero
    progress.correct(
      by: orientation.offsetChange(fromStart: Extent(points: adjustment), content: .zero))
  }

  func bringUpToDate() throws(CollectionLayoutError) {
    if counting == .needed {
      let former = itemCounts
      try refreshCounts()
      do {
        try prepareLayout()
      } catch {
        itemCounts = former
        counting = .needed
        throw error
      }
    } else {
      try checkSectionCount()
      if collectionViewLayout.isInvalidated { try checkItemCounts() }
      try prepareLayout()
    }
    counting = .placed
    collectionViewLayout.isInvalidated = false
  }

  private func aim(
    _ request: StepRequest, before: ViewportSnapshot, isRebuilt: Bool,
    _ progress: inout StepProgress
  ) throws(CollectionLayoutError) {
    scrollAnchor = nil
    if let target = request.target {
      progress.ideal = try offset(for: target)
      let edge: ScrollAnchorEdge = target.position == .end ? .bottom : .top
      scrollAnchor = .element(.item(target.indexPath), edge: edge)
      return
    }
    guard anchorPolicy != .none else {
      // UIKit asks for the end of what it animates: a batch, or new bounds.
      if isRebuilt, request.cause == .batchUpdates || request.cause == .viewport {
        askForTarget(&progress)
      }
      return
    }
    var requested = scrollGeometry
    requested.offset = requested.clamped(progress.ideal, allowing: progress.overscroll)
    // A request is for an end of the content that was seen, not of what has just been computed.
    var seen = isRebuilt && hasBeenLaidOut ? before.scroll : scrollGeometry
    seen.offset = seen.clamped(progress.ideal, allowing: progress.overscroll)
    if let edge = heldContentEdge(request, requested: seen, before: before.scroll) {
      scrollAnchor = edge
      // A first layout makes content out of nothing: no edge was there before it to stay at.
      if edge == .contentBottom, isRebuilt, hasBeenLaidOut {
        progress.correct(by: requested.contentHeight - before.scroll.contentHeight)
      }
    } else {
      if isRebuilt { anchorRemembered(request, before, &progress) }
      if scrollAnchor == nil { try anchorVisible(requested, before, &progress) }
    }
    if isRebuilt { askForTarget(&progress) }
  }

  /// Anchors at an element that was visible before positions were computed again.
  private func anchorRemembered(
    _ request: StepRequest, _ before: ViewportSnapshot, _ progress: inout StepProgress
  ) {
    var moved = before.scroll
    if request.cause != .viewport {
      moved.offset = moved.clamped(moved.offset + request.delta, allowing: progress.overscroll)
    }
    let visible = before.markingFullyVisible
    guard let best = bestAnchor(among: visible, in: moved) else { return }
    if anchor(at: best, request, &progress) { return }
    // The best is gone: the best of those that are left.
    for candidate in anchors(among: visible, in: moved)
    where anchor(at: candidate, request, &progress) { return }
  }

  /// Anchors at one of those elements; false if it is gone.
  private func anchor(
    at candidate: VisibleElement, _ request: StepRequest, _ progress: inout StepProgress
  ) -> Bool {
    let current = request.hasMovedItems ? candidate.element : currentElement(candidate)
    guard let element = current, let place = place(of: anchorEdge, of: element)
    else { return false }
    progress.anchorPlace = candidate.place(of: anchorEdge)
    progress.correct(by: place - candidate.place(of: anchorEdge))
    scrollAnchor = .element(element, edge: anchorEdge)
    return true
  }

  private func anchorVisible(
    _ requested: ScrollGeometry, _ before: ViewportSnapshot, _ progress: inout StepProgress
  ) throws(CollectionLayoutError) {
    let best: VisibleElement?
    if requested == before.scroll, !progress.known.isEmpty {
      // Nothing has moved since the last step: what it saw is what there is.
      best = bestAnchor(among: before.markingFullyVisible, in: requested)
      if before.layoutChange == collectionViewLayout.invalidationCount {
        try check(before.attributes)
        progress.looked = Sight(
          offset: requested.offset, attributes: before.attributes, elements: before.elements)
      }
    } else {
      let sight = try look(at: requested.offset, known: progress.known)
      progress.looked = sight
      let marked = sight.elements.marking(seenIn: before, known: progress.known)
      best = bestAnchor(among: marked, in: requested)
    }
    guard let best else { return }
    progress.anchorPlace = best.place(of: anchorEdge)
    scrollAnchor = .element(best.element, edge: anchorEdge)
  }

  private func askForTarget(_ progress: inout StepProgress) {
    let proposed = bounds(at: progress.ideal).origin
    let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    trace?.note("targetContentOffset forProposedContentOffset \(proposed.text) → \(target.text)")
    let axis = orientation.axis
    if target[axis] != proposed[axis], target[axis].isFinite {
      // The reader asked for no such distance: it is a correction.
      progress.correct(by: offset(from: target[axis]) - progress.ideal)
    }
  }

  func offset(for target: StepRequest.Target) throws(CollectionLayoutError) -> Extent {
    let element = CollectionElement.item(target.indexPath)
    guard isWithinCounts(element),
      let top = place(of: .top, of: element), let bottom = place(of: .bottom, of: element)
    else { throw .elementOutOfRange(element) }
    let scroll = scrollGeometry
    switch target.position {
    case .start: return top - scroll.topInset
    case .end: return bottom - scroll.viewportHeight + scroll.bottomInset
    case .middle:
      let covered = scroll.topInset - scroll.bottomInset
      let middle = (top + bottom - scroll.viewportHeight - covered).points / 2
      return Extent(points: PixelGrid(scale: viewport.displayScale).roundedEdge(middle))
    }
  }
}

extension ViewportSnapshot {
  var markingFullyVisible: [VisibleElement] {
    var elements = elements
    for index in elements.indices {
      elements[index].wasFullyVisible = scroll.showsAll(elements[index].top, elements[index].bottom)
    }
    return elements
  }
}

extension [VisibleElement] {
  /// The elements, with those marked that were fully visible in a snapshot; those that had settled
  /// in it count as settled. Both are in the order of elements.
  fileprivate func marking(seenIn before: ViewportSnapshot, known: Self) -> Self {
    var marked = self
    var next = 0
    for index in indices {
      while next < known.count, known[next].element < self[index].element { next += 1 }
      guard next < known.count, known[next].element == self[index].element else { continue }
      marked[index].wasFullyVisible = before.scroll.showsAll(known[next].top, known[next].bottom)
      if known[next].isSettled { marked[index].isSettled = true }
    }
    return marked
  }
}
