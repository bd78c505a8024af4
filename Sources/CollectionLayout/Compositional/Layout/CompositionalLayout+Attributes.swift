import SelfSizingGeometry

extension CompositionalLayout {
  func itemAttributes(of element: CollectionElement) -> CollectionViewLayoutAttributes? {
    let path = element.indexPath
    guard geometry.sections.indices.contains(path.section), path.item >= 0 else { return nil }
    let section = geometry.sections[path.section]
    guard path.item < section.groups.itemCount else { return nil }
    let slot = section.groups.slot(ofItem: path.item)
    let start = geometry.start(ofSection: path.section) + section.groupsStart
    return CollectionViewLayoutAttributes(
      element: element, frame: geometry.frame(of: section.slotPlaces(from: start).place(of: slot)),
      zIndex: baseZIndex(section.plan) + Int(slot.zIndex))
  }

  /// Returns the attributes of all elements whose frames intersect the rectangle, by section, in
  /// their order; touching edges do not count.
  func attributesOfElements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    guard rect.minY < rect.maxY, rect.minX < rect.maxX, !geometry.sections.isEmpty else {
      return []
    }
    let band = geometry.orientation.band(of: rect, contentLength: geometry.contentLength)
    var found: [CollectionViewLayoutAttributes] = []
    for (index, item) in geometry.boundary.enumerated() {
      add(
        CollectionElement(item.kind, section: 0), geometry.place(ofLayoutBoundary: index),
        meeting: rect, &found)
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

  private func findElements(
    ofSection index: Int, at start: Extent, _ band: (start: Extent, end: Extent),
    _ rect: LayoutRect, _ found: inout [CollectionViewLayoutAttributes]
  ) {
    let section = geometry.sections[index]
    let plan = section.plan
    if !section.isEmpty {
      for decoration in plan.section.decorationItems.indices {
        add(
          CollectionElement(.background, item: decoration, section: index),
          section.place(ofDecoration: decoration), at: start, meeting: rect, &found)
      }
    }
    func addBoundary(_ number: Int) {
      add(
        CollectionElement(plan.boundary[number].kind, section: index),
        section.place(ofBoundary: number), at: start, meeting: rect, &found)
    }
    for number in plan.boundary.indices where plan.boundary[number].kind != .footer {
      addBoundary(number)
    }
    defer { plan.boundary.firstIndex { $0.kind == .footer }.map(addBoundary) }
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
    // Memory for more is not kept between queries.
    if search.items.capacity <= 4096 {
      search.items.removeAll(keepingCapacity: true)
      search.hosts.removeAll(keepingCapacity: true)
      self.search = search
    }
  }

  /// Returns the band of a section's groups that a rectangle covers, along their axis, in units.
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

  private func baseZIndex(_ plan: SectionPlan) -> Int {
    plan.section.decorationItems.isEmpty ? 0 : 1
  }

  private func add(
    _ element: CollectionElement, _ place: ItemPlace, at start: Extent = .zero,
    meeting rect: LayoutRect, _ found: inout [CollectionViewLayoutAttributes]
  ) {
    var place = place
    place.start += start
    let shown = shown(element, at: place)
    if shown.frame.intersects(rect) { found.append(shown) }
  }

  /// Returns how an element other than an item appears at its natural place, if not pinned.
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
      element: element, frame: geometry.frame(of: place), zIndex: zIndex,
      isPinned: place.start != natural.start)
  }

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
