/// All sections of a layout in order: the exact place and length of every element along.
struct SectionGeometry {
  private(set) var sections: [LayoutSection]
  private var sectionHeights: ExtentTree

  /// Creates the geometry of sections whose lengths add up to at most `Extent.maximum`.
  init(sections: [LayoutSection], counting operations: OperationCount) {
    self.sections = sections
    sectionHeights = ExtentTree(sections.map { $0.height.units }, counting: operations)
  }

  var contentHeight: Extent { Extent(units: sectionHeights.total) }
  func contains(_ element: CollectionElement) -> Bool {
    let (index, item) = (element.indexPath.section, element.indexPath.item)
    guard sections.indices.contains(index) else { return false }
    switch element.kind {
    case .item: return item >= 0 && item < sections[index].body.itemCount
    case .background: return item == 0 && sections[index].shared.value.hasBackground
    case .header: return item == 0 && sections[index].header != nil
    case .footer: return item == 0 && sections[index].footer != nil
    case .boundary, .supplementary: return false
    }
  }

  /// Where a section begins, in O(log sections); the index may be the number of sections.
  func top(ofSection section: Int) -> Extent { Extent(units: sectionHeights.start(of: section)) }
  func height(ofSection section: Int) -> Extent { Extent(units: sectionHeights.extents[section]) }

  /// Where an existing element is, from the content's start, in O(log sections + log items).
  func place(of element: CollectionElement) -> ItemPlace {
    let index = element.indexPath.section
    let section = sections[index]
    var place: ItemPlace
    switch element.kind {
    case .item:
      place = section.body.place(ofItem: element.indexPath.item)
      place.start += section.itemsTop
    case .background, .boundary, .supplementary: place = section.backgroundPlace
    case .header: place = section.headerPlace
    case .footer: place = section.footerPlace
    }
    place.start += top(ofSection: index)
    return place
  }

  func size(of element: CollectionElement) -> (length: Extent, width: Double) {
    if element.kind == .item {
      return sections[element.indexPath.section].body.size(ofItem: element.indexPath.item)
    }
    let place = place(of: element)
    return (place.length, place.lane.width)
  }

  func place(of edge: ScrollAnchorEdge, of element: CollectionElement) -> Extent {
    let place = place(of: element)
    return edge == .top ? place.start : place.end
  }

  /// The first section that ends after a place, and where it begins, in O(log sections).
  func firstSection(endingBelow place: Extent) -> (section: Int, top: Extent) {
    let found = sectionHeights.firstIndex(endingAfter: place.units)
    return (found.index, Extent(units: found.start))
  }

  /// Replaces the size of an existing element; a background follows its section. The width is the
  /// extent across in points, where items decide that too; nil keeps it.
  mutating func replaceSize(of element: CollectionElement, length: Extent, width: Double? = nil) {
    let index = element.indexPath.section
    switch element.kind {
    case .item:
      sections[index].body.replaceSize(ofItem: element.indexPath.item, length: length, width: width)
    case .background, .boundary, .supplementary: return
    case .header: sections[index].header = length
    case .footer: sections[index].footer = length
    }
    updateHeight(ofSection: index)
  }

  mutating func updateHeight(ofSection index: Int) {
    sectionHeights.replace(at: index, with: sections[index].height.units)
  }

  mutating func replaceSection(at index: Int, with section: LayoutSection) {
    sections[index] = section
    updateHeight(ofSection: index)
  }

  /// Adds every element that meets an open band of the content, with its place: by section the
  /// background, the header, the items in order, the footer. A pinned header or footer is added if
  /// its section meets the band.
  /// Complexity: O(log sections + sections met × (columns × log items) + elements met × log
  /// columns).
  func findElements(from top: Extent, to bottom: Extent, _ found: inout [PlacedElement]) {
    var (index, sectionTop) = firstSection(endingBelow: top)
    func add(_ element: CollectionElement, _ natural: ItemPlace, isPinned: Bool = false) {
      var place = natural
      place.start += sectionTop
      if isPinned || place.start < bottom && place.end > top {
        found.append(PlacedElement(element: element, place: place))
      }
    }
    while index < sections.count, sectionTop < bottom {
      let section = sections[index]
      let shared = section.shared
      let itemsTop = sectionTop + section.itemsTop
      if shared.value.hasBackground { add(.background(ofSection: index), section.backgroundPlace) }
      if section.header != nil {
        add(.header(ofSection: index), section.headerPlace, isPinned: shared.value.pinsHeader)
      }
      var search = ItemSearch(
        section: index, top: itemsTop, start: top - itemsTop, end: bottom - itemsTop, found: found)
      // The array has one owner at a time: what is found is added in place.
      found = []
      section.body.find(&search)
      found = search.found
      if section.footer != nil {
        add(.footer(ofSection: index), section.footerPlace, isPinned: shared.value.pinsFooter)
      }
      sectionTop += height(ofSection: index)
      index += 1
    }
  }

  /// By how much the content's length would change, and an edge of a watched element would move, if
  /// an existing element had another size. `body` is the section's items with the size in place;
  /// nil where those that are there know what it changes. Complexity: O(log items + columns) in
  /// columns; what the body needs elsewhere.
  func change(
    of element: CollectionElement, length: Extent, width: Double? = nil,
    replacing body: SectionBody? = nil,
    watching watched: (element: CollectionElement, edge: ScrollAnchorEdge)?
  ) -> (ofContent: Extent, ofWatched: Extent) {
    let section = sections[element.indexPath.section]
    let isSameSection = watched?.element.indexPath.section == element.indexPath.section
    var ofItem = Extent.zero
    let ofContent: Extent
    switch element.kind {
    case .background, .boundary, .supplementary: return (.zero, .zero)
    case .header: ofContent = length - (section.header ?? .zero)
    case .footer: ofContent = length - (section.footer ?? .zero)
    case .item:
      let inside = isSameSection && watched?.element.kind == .item ? watched : nil
      let item = inside.map { (item: $0.element.indexPath.item, edge: $0.edge) }
      if let body {
        ofContent = body.length - section.body.length
        if let item { ofItem = body.place(of: item) - section.body.place(of: item) }
      } else {
        (ofContent, ofItem) = section.body.change(
          ofItem: element.indexPath.item, length: length, width: width, watching: item)
      }
    }
    guard let watched else { return (ofContent, .zero) }
    guard isSameSection else {
      let isBehind = watched.element.indexPath.section > element.indexPath.section
      return (ofContent, isBehind ? ofContent : .zero)
    }
    if watched.element == element, element.kind != .item {
      return (ofContent, watched.edge == .bottom ? ofContent : .zero)
    }
    switch (element.kind, watched.element.kind) {
    case (.item, .item): return (ofContent, ofItem)
    case (_, .background): return (ofContent, watched.edge == .bottom ? ofContent : .zero)
    case (.header, _), (.item, .footer): return (ofContent, ofContent)
    default: return (ofContent, .zero)
    }
  }
}
