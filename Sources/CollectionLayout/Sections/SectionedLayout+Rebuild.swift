import SelfSizingGeometry

/// Placing everything again, with the lengths that are known.
extension SectionedLayout {
  /// Builds the geometry from the data source's counts, in O(items); on failure it is unchanged.
  func rebuild(for collectionView: CollectionView) throws(CollectionLayoutError) {
    let former = (orientation, contentWidth, findings)
    let bodies = collectionView.counting == .changed ? [] : geometry.sections.map(\.body)
    (orientation, contentWidth) = (collectionView.orientation, collectionView.contentWidth)
    findings = []
    var sections: [LayoutSection] = []
    sections.reserveCapacity(collectionView.itemCounts.count)
    var total = Extent.zero
    do throws(CollectionLayoutError) {
      for (index, count) in collectionView.itemCounts.enumerated() {
        let section = try section(
          index, count: count, former: index < bodies.count ? bodies[index] : nil,
          sharing: sections.last?.shared, in: collectionView)
        total += section.height
        guard total <= .maximum else { throw .contentTooTall(section: index) }
        sections.append(section)
      }
    } catch {
      (orientation, contentWidth, findings) = former
      throw error
    }
    geometry = SectionGeometry(sections: sections, counting: operations)
    hasPins = sections.contains { $0.shared.value.pinsHeader || $0.shared.value.pinsFooter }
    pendingChange = nil
  }

