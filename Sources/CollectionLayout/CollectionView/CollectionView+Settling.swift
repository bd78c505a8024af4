import SelfSizingGeometry

/// Asking cells for their preferred attributes until none of them changes anything.
extension CollectionView {
  /// Goes through the visible elements until no cell invalidates the layout; returns what is visible.
  func settle(_ request: StepRequest, _ progress: inout StepProgress)
    throws(CollectionLayoutError) -> [VisibleElement]
  {
    while true {
      progress.passes += 1
      let (attributes, visible) = try visibleNow(&progress)
      guard ask(attributes, visible, &progress) else { return visible }
      try collectionViewLayout.prepare()
      if let target = request.target { progress.ideal = try offset(for: target) }
      if progress.passes == Self.maximumPasses {
        progress.findings.append(.passLimitReached(passes: progress.passes))
        return try visibleNow(&progress).elements
      }
    }
  }

  /// Looks up what is visible at the offset that the step has come to.
  private func visibleNow(_ progress: inout StepProgress) throws(CollectionLayoutError) -> (
    attributes: [CollectionViewLayoutAttributes], elements: [VisibleElement]
  ) {
    let place = scrollGeometry.clamped(progress.ideal)
    let attributes: [CollectionViewLayoutAttributes]
    if let looked = progress.looked, looked.offset == place {
      attributes = looked.attributes
    } else {
      attributes = try lookUp(at: place)
    }
    progress.looked = nil
    progress.known = resolve(attributes, known: progress.known)
    return (attributes, progress.known)
  }

  /// Takes an answer for an element that need not be visible.
  func take(_ answer: CollectionViewLayoutAttributes, _ progress: inout StepProgress)
    throws(CollectionLayoutError)
  {
    try check(answer.element)
    guard let original = collectionViewLayout.layoutAttributes(for: answer.element) else {
      throw .elementOutOfRange(answer.element)
    }
    let slot = measurements.slot(of: content.identity(of: answer.element))
    if take(answer, original, slot, &progress) { try collectionViewLayout.prepare() }
  }

  /// Asks each visible cell that has not settled; whether any of them invalidated the layout.
  private func ask(
    _ attributes: [CollectionViewLayoutAttributes], _ visible: [VisibleElement],
    _ progress: inout StepProgress
  ) -> Bool {
    var isInvalidated = false
    var next = 0
    for original in attributes where original.element.kind != .background {
      let (slot, width) = (visible[next].slot, visible[next].width)
      next += 1
      guard !original.isHidden, !measurements.isSettled(slot, width: width) else { continue }
      progress.calls += 1
      if progress.answers[slot] == nil { progress.asked += 1 }
      let answer = content.preferredAttributes(original)
      if take(answer, original, slot, &progress) { isInvalidated = true }
    }
    return isInvalidated
  }

  /// Takes a cell's answer; whether it invalidated the layout.
  private func take(
    _ answer: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes,
    _ slot: Int, _ progress: inout StepProgress
  ) -> Bool {
    let axis = orientation.axis
    let across = axis.perpendicular
    var problem = problem(with: answer, original)
    let isAgreed =
      problem == nil
      && !collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: answer, withOriginalAttributes: original)
    if problem == nil, !isAgreed, let heights = progress.answers[slot],
      heights.count >= Self.maximumAnswers
    {
      problem = .oscillatingCell(original.element, heights: heights + [answer.frame.size[axis]])
    }
    if isAgreed || problem != nil {
      if let problem { progress.findings.append(problem) }
      measurements.record(
        slot, height: original.frame.size[axis], width: original.frame.size[across],
        column: original.column, isSettled: true)
      return false
    }
    progress.answers[slot, default: []].append(answer.frame.size[axis])
    progress.looked = nil
    let context = collectionViewLayout.invalidationContext(
      forPreferredLayoutAttributes: answer, withOriginalAttributes: original)
    collectionViewLayout.invalidateLayout(with: context)
    let moved = orientation.offsetChange(
      fromStart: Extent(points: context.contentOffsetAdjustment[axis]),
      content: Extent(points: context.contentSizeAdjustment[axis]))
    progress.correct(by: moved)
    let width = (collectionViewLayout.sizesAcross ? answer : original).frame.size[across]
    measurements.record(
      slot, height: answer.frame.size[axis], width: width, column: original.column,
      isSettled: false)
    return true
  }

  /// Returns what makes an answer one that cannot be used, if anything does.
  private func problem(
    with answer: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) -> CollectionFinding? {
    let axis = orientation.axis
    let height = answer.frame.size[axis]
    if answer.element != original.element {
      return .answerForAnotherElement(asked: original.element, answered: answer.element)
    }
    if !Extent.isValid(height) {
      return .invalidPreferredHeight(original.element, value: height)
    }
    let change = Extent(points: height) - Extent(points: original.frame.size[axis])
    if collectionViewLayout.exactContentHeight + change > .maximum {
      return .contentTooTall(original.element, value: height)
    }
    return nil
  }
}
