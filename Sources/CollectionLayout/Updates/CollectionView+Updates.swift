import SelfSizingGeometry

/// Batches of updates.
extension CollectionView {
  /// Inserts, deletes, moves and reloads items and sections at once, and keeps what is seen in place.
  ///
  /// The closure changes the data behind the data source, and says in the batch what it changed. Heights
  /// of items that stay are kept, of moved ones too; inserted and reloaded cells are asked when they are
  /// visible. What appears and disappears is in the step's transitions.
  /// - Returns: The step that followed.
  /// - Throws: `invalidBatchUpdate` where UIKit would throw an exception, beside what
  ///   `layoutIfNeeded()` throws. Nothing has moved then, but the data has changed: `reloadData()` brings
  ///   both together.
  @discardableResult
  public func performBatchUpdates(_ updates: (inout CollectionViewUpdates) -> Void)
    throws(CollectionLayoutError) -> ScrollStep
  {
    refreshOrientation()
    try bringUpToDate()
    var batch = CollectionViewUpdates()
    updates(&batch)
    let sectionCount = content.numberOfSections()
    let map = try UpdateMap(
      batch, before: itemCounts, sectionCount: sectionCount,
      countAfter: { content.numberOfItems($0) })
    contentSizeBeforeUpdates = contentSize
    let leaving = leavingElements(map)
    let formerCounts = itemCounts
    do {
      try apply(map)
      try collectionViewLayout.apply(map, in: self)
    } catch {
      itemCounts = formerCounts
      throw error
    }
    if !(collectionViewLayout is SectionedLayout) { collectionViewLayout.invalidateLayout() }
    forgetReloaded(map)
    let before = snapshot
    let step = try perform(
      StepRequest(cause: .batchUpdates, hasMovedItems: true), from: moved(before, map))
    let transitions = transitions(leaving, before: before, map)
    collectionViewLayout.finalizeCollectionViewUpdates()
    return step.with(transitions)
  }

  /// Brings the counts to those after the batch.
  private func apply(_ map: UpdateMap) throws(CollectionLayoutError) {
    func count(_ section: Int) throws(CollectionLayoutError) -> Int {
      let count = content.numberOfItems(section)
      guard (0...SectionedLayout.maximumItemCount).contains(count) else {
        throw .invalidNumberOfItems(section: section, count: count)
      }
      return count
    }
    if let sections = map.sections {
      var counts = [Int](repeating: 0, count: content.numberOfSections())
      for (former, place) in sections.enumerated() {
        if let place { counts[place] = itemCounts[former] }
      }
      for section in map.renewedSections { counts[section] = try count(section) }
      for section in map.edits.keys { counts[section] = try count(section) }
      itemCounts = counts
    } else {
      for section in map.edits.keys { itemCounts[section] = try count(section) }
    }
  }

  /// Makes reloaded cells be asked again.
  private func forgetReloaded(_ map: UpdateMap) {
    func unsettle(_ element: CollectionElement) {
      if let slot = measurements.existingSlot(of: content.identity(of: element)) {
        measurements.unsettle(slot)
      }
    }
    for path in map.updates.reloadedItems {
      if let place = map.place(of: path) { unsettle(.item(place)) }
    }
    for section in map.renewedSections {
      for item in 0..<itemCounts[section] {
        unsettle(.item(ItemIndexPath(item: item, section: section)))
      }
    }
  }

  /// Returns what was visible, by its places after the batch, without what goes.
  private func moved(_ before: ViewportSnapshot, _ map: UpdateMap) -> ViewportSnapshot {
    var moved = before
    moved.elements = before.elements.compactMap { former in
      guard let element = map.element(former.element) else { return nil }
      var current = former
      current.element = element
      return current
    }
    let elements = moved.elements
    for index in elements.indices.dropFirst()
    where elements[index].element < elements[index - 1].element {
      moved.elements.sort { $0.element < $1.element }
      break
    }
    return moved
  }

  /// Returns the attributes of visible elements that the batch may take out of sight.
  private func leavingElements(_ map: UpdateMap) -> [CollectionElement:
    CollectionViewLayoutAttributes]
  {
    guard hasBeenLaidOut else { return [:] }
    var leaving: [CollectionElement: CollectionViewLayoutAttributes] = [:]
    // The visible elements but the last few stay in sight; those that go for good are looked up now,
    // because afterwards nobody knows where they were.
    for visible in snapshot.elements where map.element(visible.element) == nil {
      leaving[visible.element] = collectionViewLayout.layoutAttributes(for: visible.element)
    }
    return leaving
  }

  /// Returns what appeared and disappeared.
  private func transitions(
    _ leaving: [CollectionElement: CollectionViewLayoutAttributes], before: ViewportSnapshot,
    _ map: UpdateMap
  ) -> [ScrollStep.Transition] {
    let layout = collectionViewLayout
    var transitions: [ScrollStep.Transition] = []
    for former in before.elements {
      guard map.element(former.element) == nil, let initial = leaving[former.element] else {
        continue
      }
      let final = layout.finalLayoutAttributes(forDisappearing: initial)
      transitions.append(.init(kind: .disappearance, initial: initial, final: final))
    }
    let inserted = Set(map.updates.insertedItems)
    let reloaded = Set(map.updates.reloadedItems.compactMap { map.place(of: $0) })
    for current in snapshot.elements {
      let path = current.element.indexPath
      let isNew =
        map.renewedSections.contains(path.section)
        || (current.element.kind == .item && (inserted.contains(path) || reloaded.contains(path)))
      guard isNew, let final = layout.layoutAttributes(for: current.element) else { continue }
      let initial = layout.initialLayoutAttributes(forAppearing: final)
      transitions.append(.init(kind: .appearance, initial: initial, final: final))
    }
    return transitions
  }
}

extension ScrollStep {
  /// Returns the step with transitions.
  fileprivate func with(_ transitions: [Transition]) -> ScrollStep {
    guard !transitions.isEmpty else { return self }
    var step = self
    step.transitions = transitions
    return step
  }
}
