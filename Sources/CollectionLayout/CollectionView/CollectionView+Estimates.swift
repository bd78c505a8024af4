import SelfSizingGeometry

/// Heights of cells that were never asked.
extension CollectionView {
  /// Returns the height in points that is learned of an element, if it is to be estimated by that.
  func learnedHeight(of element: CollectionElement) -> Double? {
    guard heightEstimates == .median, !learned.isEmpty else { return nil }
    return learned.estimate(of: content.reuseIdentifier(element))
  }

  /// Learns from a cell that settled.
  func learn(_ element: CollectionElement, height: Double) {
    guard heightEstimates == .median else { return }
    learned.observe(height, of: content.reuseIdentifier(element))
  }

  /// Lets the next step place everything again if the estimates have become better.
  func takeOverEstimates() {
    guard heightEstimates == .median, learned.takeOver(on: PixelGrid(scale: viewport.displayScale))
    else { return }
    invalidateLayout()
  }

  /// Asks every cell that has not settled, visible or not. Complexity: O(items) if anything has
  /// become unsettled since it was done last.
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
}
