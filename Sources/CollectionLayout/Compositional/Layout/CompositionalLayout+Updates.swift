/// Batches of updates.
extension CompositionalLayout {
  /// Brings positions to what they are after a batch; on failure they are unchanged.
  ///
  /// Cells that stay keep what they answered, moved ones too. Where sections come and go, every
  /// section is asked for again, since their numbers change.
  func applyUpdates(_ map: UpdateMap, in collectionView: CollectionView)
    throws(CollectionLayoutError)
  {
    guard map.sections == nil else {
      return try rebuild(for: collectionView, carrying: carried(map, in: collectionView))
    }
    var builder = SectionBuilder(self, for: collectionView)
    var changed: [(section: Int, PlacedSection)] = []
    var total = geometry.contentLength
    for index in map.edits.keys.sorted() {
      guard let edits = map.edits[index] else { continue }
      let former = geometry.sections[index]
      var section = try builder.section(
        index, former.plan, count: collectionView.itemCounts[index],
        carrying: edited(former.groups, edits, section: index, builder))
      section.orthogonalOffset = former.orthogonalOffset
      section.limitScrolling()
      total += section.length - former.length
      guard total <= .maximum else { throw .contentTooTall(section: index) }
      changed.append((index, section))
    }
    // Nothing can fail any more.
    for (index, section) in changed { geometry.replaceSection(at: index, with: section) }
  }

  /// Returns the groups of each section after a batch that moves sections; nil where items are
  /// known by their identities alone.
  private func carried(_ map: UpdateMap, in collectionView: CollectionView) -> [GroupSequence?] {
    var carried = [GroupSequence?](repeating: nil, count: collectionView.itemCounts.count)
    let builder = SectionBuilder(self, for: collectionView)
    for former in geometry.sections.indices {
      guard let place = map.section(former), !map.renewedSections.contains(place) else { continue }
      let groups = geometry.sections[former].groups
      carried[place] =
        map.edits[place].flatMap { edited(groups, $0, section: place, builder) } ?? groups
    }
    return carried
  }

  /// Returns a section's groups after items left and entered it; nil if they have to be placed
  /// again.
  private func edited(
    _ groups: GroupSequence, _ edits: UpdateMap.SectionEdits, section: Int,
    _ builder: SectionBuilder
  ) -> GroupSequence? {
    guard let plan = groups.groupPlan else { return nil }
    let decides = plan.growsAlong || plan.growsAcross
    let incoming = edits.incoming.map { item in
      (
        item: item,
        answer: decides
          ? builder.rememberedAnswer(ItemIndexPath(item: item, section: section), plan)
          : CellAnswer()
      )
    }
    return groups.edited(outgoing: edits.outgoing, incoming: incoming)
  }
}
