import SelfSizingGeometry

/// Placing everything anew, with the heights that are known.
extension ColumnarLayout {
  /// Builds the geometry from the data source's counts; on failure it stays as it was.
  ///
  /// - Complexity: O(items).
  func rebuild(for collectionView: CollectionView) throws(CollectionLayoutError) {
    let counts = collectionView.itemCounts
    let width = collectionView.contentWidth
    let grid = PixelGrid(scale: collectionView.viewport.displayScale)
    let former = geometry.sections
    let keepsItems = !collectionView.itemsChanged
    findings = []
    var sections: [ColumnSection] = []
    sections.reserveCapacity(counts.count)
    var total = Extent.zero
    for (index, count) in counts.enumerated() {
      let blueprint = try blueprint(ofSection: index, itemCount: count, width: width, grid: grid)
      let old = keepsItems && index < former.count ? former[index] : nil
      let section = try section(
        index, count: count, blueprint: blueprint, former: old, in: collectionView)
      total += section.height
      guard total <= .maximum else { throw .contentTooTall(section: index) }
      sections.append(section)
    }
    geometry = ColumnGeometry(sections: sections, counting: operations)
    pendingReflow = nil
  }

  private func section(
    _ index: Int, count: Int, blueprint: SectionBlueprint, former: ColumnSection?,
    in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> ColumnSection {
    let heights = try heights(ofSection: index, count: count, blueprint, in: collectionView)
    var assignment: [Int32] = []
    if blueprint.columnCount > 1 {
      assignment = assignColumns(section: index, heights: heights, blueprint: blueprint) { item in
        if let former, former.columns.count == blueprint.columnCount, former.itemCount == count {
          return Int(former.slot(of: item).column)
        }
        return collectionView.rememberedColumn(
          of: ItemIndexPath(item: item, section: index), width: blueprint.firstLane.width)
      }
    }
    return ColumnSection(
      blueprint: blueprint,
      header: try known(.header(ofSection: index), blueprint.header, in: collectionView),
      footer: try known(.footer(ofSection: index), blueprint.footer, in: collectionView),
      heights: heights, assignment: assignment, counting: operations)
  }

  /// Returns the heights of a section's items in units.
  private func heights(
    ofSection index: Int, count: Int, _ blueprint: SectionBlueprint,
    in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> [Int64] {
    let first = CollectionElement.item(ItemIndexPath(item: 0, section: index))
    guard Extent.isValid(blueprint.items.value) else {
      throw .invalidHeight(first, value: blueprint.items.value)
    }
    let heightOfItem = heightOfItem
    let common = Extent(points: blueprint.items.value)
    var heights = [Int64](repeating: common.units, count: count)
    var total = Extent.zero
    if heightOfItem == nil, !collectionView.remembersHeights || !blueprint.items.isEstimated {
      guard count == 0 || common.units <= Extent.maximum.units / Int64(count) else {
        throw .contentTooTall(section: index)
      }
      return heights
    }
    for item in 0..<count {
      let path = ItemIndexPath(item: item, section: index)
      let rule = heightOfItem?(path, blueprint.firstLane.width) ?? blueprint.items
      guard let height = try known(.item(path), rule, in: collectionView) else { continue }
      heights[item] = height.units
      total += height + blueprint.lineSpacing
      guard total <= .maximum else { throw .contentTooTall(section: index) }
    }
    return heights
  }

  /// Returns an element's height: the fixed one, or what its cell preferred when last asked, or the
  /// estimate; nil if there is no such element.
  private func known(
    _ element: CollectionElement, _ rule: ElementHeight?, in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> Extent? {
    guard let rule else { return nil }
    guard Extent.isValid(rule.value) else { throw .invalidHeight(element, value: rule.value) }
    if rule.isEstimated, collectionView.remembersHeights,
      let height = collectionView.rememberedHeight(of: element)
    {
      return Extent(points: height)
    }
    return Extent(points: rule.value)
  }

  /// Returns an exact length, if it is one that a layout may have.
  func metric(_ name: String, _ value: Double) throws(CollectionLayoutError) -> Extent {
    guard Extent.isValid(value) else { throw .invalidMetric(name: name, value: value) }
    return Extent(points: value)
  }

  /// Checks that insets are distances that a layout may have.
  func check(_ insets: LayoutEdgeInsets, _ name: String) throws(CollectionLayoutError) {
    _ = try metric("\(name).top", insets.top)
    _ = try metric("\(name).left", insets.left)
    _ = try metric("\(name).bottom", insets.bottom)
    _ = try metric("\(name).right", insets.right)
  }

  /// Returns the width that is left, at least 0, and reports if there is none.
  func remainingWidth(_ width: Double, section: Int) -> Double {
    if width > 0 { return width }
    findings.append(.noWidthLeft(section: section, width: width))
    return 0
  }
}
