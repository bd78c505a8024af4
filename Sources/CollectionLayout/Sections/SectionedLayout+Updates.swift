/// Batches of updates, one item at a time where the section's body can do that.
extension SectionedLayout {
  /// Brings the geometry to what it is after a batch; on failure it is unchanged. Complexity:
  /// O(edits × log items) where sections take single edits; O(items of the sections that change)
  /// elsewhere.
  func applyUpdates(_ map: UpdateMap, in collectionView: CollectionView)
    throws(CollectionLayoutError)
  {
    pendingChange = nil
    guard map.sections == nil else {
      // Sections come and go seldom: everything is placed again, with the heights that are known.
      let former = (collectionView.counting, isInvalidated)
      collectionView.counting = .changed
      isInvalidated = true
      do {
        try prepare()
      } catch {
        (collectionView.counting, isInvalidated) = former
        throw error
      }
      collectionView.counting = .placed
      return
    }
    var rebuilt: [(section: Int, LayoutSection)] = []
    var insertions: [(section: Int, lengths: [Extent])] = []
    var total = geometry.contentHeight
    for section in map.edits.keys.sorted() {
      guard let edits = map.edits[section] else { continue }
      if takesSingleEdits(section, edits, in: collectionView) {
        let lengths = try lengths(of: edits.incoming, section, in: collectionView)
        let spacing = geometry.sections[section].shared.value.lineSpacing
        for length in lengths { total += length + spacing }
        insertions.append((section, lengths))
      } else {
        let placed = try self.section(
          section, count: collectionView.itemCounts[section], former: nil,
          sharing: section > 0 ? geometry.sections[section - 1].shared : nil, in: collectionView)
        total += placed.height - geometry.height(ofSection: section)
        rebuilt.append((section, placed))
      }
      guard total <= .maximum else { throw .contentTooTall(section: section) }
    }
    // Nothing can fail any more.
    for (section, lengths) in insertions {
      if let edits = map.edits[section] { edit(section, edits, lengths) }
    }
    for (section, placed) in rebuilt { geometry.replaceSection(at: section, with: placed) }
  }

  /// Whether a section can be edited item by item: its body can, it neither begins nor ends empty,
  /// and there are few edits.
  private func takesSingleEdits(
    _ section: Int, _ edits: UpdateMap.SectionEdits, in collectionView: CollectionView
  ) -> Bool {
    let body = geometry.sections[section].body
    return body.takesSingleEdits && collectionView.itemCounts[section] > 0
      && edits.outgoing.count < body.itemCount
      && edits.incoming.count + edits.outgoing.count <= 8 + body.itemCount / 8
  }

  /// Returns the lengths of items that enter a section, in their order: those that moved are known
  /// by their identities, as others are that were there before.
  private func lengths(
    of incoming: [Int], _ section: Int, in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> [Extent] {
    let shared = geometry.sections[section].shared
    var lengths: [Extent] = []
    lengths.reserveCapacity(incoming.count)
    for item in incoming {
      let path = ItemIndexPath(item: item, section: section)
      let rule = heightRule(ofItem: path, shared.value)
      lengths.append(try known(.item(path), rule, in: collectionView) ?? .zero)
    }
    return lengths
  }

  private func edit(_ section: Int, _ edits: UpdateMap.SectionEdits, _ lengths: [Extent]) {
    let body = geometry.sections[section].body
    for item in edits.outgoing.reversed() { _ = body.remove(at: item) }
    for (item, length) in zip(edits.incoming, lengths) {
      body.insert(at: item, length: length, column: column(ofInsertedItem: item, in: body))
    }
    let first = min(edits.outgoing.first ?? .max, edits.incoming.first ?? .max)
    afterEdits(ofSection: section, from: first)
    geometry.updateHeight(ofSection: section)
  }
}
