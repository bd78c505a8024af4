/// The data source's content, as far as the layout and the pipeline know it.
extension CollectionView {
  /// How far what the data source said of its counts has come.
  enum Counting {
    /// The data source has to be asked; from the start, and after a reload.
    case needed
    /// The data source was asked, and items may have moved since positions were computed.
    case changed
    /// Positions are those of the counts.
    case placed
  }

  /// Asks the data source for its counts; on failure the former ones stay.
  func refreshCounts() throws(CollectionLayoutError) {
    let sections = content.numberOfSections()
    guard (0...Self.maximumItemCount).contains(sections) else {
      throw .invalidNumberOfSections(sections)
    }
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    var total = 0
    for section in 0..<sections {
      let count = content.numberOfItems(section)
      guard count >= 0, count <= Self.maximumItemCount - total else {
        throw .invalidNumberOfItems(section: section, count: count)
      }
      total += count
      counts.append(count)
    }
    itemCounts = counts
    counting = .changed
  }

  /// Checks that the data source still has as many sections as it said.
  func checkSectionCount() throws(CollectionLayoutError) {
    let sections = content.numberOfSections()
    guard sections == itemCounts.count else {
      throw .countsChangedWithoutInvalidation(
        section: nil, expected: itemCounts.count, actual: sections)
    }
  }

  /// Checks that every section still has as many items as the data source said. Complexity:
  /// O(sections).
  func checkItemCounts() throws(CollectionLayoutError) {
    for section in itemCounts.indices { try checkItemCount(section) }
  }

  /// Checks that a section still has as many items as the data source said.
  private func checkItemCount(_ section: Int) throws(CollectionLayoutError) {
    let count = content.numberOfItems(section)
    guard count == itemCounts[section] else {
      throw .countsChangedWithoutInvalidation(
        section: section, expected: itemCounts[section], actual: count)
    }
  }

  /// Checks that an element is within the counts, and that these still hold for its section.
  func check(_ element: CollectionElement) throws(CollectionLayoutError) {
    guard isWithinCounts(element) else { throw .elementOutOfRange(element) }
    try checkSectionCount()
    try checkItemCount(element.indexPath.section)
  }

  /// Checks that what a layout returned is within the counts, and that these still hold for the
  /// sections it is in. Complexity: O(elements).
  func check(_ attributes: [CollectionViewLayoutAttributes]) throws(CollectionLayoutError) {
    var checked = -1
    // By index: an element of an array is not copied for the sake of one of its properties.
    for index in attributes.indices {
      let element = attributes[index].element
      guard isWithinCounts(element) else { throw .elementOutOfRange(element) }
      let section = element.indexPath.section
      guard section != checked else { continue }
      checked = section
      try checkItemCount(section)
    }
  }

  /// Returns where an element is now that was somewhere else before the data changed; nil if it is
  /// gone.
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
    let sections = itemCounts.indices
    let section = sections.first { content.sectionIdentity($0) == identity.identity }
    return section.map {
      CollectionElement(kind: former.element.kind, indexPath: ItemIndexPath(item: 0, section: $0))
    }
  }

  /// Whether any cell has answered.
  var remembersHeights: Bool { !measurements.isEmpty }

  /// Returns the extent along that an element's cell preferred last, or nil if it was never asked.
  func rememberedHeight(of element: CollectionElement) -> Double? {
    rememberedSlot(of: element).flatMap { measurements.height($0) }
  }

  /// Returns the extents along and across that an element's cell preferred last, or nil.
  func rememberedSize(of element: CollectionElement) -> (length: Double, width: Double)? {
    guard let slot = rememberedSlot(of: element), let height = measurements.height(slot),
      let width = measurements.preferredWidth(slot)
    else { return nil }
    return (height, width)
  }

  /// Returns the column that an item rode in when it was last measured at a width, or nil.
  func rememberedColumn(of indexPath: ItemIndexPath, width: Double) -> Int? {
    guard let slot = rememberedSlot(of: .item(indexPath)), measurements.width(slot) == width
    else { return nil }
    return measurements.column(slot)
  }

  private func rememberedSlot(of element: CollectionElement) -> Int? {
    measurements.existingSlot(of: content.identity(of: element))
  }
}
