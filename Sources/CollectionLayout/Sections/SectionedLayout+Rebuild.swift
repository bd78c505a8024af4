import SelfSizingGeometry

/// Placing everything again, with the lengths that are known.
extension SectionedLayout {
  /// Builds the geometry from the data source's counts; on failure it is unchanged. Complexity:
  /// O(items).
  func rebuild(for collectionView: CollectionView) throws(CollectionLayoutError) {
    let former = (orientation, contentWidth, findings)
    do {
      let sections = try builtSections(for: collectionView)
      geometry = SectionGeometry(sections: sections, counting: operations)
      hasPins = sections.contains { $0.shared.value.pinsHeader || $0.shared.value.pinsFooter }
      pendingChange = nil
    } catch {
      (orientation, contentWidth, findings) = former
      throw error
    }
  }

  private func builtSections(for collectionView: CollectionView)
    throws(CollectionLayoutError) -> [LayoutSection]
  {
    let counts = collectionView.itemCounts
    let former = geometry.sections
    let keepsItems = collectionView.counting != .changed
    orientation = collectionView.orientation
    contentWidth = collectionView.contentWidth
    findings = []
    var sections: [LayoutSection] = []
    sections.reserveCapacity(counts.count)
    var total = Extent.zero
    for (index, count) in counts.enumerated() {
      let old = keepsItems && index < former.count ? former[index].body : nil
      let section = try section(
        index, count: count, former: old, sharing: sections.last?.shared, in: collectionView)
      total += section.height
      guard total <= .maximum else { throw .contentTooTall(section: index) }
      sections.append(section)
    }
    return sections
  }

  /// Returns a section, placed.
  /// - Parameters:
  ///   - former: The section's items in their former places, if they are the same ones.
  ///   - neighbor: A blueprint to share if this section's is equal.
  func section(
    _ index: Int, count: Int, former: SectionBody?, sharing neighbor: SharedBlueprint?,
    in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> LayoutSection {
    let grid = PixelGrid(scale: collectionView.viewport.displayScale)
    let value = try blueprint(ofSection: index, itemCount: count, width: contentWidth, grid: grid)
    let shared: SharedBlueprint
    if let neighbor, neighbor.value == value {
      shared = neighbor
    } else {
      shared = SharedBlueprint(value)
    }
    let body =
      count == 0
      ? emptyBody
      : try body(ofSection: index, itemCount: count, shared, former: former, in: collectionView)
    return LayoutSection(
      shared: shared,
      header: try known(.header(ofSection: index), value.header, in: collectionView),
      footer: try known(.footer(ofSection: index), value.footer, in: collectionView), body: body)
  }

  /// Returns the lengths of a section's items in units. Complexity: O(items).
  func lengths(
    ofSection index: Int, count: Int, _ blueprint: SectionBlueprint,
    in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> [Int64] {
    let first = CollectionElement.item(ItemIndexPath(item: 0, section: index))
    guard Extent.isValid(blueprint.items.value) else {
      throw .invalidHeight(first, value: blueprint.items.value)
    }
    let heightOfItem = heightOfItem
    let common = Extent(points: blueprint.items.value)
    var lengths = [Int64](repeating: common.units, count: count)
    if heightOfItem == nil, !collectionView.remembersHeights || !blueprint.items.isEstimated {
      let each = common + blueprint.lineSpacing
      guard count == 0 || each.units <= Extent.maximum.units / Int64(count) else {
        throw .contentTooTall(section: index)
      }
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

  /// Returns an element's length: the fixed one, or what its cell preferred when last asked, or the
  /// estimate; nil if there is no such element.
  func known(
    _ element: CollectionElement, _ rule: ElementHeight?, in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> Extent? {
    guard let rule else { return nil }
    guard Extent.isValid(rule.value) else { throw .invalidHeight(element, value: rule.value) }
    if rule.isEstimated, collectionView.remembersHeights,
      let height = collectionView.rememberedHeight(of: element)
    {
      return Extent(points: height)
    }
    if rule.isEstimated, let height = collectionView.learnedHeight(of: element) {
      return Extent(points: height)
    }
    return Extent(points: rule.value)
  }
}

/// Checks of metrics, for subclasses.
extension SectionedLayout {
  /// Returns an exact length, if it is one that a layout may have.
  func metric(_ name: String, _ value: Double) throws(CollectionLayoutError) -> Extent {
    guard Extent.isValid(value) else { throw .invalidMetric(name: name, value: value) }
    return Extent(points: value)
  }

  /// Returns insets by the layout's own directions, if they are distances that a layout may have.
  func oriented(_ insets: LayoutEdgeInsets, _ name: String)
    throws(CollectionLayoutError) -> OrientedInsets
  {
    _ = try metric("\(name).top", insets.top)
    _ = try metric("\(name).left", insets.left)
    _ = try metric("\(name).bottom", insets.bottom)
    _ = try metric("\(name).right", insets.right)
    return orientation.insets(insets)
  }

  /// Returns the width that is left, at least 0, and reports if there is none.
  func remainingWidth(_ width: Double, section: Int) -> Double {
    if width > 0 { return width }
    findings.append(.noWidthLeft(section: section, width: width))
    return 0
  }
}
