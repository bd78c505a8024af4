/// Batches of updates.
extension CollectionView {
  /// Inserts, deletes, moves and reloads items and sections at once, and keeps what is seen in
  /// place.
  ///
  /// The closure changes the data, and says in the batch what it changed. Heights of items that
  /// stay or move are kept; inserted and reloaded cells are asked when they are visible.
  /// - Throws: `invalidBatchUpdate` where UIKit would throw an exception, beside what
  ///   `layoutIfNeeded()` throws. Nothing has moved then, but the data has changed: call
  ///   `reloadData()`.
  @discardableResult
  public func performBatchUpdates(_ updates: (inout CollectionViewUpdates) -> Void)
    throws(CollectionLayoutError) -> ScrollStep
  { try perform(.performBatchUpdates(CollectionViewUpdates()), updates: updates) }

  func update(_ updates: (inout CollectionViewUpdates) -> Void)
    throws(CollectionLayoutError) -> ScrollStep
  {
    refreshOrientation()
    try bringUpToDate()
    var batch = CollectionViewUpdates()
    updates(&batch)
    trace?.request = .performBatchUpdates(batch)
    let map = try UpdateMap(
      batch, before: itemCounts, sectionCount: content.numberOfSections(),
      countAfter: { content.numberOfItems($0) })
    contentSizeBeforeUpdates = contentSize
    let formerCounts = itemCounts
    let isApplied: Bool
    do {
      try apply(map)
      isApplied = try collectionViewLayout.apply(map, in: self)
    } catch {
      itemCounts = formerCounts
      throw error
    }
    if !isApplied { invalidateLayout() }
    forgetReloaded(map)
    let before = snapshot
    let step = try perform(StepRequest(cause: .batchUpdates), from: moved(before, map))
    collectionViewLayout.prepare(forCollectionViewUpdates: batch)
    trace?.note("prepare forCollectionViewUpdates")
    askForTransitions(from: before, map)
    collectionViewLayout.finalizeCollectionViewUpdates()
    trace?.note("finalizeCollectionViewUpdates")
    guard collectionViewLayout.isInvalidated else { return step }
    // What a layout invalidates at the end of a batch is laid out before anybody sees the list.
    return step.followed(by: try perform(StepRequest(cause: .layout)))
  }

  private func apply(_ map: UpdateMap) throws(CollectionLayoutError) {
    func count(_ section: Int) throws(CollectionLayoutError) -> Int {
      let count = map.counts[section] ?? content.numberOfItems(section)
      guard (0...Self.maximumItemCount).contains(count)
      else { throw .invalidNumberOfItems(section: section, count: count) }
      return count
    }
    if let sections = map.sections {
      var counts = [Int](repeating: 0, count: map.sectionCount)
      for (former, place) in sections.enumerated() {
        if let place { counts[place] = itemCounts[former] }
      }
      for section in map.renewedSections.sorted() { counts[section] = try count(section) }
      itemCounts = counts
    }
    for section in map.edits.keys.sorted() { itemCounts[section] = try count(section) }
  }

  private func forgetReloaded(_ map: UpdateMap) {
    for path in map.updates.reloadedItems {
      if let place = map.place(of: path) { unsettle(.item(place)) }
    }
    for section in map.renewedSections.sorted() {
      for item in 0..<itemCounts[section] {
        unsettle(.item(ItemIndexPath(item: item, section: section)))
      }
    }
  }

  /// The former snapshot by the places after the batch, without what goes.
  private func moved(_ before: ViewportSnapshot, _ map: UpdateMap) -> ViewportSnapshot {
    var moved = before
    // The attributes are those of the places before.
    moved.layoutChange = -1
    moved.elements = before.elements.compactMap { former in
      guard let element = map.element(former.element) else {
        release(former.cell)
        return nil
      }
      var current = former
      current.element = element
      return current
    }
    moved.elements.sortIfNeeded { $0.element < $1.element }
    return moved
  }

  private func askForTransitions(from before: ViewportSnapshot, _ map: UpdateMap) {
    let layout = collectionViewLayout
    // The layout no longer knows where those were that have gone; the snapshot does.
    for initial in departures(before.attributes, map) {
      let final = layout.finalLayoutAttributes(forDisappearing: initial)
      trace?.note("finalLayoutAttributes → \(final.text)")
    }
    for element in arrivals(map) {
      guard let final = layout.layoutAttributes(for: element) else { continue }
      let initial = layout.initialLayoutAttributes(forAppearing: final)
      trace?.note("initialLayoutAttributes → \(initial.text)")
    }
  }

  private func departures(
    _ attributes: [CollectionViewLayoutAttributes], _ map: UpdateMap
  ) -> [CollectionViewLayoutAttributes] {
    let updates = map.updates
    guard updates.changesSections || !updates.deletedItems.isEmpty || !updates.reloadedItems.isEmpty
    else { return [] }
    return attributes.filter { $0.element.kind != .background && map.element($0.element) == nil }
  }

  private func arrivals(_ map: UpdateMap) -> [CollectionElement] {
    let updates = map.updates
    var arrivals: [CollectionElement] = []
    if !map.renewedSections.isEmpty {
      arrivals = snapshot.elements.map(\.element)
        .filter { map.renewedSections.contains($0.indexPath.section) }
    }
    for path in updates.insertedItems + updates.reloadedItems.compactMap({ map.place(of: $0) })
    where !map.renewedSections.contains(path.section)
      && snapshot.elements.place(of: .item(path)) != nil
    { arrivals.append(.item(path)) }
    return arrivals.sorted()
  }
}
