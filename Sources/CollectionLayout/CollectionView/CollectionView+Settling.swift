import SelfSizingGeometry

/// Asking cells for their preferred attributes until none of them changes anything.
extension CollectionView {
  /// Visits the visible elements until no cell invalidates the layout.
  func settle(_ request: StepRequest, _ progress: inout StepProgress)
    throws(CollectionLayoutError) -> Sight
  {
    while true {
      progress.passes += 1
      let sight = try visibleNow(&progress)
      guard ask(sight, &progress) else { return sight }
      try prepareLayout()
      if let target = request.target { progress.ideal = try offset(for: target) }
      if progress.passes == Self.maximumPasses {
        progress.findings.append(.passLimitReached(passes: progress.passes))
        return try visibleNow(&progress)
      }
    }
  }

  private func visibleNow(_ progress: inout StepProgress) throws(CollectionLayoutError) -> Sight {
    let scroll = scrollGeometry
    if let inset = progress.topInsetAtTop, inset != scroll.topInset {
      progress.ideal += inset - scroll.topInset
      progress.topInsetAtTop = scroll.topInset
    }
    let place = scroll.clamped(progress.ideal, allowing: progress.overscroll)
    var sight: Sight
    if let looked = progress.looked, looked.offset == place {
      sight = looked
      measurements.markSettled(&sight.elements)
    } else {
      sight = try look(at: place, known: progress.known)
    }
    progress.looked = nil
    exchangeCells(&sight.elements, &progress)
    progress.known = sight.elements
    return sight
  }

  func take(_ answer: CollectionViewLayoutAttributes, _ progress: inout StepProgress)
    throws(CollectionLayoutError)
  {
    try check(answer.element)
    guard let original = collectionViewLayout.layoutAttributes(for: answer.element)
    else { throw .elementOutOfRange(answer.element) }
    let slot = measurements.slot(of: content.identity(of: answer.element))
    if take(answer, original, slot, &progress) { try prepareLayout() }
  }

  /// Takes a height that was measured ahead of time, unless it no longer holds.
  func take(_ known: MeasuredHeight, _ progress: inout StepProgress) throws(CollectionLayoutError) {
    let axis = orientation.axis
    guard let element = try currentElement(known),
      let original = collectionViewLayout.layoutAttributes(for: element),
      original.frame.size[axis.perpendicular] == known.width
    else {
      progress.stale += 1
      return
    }
    var answer = original
    answer.frame.size[axis] = known.height
    let slot = measurements.slot(of: content.identity(of: element))
    guard !measurements.isSettled(slot, width: known.width) else { return }
    if take(answer, original, slot, &progress) { try prepareLayout() }
  }

  private func currentElement(_ measured: MeasuredHeight)
    throws(CollectionLayoutError) -> CollectionElement?
  {
    let former = CollectionElement.item(measured.indexPath)
    if isWithinCounts(former) {
      try check(former)
      if content.itemIdentity(measured.indexPath) == measured.identity { return former }
    }
    guard let path = content.indexPath(measured.identity), isWithinCounts(.item(path))
    else { return nil }
    try check(.item(path))
    return .item(path)
  }

  private func ask(_ sight: Sight, _ progress: inout StepProgress) -> Bool {
    let attributes = sight.attributes
    var isInvalidated = false
    var next = 0
    for index in attributes.indices where attributes[index].element.kind != .background {
      let (slot, width) = (sight.elements[next].slot, sight.elements[next].width)
      next += 1
      guard !attributes[index].isHidden, !measurements.isSettled(slot, width: width)
      else { continue }
      let original = attributes[index]
      progress.calls += 1
      if progress.answers[slot] == nil { progress.asked += 1 }
      let answer = content.preferredAttributes(original)
      if take(answer, original, slot, &progress) { isInvalidated = true }
    }
    return isInvalidated
  }

  /// Takes a cell's answer; whether it invalidated the layout.
  func take(
    _ answer: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes,
    _ slot: Int, _ progress: inout StepProgress
  ) -> Bool {
    let axis = orientation.axis
    let across = axis.perpendicular
    var problem = problem(with: answer, original)
    let isAgreed = problem == nil && !layoutInvalidates(answer, original)
    if problem == nil, !isAgreed, let heights = progress.answers[slot],
      heights.count >= Self.maximumAnswers
    {
      problem = .oscillatingCell(original.element, heights: heights + [answer.frame.size[axis]])
    }
    if let problem { progress.findings.append(problem) }
    if isAgreed { learn(original.element, height: original.frame.size[axis]) }
    if isAgreed || problem != nil {
      let own = collectionViewLayout.ownSize(of: original)
      measurements.record(
        slot, height: own[axis], width: original.frame.size[across],
        preferredWidth: own[across], column: original.column, isSettled: true)
      return false
    }
    progress.answers[slot, default: []].append(answer.frame.size[axis])
    progress.looked = nil
    let context = layoutContext(answer, original)
    invalidateLayout(with: context)
    let moved = orientation.offsetChange(
      fromStart: Extent(points: context.contentOffsetAdjustment[axis]),
      content: Extent(points: context.contentSizeAdjustment[axis]))
    progress.correct(by: moved)
    let width = (collectionViewLayout.sizesAcross ? answer : original).frame.size[across]
    measurements.record(
      slot, height: answer.frame.size[axis], width: width, preferredWidth: width,
      column: original.column, isSettled: false)
    return true
  }

  private func problem(
    with answer: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) -> CollectionFinding? {
    let axis = orientation.axis
    let height = answer.frame.size[axis]
    if answer.element != original.element {
      return .answerForAnotherElement(asked: original.element, answered: answer.element)
    }
    if !Extent.isValid(height) { return .invalidPreferredHeight(original.element, value: height) }
    let change = Extent(points: height) - Extent(points: original.frame.size[axis])
    if collectionViewLayout.exactContentHeight + change > .maximum {
      return .contentTooTall(original.element, value: height)
    }
    return nil
  }
}
