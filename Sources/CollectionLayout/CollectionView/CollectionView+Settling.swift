import SelfSizingGeometry

/// Asking cells for their preferred attributes until none of them changes anything.
extension CollectionView {
  /// Goes through the visible elements until no cell invalidates the layout; returns what is visible.
  func settle(_ request: StepRequest, _ progress: inout StepProgress)
    throws(CollectionLayoutError) -> [CollectionViewLayoutAttributes]
  {
    while true {
      progress.passes += 1
      let place = scrollGeometry.clamped(progress.ideal)
      let visible = collectionViewLayout.layoutAttributesForElements(in: bounds(at: place))
      try check(visible)
      guard ask(visible, &progress) else { return visible }
      try collectionViewLayout.prepare()
      if let target = request.target { progress.ideal = try offset(for: target) }
      if progress.passes == Self.maximumPasses {
        progress.findings.append(.passLimitReached(passes: progress.passes))
        let place = scrollGeometry.clamped(progress.ideal)
        let visible = collectionViewLayout.layoutAttributesForElements(in: bounds(at: place))
        try check(visible)
        return visible
      }
    }
  }

  /// Takes an answer for an element that need not be visible.
  func take(_ answer: CollectionViewLayoutAttributes, _ progress: inout StepProgress)
    throws(CollectionLayoutError)
  {
    try check(answer.element)
    guard let original = collectionViewLayout.layoutAttributes(for: answer.element) else {
      throw .elementOutOfRange(answer.element)
    }
    let identity = content.identity(of: answer.element)
    if take(answer, original, identity, &progress) { try collectionViewLayout.prepare() }
  }

  /// Asks each visible cell that has not settled; whether any of them invalidated the layout.
  private func ask(
    _ visible: [CollectionViewLayoutAttributes], _ progress: inout StepProgress
  ) -> Bool {
    var isInvalidated = false
    for original in visible where !original.isHidden && original.element.kind != .background {
      let identity = content.identity(of: original.element)
      guard !measurements.isSettled(identity, width: original.frame.width) else { continue }
      progress.calls += 1
      progress.asked.insert(identity)
      let answer = content.preferredAttributes(original)
      if take(answer, original, identity, &progress) { isInvalidated = true }
    }
    return isInvalidated
  }

  /// Takes a cell's answer; whether it invalidated the layout.
  private func take(
    _ answer: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes,
    _ identity: ElementIdentity, _ progress: inout StepProgress
  ) -> Bool {
    let heights = progress.answers[identity] ?? []
    var problem = problem(with: answer, original)
    let isAgreed =
      problem == nil
      && !collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: answer, withOriginalAttributes: original)
    if problem == nil, !isAgreed, heights.count == Self.maximumAnswers {
      problem = .oscillatingCell(original.element, heights: heights + [answer.frame.height])
    }
    if isAgreed || problem != nil {
      if let problem { progress.findings.append(problem) }
      measurements.record(original, of: identity, isSettled: true)
      return false
    }
    progress.answers[identity] = heights + [answer.frame.height]
    let context = collectionViewLayout.invalidationContext(
      forPreferredLayoutAttributes: answer, withOriginalAttributes: original)
    collectionViewLayout.invalidateLayout(with: context)
    progress.correct(by: Extent(points: context.contentOffsetAdjustment.y))
    var measured = original
    measured.frame.size.height = answer.frame.height
    measurements.record(measured, of: identity, isSettled: false)
    return true
  }

  /// Returns what makes an answer one that cannot be used, if anything does.
  private func problem(
    with answer: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) -> CollectionFinding? {
    let height = answer.frame.height
    if answer.element != original.element {
      return .answerForAnotherElement(asked: original.element, answered: answer.element)
    }
    if !Extent.isValid(height) {
      return .invalidPreferredHeight(original.element, value: height)
    }
    let change = Extent(points: height) - Extent(points: original.frame.height)
    if Extent(points: contentSize.height) + change > .maximum {
      return .contentTooTall(original.element, value: height)
    }
    return nil
  }

  /// Puts the offset in place and reports the step.
  func finish(
    _ request: StepRequest, _ progress: StepProgress,
    _ visible: [CollectionViewLayoutAttributes], before: ViewportSnapshot, sizeBefore: LayoutSize
  ) -> ScrollStep {
    let offsetBefore = offset
    offset = scrollGeometry.clamped(progress.ideal)
    snapshot = ViewportSnapshot(scroll: scrollGeometry, elements: visibleElements(visible))
    hasBeenLaidOut = true
    var findings = progress.findings
    var now: [ElementIdentity: VisibleElement] = [:]
    for element in snapshot.elements {
      if let other = now.updateValue(element, forKey: element.identity) {
        findings.append(.sharedIdentity(other.element, element.element))
      }
    }
    let scrolled = offset - offsetBefore - progress.correction
    var anchorDisplacement: Double?
    if case .element(let element, let edge) = scrollAnchor, let place = progress.anchorPlace,
      let now = self.place(of: edge, of: element)
    {
      anchorDisplacement = (now - place - progress.correction).points
    }
    return ScrollStep(
      cause: request.cause,
      requestedDelta: (request.target == nil ? request.delta : scrolled).points,
      offsetBefore: offsetBefore.points, offsetAfter: offset.points,
      correction: progress.correction.points, scrolledDistance: scrolled.points,
      contentSizeBefore: sizeBefore, contentSizeAfter: contentSize,
      measuredCount: progress.asked.count, preferredAttributesCalls: progress.calls,
      passes: progress.passes, anchor: scrollAnchor, anchorDisplacement: anchorDisplacement,
      displacements: displacements(
        from: before, to: now, scrolled: scrolled, correction: progress.correction),
      findings: findings)
  }

  /// Returns how far elements visible before and now moved, beyond the distance scrolled.
  private func displacements(
    from before: ViewportSnapshot, to now: [ElementIdentity: VisibleElement], scrolled: Extent,
    correction: Extent
  ) -> [ScrollStep.Displacement] {
    var moved = snapshot.scroll
    moved.offset = before.scroll.offset + scrolled
    return before.elements.compactMap { former in
      guard let current = now[former.identity] else { return nil }
      return ScrollStep.Displacement(
        element: current.element, identity: current.identity.identity,
        distance: (current.top - former.top - correction).points, wasSettled: former.isSettled,
        staysInSight: before.scroll.showsAll(former.top, former.bottom)
          && moved.shows(former.top, former.bottom))
    }
  }
}
