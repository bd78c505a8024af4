import SelfSizingGeometry

/// Where and how elements appear.
extension CompositionalLayout {
  func itemAttributes(of element: CollectionElement) -> CollectionViewLayoutAttributes? {
    let path = element.indexPath
    guard geometry.sections.indices.contains(path.section), path.item >= 0 else { return nil }
    let section = geometry.sections[path.section]
    guard path.item < section.groups.itemCount else { return nil }
    let slot = section.groups.slot(ofItem: path.item)
    let start = geometry.start(ofSection: path.section) + section.groupsStart
    return CollectionViewLayoutAttributes(
      element: element,
      frame: geometry.orientation.frame(
        of: section.slotPlaces(from: start).place(of: slot),
        in: (geometry.contentLength, geometry.width)),
      zIndex: baseZIndex(section.plan) + Int(slot.zIndex))
  }

  /// Returns the attributes of all elements whose frames intersect the rectangle, by section: the
  /// backgrounds, the header, other elements at the boundary, the items in order, what is anchored
  /// to them, the footer. Touching edges do not count.
  ///
  /// - Complexity: O(log sections + sections met × log of the cells that answered + elements met +
  ///   items of groups at the edges).
  func attributesOfElements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    guard rect.minY < rect.maxY, rect.minX < rect.maxX, !geometry.sections.isEmpty else {
      return []
    }
    let band = geometry.orientation.band(of: rect, contentLength: geometry.contentLength)
    var found: [CollectionViewLayoutAttributes] = []
    for index in geometry.boundary.indices {
      add(
        CollectionElement(
          kind: geometry.boundary[index].kind, indexPath: ItemIndexPath(item: 0, section: 0)),
        geometry.place(ofLayoutBoundary: index), meeting: rect, &found)
    }
    let overhang = geometry.overhang
    var index = geometry.firstSection(endingAfter: band.start - overhang)
    // Declarations may name elements at a boundary in any order.
    var isSorted = geometry.boundary.isEmpty
    while index < geometry.sections.count {
      let start = geometry.start(ofSection: index)
      guard start < band.end + overhang else { break }
      findElements(ofSection: index, at: start, band, rect, &found)
      if geometry.sections[index].plan.boundary.count > 1 { isSorted = false }
      index += 1
    }
    if !isSorted { found.sort { $0.element < $1.element } }
    return found
  }

  /// The most elements that memory is kept for between queries.
  private static var keptElementCount: Int { 4096 }

  /// Adds the elements of a section that meet a rectangle, in order.
  private func findElements(
    ofSection index: Int, at start: Extent, _ band: (start: Extent, end: Extent),
    _ rect: LayoutRect, _ found: inout [CollectionViewLayoutAttributes]
  ) {
    let section = geometry.sections[index]
    let plan = section.plan
    if !section.isEmpty {
      for decoration in plan.section.decorationItems.indices {
        var place = section.place(ofDecoration: decoration)
        place.start += start
        add(
          CollectionElement(
            kind: .background, indexPath: ItemIndexPath(item: decoration, section: index)),
          place, meeting: rect, &found)
      }
    }
    func addBoundary(_ number: Int) {
      var place = section.place(ofBoundary: number)
      place.start += start
      add(
        CollectionElement(
          kind: plan.boundary[number].kind, indexPath: ItemIndexPath(item: 0, section: index)),
        place, meeting: rect, &found)
    }
    for number in plan.boundary.indices where plan.boundary[number].kind != .footer {
      addBoundary(number)
    }
    defer {
      if let footer = plan.boundary.firstIndex(where: { $0.kind == .footer }) {
        addBoundary(footer)
      }
    }
    guard !section.isEmpty else { return }
    // The memory of the last query serves the next one.
    var search = search
    self.search = GroupSearch()
    let (from, to) = groupsBand(section, at: start, band, rect)
    section.groups.find(from: from, to: to, hosts: plan.hasAnchored, &search)
    let zIndex = baseZIndex(plan)
    let places = section.slotPlaces(from: start + section.groupsStart)
    let content = (length: geometry.contentLength, width: geometry.width)
    let orientation = geometry.orientation
    found.reserveCapacity(found.count + search.items.count)
    for item in search.items {
      let frame = orientation.frame(of: places.place(of: item.slot), in: content)
      if frame.intersects(rect) {
        found.append(
          CollectionViewLayoutAttributes(
            element: .item(ItemIndexPath(item: item.item, section: index)), frame: frame,
            zIndex: zIndex + Int(item.slot.zIndex)))
      }
    }
    if plan.hasAnchored { addAnchored(search, section, index, at: start, meeting: rect, &found) }
    if search.items.capacity <= Self.keptElementCount {
      search.items.removeAll(keepingCapacity: true)
      search.hosts.removeAll(keepingCapacity: true)
      self.search = search
    }
  }

  /// Returns the band of a section's groups that a rectangle covers, along the axis on which they
  /// follow each other, in units.
  private func groupsBand(
    _ section: PlacedSection, at start: Extent, _ band: (start: Extent, end: Extent),
    _ rect: LayoutRect
  ) -> (Int64, Int64) {
    guard section.plan.isOrthogonal else {
      let top = start + section.groupsStart
      return ((band.start - top).units, (band.end - top).units)
    }
    let across = geometry.orientation.axis.perpendicular
    var low = rect.origin[across]
    var high = low + rect.size[across]
    if geometry.orientation.isMirrored, across == .horizontal {
      (low, high) = (geometry.width - high, geometry.width - low)
    }
    let moved = section.orthogonalOffset - section.groupsNear
    return (Extent(points: low + moved).units, Extent(points: high + moved).units)
  }

  /// The order from back to front of a section's items: before its backgrounds.
  private func baseZIndex(_ plan: SectionPlan) -> Int {
    plan.section.decorationItems.isEmpty ? 0 : 1
  }

  private func add(
    _ element: CollectionElement, _ place: ItemPlace, meeting rect: LayoutRect,
    _ found: inout [CollectionViewLayoutAttributes]
  ) {
    let shown = shown(element, at: place)
    if shown.frame.intersects(rect) { found.append(shown) }
  }

  /// Returns how an element that is no item appears at its natural place; one that is pinned is
  /// elsewhere.
  func shown(_ element: CollectionElement, at natural: ItemPlace) -> CollectionViewLayoutAttributes
  {
    let plan = geometry.sections[element.indexPath.section].plan
    var place = natural
    var zIndex = baseZIndex(plan)
    switch element.kind {
    case .background: zIndex = plan.section.decorationItems[element.indexPath.item].zIndex
    case .item, .supplementary: break
    case .header, .footer, .boundary:
      let item = boundaryItem(element)
      zIndex += item?.item.zIndex ?? 0
      if hasPins, let item, item.item.pinToVisibleBounds {
        place.start = pinnedStart(of: element, item, natural)
        // Before what it is held above.
        if item.item.zIndex == 0 { zIndex += 1 }
      }
    }
    return CollectionViewLayoutAttributes(
      element: element,
      frame: geometry.orientation.frame(of: place, in: (geometry.contentLength, geometry.width)),
      zIndex: zIndex, isPinned: place.start != natural.start)
  }

  /// Whether an element stays in sight while its section is.
  func isPinnable(_ element: CollectionElement) -> Bool {
    boundaryItem(element)?.item.pinToVisibleBounds ?? false
  }

  func boundaryItem(_ element: CollectionElement) -> BoundaryPlan? {
    switch element.kind {
    case .item, .background, .supplementary: return nil
    case .header, .footer, .boundary:
      if let index = geometry.boundaryIndex(element) {
        return geometry.sections[element.indexPath.section].plan.boundary[index]
      }
      return geometry.layoutBoundaryIndex(element).map { geometry.boundary[$0] }
    }
  }

  /// Returns where an element that can be pinned begins: held in sight as long as its section is.
  private func pinnedStart(
    of element: CollectionElement, _ item: BoundaryPlan, _ natural: ItemPlace
  ) -> Extent {
    guard let window = collectionView?.uncoveredRange else { return natural.start }
    var first = Extent.zero
    var last = geometry.contentLength
    if geometry.boundaryIndex(element) != nil {
      let section = geometry.sections[element.indexPath.section]
      let start = geometry.start(ofSection: element.indexPath.section)
      first = start + section.contentStart
      last = start + section.contentEnd
    }
    switch item.edge {
    case .start, .none: return max(min(window.start, last - natural.length), natural.start)
    case .end: return min(max(window.end - natural.length, first), natural.start)
    }
  }
}