  /// Returns a section, placed. `former` is its items in their former places, if they are the same
  /// ones; `neighbor` is a blueprint to share if this section's is equal.
  func section(
    _ index: Int, count: Int, former: SectionBody?, sharing neighbor: SharedBlueprint?,
    in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> LayoutSection {
    let grid = PixelGrid(scale: collectionView.viewport.displayScale)
    let value = try blueprint(ofSection: index, itemCount: count, width: contentWidth, grid: grid)
    let shared = neighbor.flatMap { $0.value == value ? $0 : nil } ?? SharedBlueprint(value)
    let body =
      count == 0
      ? emptyBody
      : try body(ofSection: index, itemCount: count, shared, former: former, in: collectionView)
    return LayoutSection(
      shared: shared,
      header: try known(.header(ofSection: index), value.header, in: collectionView),
      footer: try known(.footer(ofSection: index), value.footer, in: collectionView), body: body)
  }

  /// In units.
  func lengths(
    ofSection index: Int, count: Int, _ blueprint: SectionBlueprint,
    in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> [Int64] {
    let first = CollectionElement.item(ItemIndexPath(item: 0, section: index))
    guard Extent.isValid(blueprint.items.value)
    else { throw .invalidHeight(first, value: blueprint.items.value) }
    let heightOfItem = heightOfItem
    let common = Extent(points: blueprint.items.value)
    var lengths = [Int64](repeating: common.units, count: count)
    if heightOfItem == nil, !collectionView.remembersHeights || !blueprint.items.isEstimated {
      let each = common + blueprint.lineSpacing
      guard count == 0 || each.units <= Extent.maximum.units / Int64(count)
      else { throw .contentTooTall(section: index) }
      return lengths
    }
    var total = Extent.zero
    for item in 0..<count {
      let path = ItemIndexPath(item: item, section: index)
      let rule = heightOfItem?(path, blueprint.firstLane.width) ?? blueprint.items
      guard let length = try known(.item(path), rule, in: collectionView) else { continue }
      lengths[item] = length.units
      total += length + blueprint.lineSpacing
      guard total <= .maximum else { throw .contentTooTall(section: index) }
    }
    return lengths
  }

  /// The fixed length, or what the cell preferred when last asked, or the estimate; nil without a
  /// rule.
  func known(
    _ element: CollectionElement, _ rule: ElementHeight?, in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> Extent? {
    guard let rule else { return nil }
    guard Extent.isValid(rule.value) else { throw .invalidHeight(element, value: rule.value) }
    guard rule.isEstimated else { return Extent(points: rule.value) }
    let remembered =
      collectionView.remembersHeights ? collectionView.rememberedHeight(of: element) : nil
    let learned = remembered ?? collectionView.learnedHeight(of: element)
    return Extent(points: learned ?? rule.value)
  }

  /// Brings the geometry to what it is after a batch; on failure it is unchanged. Complexity:
  /// O(edits × log items) where sections take single edits, elsewhere O(items of those that
  /// change).
  func applyUpdates(_ map: UpdateMap, in list: CollectionView) throws(CollectionLayoutError) {
    pendingChange = nil
    guard map.sections == nil else {
      // Sections come and go seldom: everything is placed again, with the heights that are known.
      let former = (list.counting, isInvalidated)
      list.counting = .changed
      isInvalidated = true
      do {
        try prepare()
      } catch {
        (list.counting, isInvalidated) = former
        throw error
      }
      list.counting = .placed
      return
    }
    var rebuilt: [(section: Int, LayoutSection)] = []
    var insertions: [(section: Int, lengths: [Extent])] = []
    var total = geometry.contentHeight
    for section in map.edits.keys.sorted() {
      guard let edits = map.edits[section] else { continue }
      if takesSingleEdits(section, edits, in: list) {
        let lengths = try lengths(of: edits.incoming, section, in: list)
        let spacing = geometry.sections[section].shared.value.lineSpacing
        for length in lengths { total += length + spacing }
        insertions.append((section, lengths))
      } else {
        let placed = try self.section(
          section, count: list.itemCounts[section], former: nil,
          sharing: section > 0 ? geometry.sections[section - 1].shared : nil, in: list)
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

  /// Whether a section can be edited item by item, and has few edits.
  private func takesSingleEdits(
    _ section: Int, _ edits: UpdateMap.SectionEdits, in collectionView: CollectionView
  ) -> Bool {
    let body = geometry.sections[section].body
    return body.takesSingleEdits && collectionView.itemCounts[section] > 0
      && edits.outgoing.count < body.itemCount
      && edits.incoming.count + edits.outgoing.count <= 8 + body.itemCount / 8
  }

  private func lengths(
    of incoming: [Int], _ section: Int, in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> [Extent] {
    let shared = geometry.sections[section].shared
    return try incoming.map { item throws(CollectionLayoutError) in
      let path = ItemIndexPath(item: item, section: section)
      let rule = heightRule(ofItem: path, shared.value)
      return try known(.item(path), rule, in: collectionView) ?? .zero
    }
  }

  private func edit(_ section: Int, _ edits: UpdateMap.SectionEdits, _ lengths: [Extent]) {
    let body = geometry.sections[section].body
    for item in edits.outgoing.reversed() { body.remove(at: item) }
    for (item, length) in zip(edits.incoming, lengths) {
      body.insert(at: item, length: length, column: column(ofInsertedItem: item, in: body))
    }
    let first = min(edits.outgoing.first ?? .max, edits.incoming.first ?? .max)
    afterEdits(ofSection: section, from: first)
    geometry.updateHeight(ofSection: section)
  }
}

/// Checks of metrics, for subclasses.
extension SectionedLayout {
  func metric(_ name: String, _ value: Double) throws(CollectionLayoutError) -> Extent {
    guard Extent.isValid(value) else { throw .invalidMetric(name: name, value: value) }
    return Extent(points: value)
  }

  func oriented(_ insets: LayoutEdgeInsets, _ name: String)
    throws(CollectionLayoutError) -> OrientedInsets
  {
    for (name, value) in insets.metrics(name) { _ = try metric(name, value) }
    return orientation.insets(insets)
  }

  func remainingWidth(_ width: Double, section: Int) -> Double {
    if width > 0 { return width }
    findings.append(.noWidthLeft(section: section, width: width))
    return 0
  }
}
