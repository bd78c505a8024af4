import SelfSizingGeometry

/// The end of a step, and what it did.
extension CollectionView {
  /// Puts the offset in place and reports the step.
  func finish(
    _ request: StepRequest, _ progress: StepProgress, _ visible: [VisibleElement],
    _ attributes: [CollectionViewLayoutAttributes], before: ViewportSnapshot, sizeBefore: LayoutSize
  ) -> ScrollStep {
    let offsetBefore = offset
    offset = scrollGeometry.clamped(progress.ideal, allowing: progress.overscroll)
    var elements = visible
    measurements.markSettled(&elements)
    snapshot = ViewportSnapshot(
      scroll: scrollGeometry, elements: elements, attributes: attributes,
      layoutChange: collectionViewLayout.invalidationCount)
    hasBeenLaidOut = true
    let scrolled = offset - offsetBefore - progress.correction
    var anchorDisplacement: Double?
    if case .element(let element, let edge) = scrollAnchor, let place = progress.anchorPlace,
      let now = elements.first(where: { $0.element == element })?.place(of: edge)
        ?? self.place(of: edge, of: element)
    {
      anchorDisplacement = (now - place - progress.correction).points
    }
    return ScrollStep(
      cause: request.cause,
      requestedDelta: (request.target == nil ? request.delta : scrolled).points,
      offsetBefore: offsetBefore.points, offsetAfter: offset.points,
      correction: progress.correction.points, scrolledDistance: scrolled.points,
      contentSizeBefore: sizeBefore, contentSizeAfter: contentSize, measuredCount: progress.asked,
      preferredAttributesCalls: progress.calls, dequeuedCellCount: progress.dequeued,
      createdCellCount: progress.created, staleHeightCount: progress.stale, passes: progress.passes,
      anchor: scrollAnchor, anchorDisplacement: anchorDisplacement,
      displacements: displacements(
        from: before, isReordered: request.cause == .reload, scrolled: scrolled,
        correction: progress.correction),
      findings: collectionViewLayout.findings.dropFirst(progress.formerFindingCount)
        + progress.findings + sharedIdentities())
  }

  private func identity(ofSlot slot: Int) -> ItemIdentity {
    measurements.identity(of: slot).identity
  }

  /// Returns the visible elements that have one identity, so that they share a measurement.
  private func sharedIdentities() -> [CollectionFinding] {
    let elements = snapshot.elements
    // Neighbors mostly have slots near each other: a bit for each shows that none is there twice.
    if elements.count <= 64 {
      var seen: UInt64 = 0
      for index in elements.indices {
        let bit = UInt64(1) << UInt64(truncatingIfNeeded: elements[index].slot & 63)
        if seen & bit != 0 {
          for other in 0..<index where elements[other].slot == elements[index].slot {
            return [.sharedIdentity(elements[other].element, elements[index].element)]
          }
        }
        seen |= bit
      }
      return []
    }
    var seen: [Int: CollectionElement] = [:]
    seen.reserveCapacity(elements.count)
    for element in elements {
      if let other = seen.updateValue(element.element, forKey: element.slot) {
        return [.sharedIdentity(other, element.element)]
      }
    }
    return []
  }

  /// Returns how far elements visible before and now moved, beyond the distance scrolled, from top
  /// to bottom as it was before.
  /// - Parameter isReordered: Whether what was visible before is known by its identity only,
  ///   because the data changed without saying how.
  private func displacements(
    from before: ViewportSnapshot, isReordered: Bool, scrolled: Extent, correction: Extent
  ) -> [ScrollStep.Displacement] {
    var places: [Int: Int] = [:]
    let snapshot = snapshot
    if isReordered {
      for (index, element) in snapshot.elements.enumerated() { places[element.slot] = index }
    }
    var moved = snapshot.scroll
    moved.offset = before.scroll.offset + scrolled
    var found: [ScrollStep.Displacement] = []
    found.reserveCapacity(before.elements.count)
    var next = 0
    for former in before.elements.orderedFromTop() where !former.isPinned {
      let index: Int
      if isReordered {
        guard let place = places[former.slot] else { continue }
        index = place
      } else {
        guard let place = snapshot.elements.place(of: former.element, near: next) else { continue }
        index = place
        next = place + 1
      }
      let current = snapshot.elements[index]
      guard !current.isPinned else { continue }
      found.append(
        ScrollStep.Displacement(
          element: current.element, identity: identity(ofSlot: current.slot),
          distance: (current.top - former.top - correction).points,
          endDistance: (current.bottom - former.bottom - correction).points,
          acrossDistance: current.minX - former.minX, wasSettled: former.isSettled,
          staysInSight: before.scroll.showsAll(former.top, former.bottom)
            && moved.shows(former.top, former.bottom)))
    }
    return found
  }
}

extension [VisibleElement] {
  /// Returns the elements from top to bottom, then from left to right.
  fileprivate func orderedFromTop() -> [VisibleElement] {
    for index in indices.dropFirst() where !self[index - 1].isAbove(self[index]) {
      return sorted { $0.isAbove($1) }
    }
    return self
  }

  /// Returns where an element is among elements in order; nil if it is not.
  /// - Parameter guess: Where it probably is.
  /// - Complexity: O(log visible elements).
  func place(of element: CollectionElement, near guess: Int = 0) -> Int? {
    if guess < count, self[guess].element == element { return guess }
    let place = indices.partitioningIndex { self[$0].element >= element }
    return place < count && self[place].element == element ? place : nil
  }
}
