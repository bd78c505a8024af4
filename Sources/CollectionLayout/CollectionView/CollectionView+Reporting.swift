import SelfSizingGeometry

/// The end of a step, and what it did.
extension CollectionView {
  func finish(
    _ request: StepRequest, _ progress: StepProgress, _ sight: Sight, before: ViewportSnapshot,
    sizeBefore: LayoutSize
  ) -> ScrollStep {
    let offsetBefore = offset
    offset = scrollGeometry.clamped(progress.ideal, allowing: progress.overscroll)
    var elements = sight.elements
    measurements.markSettled(&elements)
    snapshot = ViewportSnapshot(
      scroll: scrollGeometry, elements: elements, attributes: sight.attributes,
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

  /// The first two visible elements of one identity, which share a measurement.
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

  /// How far elements visible before and now moved beyond the distance scrolled, in the order from
  /// before. After a reload they are known by their identities only.
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
    var formers = before.elements
    formers.sortIfNeeded { $0.isAbove($1) }
    for former in formers where !former.isPinned {
      let place =
        isReordered
        ? places[former.slot] : snapshot.elements.place(of: former.element, near: next)
      guard let place else { continue }
      next = place + 1
      let current = snapshot.elements[place]
      guard !current.isPinned else { continue }
      found.append(
        ScrollStep.Displacement(
          element: current.element, identity: measurements.identity(of: current.slot).identity,
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
  /// Where an element is among elements in order, in O(log elements), by a guess; nil if it is not.
  func place(of element: CollectionElement, near guess: Int = 0) -> Int? {
    if guess < count, self[guess].element == element { return guess }
    let place = indices.partitioningIndex { self[$0].element >= element }
    return place < count && self[place].element == element ? place : nil
  }
}
