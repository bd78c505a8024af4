import SelfSizingGeometry

/// The data source's answers, as far as the layout and the pipeline know it.
extension CollectionView {
  enum Counting {
    /// The data source has to be asked: at first, and after a reload.
    case needed
    /// The data source was asked; items may have moved since positions were computed.
    case changed
    /// Positions are those of the counts.
    case placed
  }

  /// Asks the data source for its counts; on failure the former ones stay.
  func refreshCounts() throws(CollectionLayoutError) {
    let sections = content.numberOfSections()
    guard (0...Self.maximumItemCount).contains(sections)
    else { throw .invalidNumberOfSections(sections) }
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    var total = 0
    for section in 0..<sections {
      let count = content.numberOfItems(section)
      guard count >= 0, count <= Self.maximumItemCount - total
      else { throw .invalidNumberOfItems(section: section, count: count) }
      total += count
      counts.append(count)
    }
    itemCounts = counts
    counting = .changed
  }

  func checkSectionCount() throws(CollectionLayoutError) {
    let sections = content.numberOfSections()
    guard sections == itemCounts.count else {
      throw .countsChangedWithoutInvalidation(
        section: nil, expected: itemCounts.count, actual: sections)
    }
  }

  func checkItemCounts() throws(CollectionLayoutError) {
    for section in itemCounts.indices { try checkItemCount(section) }
  }

  private func checkItemCount(_ section: Int) throws(CollectionLayoutError) {
    let count = content.numberOfItems(section)
    guard count == itemCounts[section] else {
      throw .countsChangedWithoutInvalidation(
        section: section, expected: itemCounts[section], actual: count)
    }
  }

  func check(_ element: CollectionElement) throws(CollectionLayoutError) {
    guard isWithinCounts(element) else { throw .elementOutOfRange(element) }
    try checkSectionCount()
    try checkItemCount(element.indexPath.section)
  }

  func check(_ attributes: [CollectionViewLayoutAttributes]) throws(CollectionLayoutError) {
    var checked = -1
    // By index, so that attributes are not copied.
    for index in attributes.indices {
      let element = attributes[index].element
      guard isWithinCounts(element) else { throw .elementOutOfRange(element) }
      let section = element.indexPath.section
      guard section != checked else { continue }
      checked = section
      try checkItemCount(section)
    }
  }

  /// Where an element is after the data changed; nil if it is gone.
  func currentElement(_ former: VisibleElement) -> CollectionElement? {
    let identity = measurements.identity(of: former.slot)
    if isWithinCounts(former.element), content.identity(of: former.element) == identity {
      return former.element
    }
    if former.element.kind.belongsToItem {
      guard let path = content.indexPath(identity.identity) else { return nil }
      let element = CollectionElement(kind: former.element.kind, indexPath: path)
      return isWithinCounts(element) ? element : nil
    }
    let section = itemCounts.indices.first { content.sectionIdentity($0) == identity.identity }
    return section.map { CollectionElement(former.element.kind, ofSection: $0) }
  }

  var remembersHeights: Bool { !measurements.isEmpty }

  /// The extent along that an element's cell preferred last; nil if it was never asked.
  func rememberedHeight(of element: CollectionElement) -> Double? {
    rememberedSlot(of: element).flatMap { measurements.height($0) }
  }

  func rememberedSize(of element: CollectionElement) -> (length: Double, width: Double)? {
    guard let slot = rememberedSlot(of: element), let height = measurements.height(slot),
      let width = measurements.preferredWidth(slot)
    else { return nil }
    return (height, width)
  }

  /// The column that an item was in when it was last measured at a width, or nil.
  func rememberedColumn(of indexPath: ItemIndexPath, width: Double) -> Int? {
    guard let slot = rememberedSlot(of: .item(indexPath)), measurements.width(slot) == width
    else { return nil }
    return measurements.column(slot)
  }

  func rememberedSlot(of element: CollectionElement) -> Int? {
    measurements.existingSlot(of: content.identity(of: element))
  }

  /// Looks up what is visible at an offset. `known` is what was visible before, in the order of
  /// elements: its identities are not asked for again.
  func look(at place: Extent, known: [VisibleElement]) throws(CollectionLayoutError) -> Sight {
    layoutOffset = place
    var attributes = layoutElements(in: bounds(at: place))
    try check(attributes)
    // A custom layout may answer in any order.
    attributes.sortIfNeeded { $0.element < $1.element }
    let visible = resolve(attributes, known: known)
    return Sight(offset: place, attributes: attributes, elements: visible)
  }

  private func resolve(
    _ attributes: [CollectionViewLayoutAttributes], known: [VisibleElement]
  ) -> [VisibleElement] {
    let length = collectionViewLayout.exactContentHeight
    let orientation = orientation
    let across = orientation.axis.perpendicular
    let isPrecise = length < .exactInDoubles
    var visible: [VisibleElement] = []
    visible.reserveCapacity(attributes.count)
    var next = 0
    // By index, so that attributes are not copied.
    for index in attributes.indices where attributes[index].element.kind != .background {
      let element = attributes[index].element
      let frame = attributes[index].frame
      while next < known.count, known[next].element < element { next += 1 }
      let slot: Int
      var cell = CellPool.none
      if next < known.count, known[next].element == element {
        slot = known[next].slot
        cell = known[next].cell
      } else {
        slot = measurements.slot(of: content.identity(of: element))
      }
      let place =
        isPrecise
        ? orientation.range(of: frame, contentLength: length)
        : collectionViewLayout.exactPlace(attributes[index])
      visible.append(
        VisibleElement(
          element: element, slot: slot, minX: frame.origin[across], width: frame.size[across],
          top: place.start, bottom: place.end, isPinned: attributes[index].isPinned,
          cell: cell))
    }
    measurements.markSettled(&visible)
    return visible
  }
}
