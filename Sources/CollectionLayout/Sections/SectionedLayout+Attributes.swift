import SelfSizingGeometry

extension SectionedLayout {
  /// A header or footer that is held in sight is above everything else.
  static var pinnedZIndex: Int { 1 }

  func heightRule(of element: CollectionElement) -> ElementHeight? {
    let shared = geometry.sections[element.indexPath.section].shared
    switch element.kind {
    case .background, .boundary, .supplementary: return nil
    case .header: return shared.value.header
    case .footer: return shared.value.footer
    case .item: return heightRule(ofItem: element.indexPath, shared.value)
    }
  }

  /// The common part of the attributes of all elements, read once for a query.
  struct Canvas {
    let orientation: ScrollOrientation
    /// The length of the content along, and its extent across in points.
    let content: (length: Extent, width: Double)
    let placesItemsAcross: Bool
    let hasPins: Bool
  }

  var canvas: Canvas {
    Canvas(
      orientation: orientation, content: (geometry.contentHeight, contentWidth),
      placesItemsAcross: placesItemsAcross, hasPins: hasPins)
  }

  @inline(__always)
  func attributes(of element: CollectionElement, at natural: ItemPlace, on canvas: Canvas)
    -> CollectionViewLayoutAttributes
  {
    var place = natural
    var zIndex = 0
    var isPinned = false
    switch element.kind {
    case .item:
      if canvas.placesItemsAcross { place.lane = lane(ofItem: element.indexPath, at: place) }
    case .background, .boundary, .supplementary: zIndex = -1
    case .header, .footer:
      if canvas.hasPins, let pinned = pinnedStart(of: element, natural) {
        isPinned = pinned != natural.start
        place.start = pinned
        zIndex = Self.pinnedZIndex
      }
    }
    return CollectionViewLayoutAttributes(
      element: element, frame: canvas.orientation.frame(of: place, in: canvas.content),
      column: natural.column < 0 ? nil : natural.column, zIndex: zIndex, isPinned: isPinned)
  }

  /// Where a header or footer that can be pinned begins, held in sight as long as its section is;
  /// nil for others.
  private func pinnedStart(of element: CollectionElement, _ natural: ItemPlace) -> Extent? {
    guard let window = collectionView?.uncoveredRange else { return nil }
    let section = geometry.sections[element.indexPath.section]
    let top = geometry.top(ofSection: element.indexPath.section)
    let gaps = section.shared.value.gaps
    switch element.kind {
    case .header where section.shared.value.pinsHeader:
      let last = top + section.footerTop - gaps.aboveFooter - natural.length
      return max(min(window.start, last), natural.start)
    case .footer where section.shared.value.pinsFooter:
      let first = top + section.headerTop + (section.header ?? .zero) + gaps.belowHeader
      return min(max(window.end - natural.length, first), natural.start)
    default: return nil
    }
  }

  private static var keptElementCount: Int { 1024 }

  func attributesOfElements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    guard rect.minY < rect.maxY, rect.minX < rect.maxX else { return [] }
    let band = orientation.band(of: rect, contentLength: geometry.contentHeight)
    let across = orientation.axis.perpendicular
    let near = rect.origin[across]
    let far = near + rect.size[across]
    // The memory of the last query serves the next one.
    var placed = placedElements
    placedElements = []
    geometry.findElements(from: band.start, to: band.end, &placed)
    let canvas = canvas
    var found: [CollectionViewLayoutAttributes] = []
    found.reserveCapacity(placed.count)
    for element in placed {
      let attributes = attributes(of: element.element, at: element.place, on: canvas)
      let start = attributes.frame.origin[across]
      guard start < far, start + attributes.frame.size[across] > near,
        !canvas.hasPins || element.element.kind == .item || attributes.frame.intersects(rect)
      else { continue }
      found.append(attributes)
    }
    if placed.capacity <= Self.keptElementCount {
      placed.removeAll(keepingCapacity: true)
      placedElements = placed
    }
    return found
  }

  /// The headers and footers that can be pinned, of the sections that meet a rectangle.
  func pinnedElements(in rect: LayoutRect) -> [CollectionElement] {
    let band = orientation.band(of: rect, contentLength: geometry.contentHeight)
    var (index, top) = geometry.firstSection(endingBelow: band.start)
    var found: [CollectionElement] = []
    while index < geometry.sections.count, top < band.end {
      let shared = geometry.sections[index].shared
      if shared.value.pinsHeader { found.append(.header(ofSection: index)) }
      if shared.value.pinsFooter { found.append(.footer(ofSection: index)) }
      top += geometry.height(ofSection: index)
      index += 1
    }
    return found.filter(geometry.contains)
  }
}
