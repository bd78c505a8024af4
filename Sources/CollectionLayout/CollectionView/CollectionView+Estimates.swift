import SelfSizingGeometry

/// Heights of cells that were never asked, and forgetting those of elements that are gone.
extension CollectionView {
  /// In points.
  func learnedHeight(of element: CollectionElement) -> Double? {
    guard heightEstimates == .median, !learned.isEmpty else { return nil }
    return learned.estimate(of: content.reuseIdentifier(element))
  }

  func learn(_ element: CollectionElement, height: Double) {
    guard heightEstimates == .median else { return }
    learned.observe(height, of: content.reuseIdentifier(element))
  }

  func takeOverEstimates() {
    guard heightEstimates == .median, learned.takeOver(on: PixelGrid(scale: viewport.displayScale))
    else { return }
    invalidateLayout()
  }

  /// Asks every cell that has not settled, visible or not: O(items) if any has become unsettled.
  func measureAhead(_ progress: inout StepProgress) throws(CollectionLayoutError) {
    guard heightEstimates == .measuredAhead, !isMeasuredAhead else { return }
    try checkItemCounts()
    for section in itemCounts.indices {
      try measureAhead(.header(ofSection: section), &progress)
      for item in 0..<itemCounts[section] {
        try measureAhead(.item(ItemIndexPath(item: item, section: section)), &progress)
      }
      try measureAhead(.footer(ofSection: section), &progress)
    }
    isMeasuredAhead = true
    progress.looked = nil
  }

  private func measureAhead(_ element: CollectionElement, _ progress: inout StepProgress)
    throws(CollectionLayoutError)
  {
    let across = orientation.axis.perpendicular
    var slot: Int?
    // The last answer is only checked: it either agrees or is found to oscillate.
    for _ in 0...Self.maximumAnswers + 1 {
      guard let original = collectionViewLayout.layoutAttributes(for: element), !original.isHidden
      else { return }
      let known = slot ?? measurements.slot(of: content.identity(of: element))
      slot = known
      guard !measurements.isSettled(known, width: original.frame.size[across]) else { return }
      progress.calls += 1
      if progress.answers[known] == nil { progress.asked += 1 }
      let answer = content.preferredAttributes(original)
      if take(answer, original, known, &progress) { try prepareLayout() }
    }
  }

  /// The identities that are remembered beyond twice the number of elements, at least.
  static let spareIdentities = 1024

  /// Forgets the elements that are gone, if there may be more of them than of those that stay. A
  /// data source cannot say whose place a batch deleted, since its data has changed by then; so now
  /// and then the present elements show which remain. Complexity: O(elements), once in as many new
  /// identities; O(sections), once in `spareIdentities`; otherwise O(1).
  func forgetDeparted() {
    guard measurements.count >= departureCheckCount else { return }
    let elementCount = itemCounts.reduce(2 * itemCounts.count, +)
    if measurements.count >= 2 * elementCount + Self.spareIdentities {
      // Identities are asked for only within counts that still hold; the next step reports others.
      guard (try? checkSectionCount()) != nil, (try? checkItemCounts()) != nil else { return }
      forgetAllButPresent()
    }
    departureCheckCount = max(2 * elementCount, measurements.count) + Self.spareIdentities
  }

  private func forgetAllButPresent() {
    var stays = [Bool](repeating: false, count: measurements.count)
    // A step that follows compares with what is visible now.
    for element in snapshot.elements { stays[element.slot] = true }
    let kinds = [.header, .footer, .item] + collectionViewLayout.furtherKinds
    for (section, count) in itemCounts.enumerated() {
      for kind in kinds {
        for item in 0..<(kind.belongsToItem ? count : 1) {
          let path = ItemIndexPath(item: item, section: section)
          let element = CollectionElement(kind: kind, indexPath: path)
          if let slot = rememberedSlot(of: element) { stays[slot] = true }
        }
      }
    }
    let places = measurements.forget(except: stays)
    for index in snapshot.elements.indices {
      guard let place = places[snapshot.elements[index].slot] else { continue }
      snapshot.elements[index].slot = place
    }
  }
}
