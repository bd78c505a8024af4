import SelfSizingGeometry

extension SectionedLayout {
  /// The order from back to front of a header or footer that is held in sight; everything else lies
  /// behind it.
  static var pinnedZIndex: Int { 1 }

  /// Returns how long an existing element is before its cell was asked.
  func heightRule(of element: CollectionElement) -> ElementHeight? {
    let shared = geometry.sections[element.indexPath.section].shared
    switch element.kind {
    case .background: return nil
    case .header: return shared.value.header
    case .footer: return shared.value.footer
    case .item: return heightRule(ofItem: element.indexPath, shared.value)
    }
  }

  /// What the attributes of all elements have in common, read once for a query.
  struct Canvas {
    /// How the layout lies on the screen.
    let orientation: ScrollOrientation
    /// The length of the content along, and its extent across in points.
    let content: (length: Extent, width: Double)
    /// Whether items may be elsewhere across than their body says.
    let placesItemsAcross: Bool
    /// Whether any header or footer can be pinned.
    let hasPins: Bool
  }

  /// What the attributes of all elements have in common now.
  var canvas: Canvas {
    Canvas(
      orientation: orientation, content: (geometry.contentHeight, contentWidth),
      placesItemsAcross: placesItemsAcross, hasPins: hasPins)
  }

  /// Returns the attributes of an element at its natural place.
  func attributes(of element: CollectionElement, at natural: ItemPlace, on canvas: Canvas)
    -> CollectionViewLayoutAttributes
  {
    var place = natural
    var zIndex = 0
    var isPinned = false
    switch element.kind {
    case .item:
      if canvas.placesItemsAcross { place.lane = lane(ofItem: element.indexPath, at: place) }
    case .background: zIndex = -1
    case .header, .footer:
      if canvas.hasPins, let pinned = pinnedStart(of: element, natural) {
        isPinned = pinned != natural.start
        place.start = pinned
        zIndex = Self.pinnedZIndex
      }
    }
    let frame = canvas.orientation.frame(of: place, in: canvas.content)
    return CollectionViewLayoutAttributes(
      element: element, frame: frame, column: place.column < 0 ? nil : place.column,
      zIndex: zIndex, isPinned: isPinned)
  }

  /// Returns where a header or footer that can be pinned begins, held in sight as long as its section
  /// is; nil for others.
  private func pinnedStart(of element: CollectionElement, _ natural: ItemPlace) -> Extent? {
    let index = element.indexPath.section
    let section = geometry.sections[index]
    guard let window = collectionView?.uncoveredRange else { return nil }
    switch element.kind {
    case .header where section.shared.value.pinsHeader:
      let last =
        geometry.top(ofSection: index) + section.footerTop - section.shared.value.gaps.aboveFooter
        - natural.length
      return max(min(window.start, last), natural.start)
    case .footer where section.shared.value.pinsFooter:
      let first =
        geometry.top(ofSection: index) + section.headerTop + (section.header ?? .zero)
        + section.shared.value.gaps.belowHeader
      return min(max(window.end - natural.length, first), natural.start)
    default: return nil
    }
  }

  /// Returns where an element is; exact, unless a subclass put the element elsewhere.
  func placeFromGeometry(_ attributes: CollectionViewLayoutAttributes) -> (
    start: Extent, end: Extent
  )? {
    guard geometry.contains(attributes.element) else { return nil }
    let place = geometry.place(of: attributes.element)
    let expected = self.attributes(of: attributes.element, at: place, on: canvas)
    guard expected.frame == attributes.frame, !expected.isPinned else { return nil }
    return (place.start, place.end)
  }

  /// Returns the attributes of an element, or nil if there is no such element.
  func attributesIfPresent(of element: CollectionElement) -> CollectionViewLayoutAttributes? {
    guard geometry.contains(element) else { return nil }
    return attributes(of: element, at: geometry.place(of: element), on: canvas)
  }

  /// Returns the band of the content that a rectangle covers along the scroll axis.
  private func band(_ rect: LayoutRect) -> (start: Extent, end: Extent) {
    let low = Extent(points: rect.origin[orientation.axis])
    let high = Extent(points: rect.origin[orientation.axis] + rect.size[orientation.axis])
    guard orientation.startsAtRight else { return (low, high) }
    return (geometry.contentHeight - high, geometry.contentHeight - low)
  }

  /// Returns the attributes of all elements that meet a rectangle, in the order of elements.
  func attributesOfElements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    guard rect.minY < rect.maxY, rect.minX < rect.maxX else { return [] }
    let band = band(rect)
    let across = orientation.axis.perpendicular
    let near = rect.origin[across]
    let far = near + rect.size[across]
    var found: [CollectionViewLayoutAttributes] = []
    found.reserveCapacity(expectedCount)
    let canvas = canvas
    geometry.forEachElement(from: band.start, to: band.end) { element, place in
      let attributes = attributes(of: element, at: place, on: canvas)
      let start = attributes.frame.origin[across]
      guard start < far, start + attributes.frame.size[across] > near else { return }
      if canvas.hasPins, element.kind == .header || element.kind == .footer,
        !attributes.frame.intersects(rect)
      {
        return
      }
      found.append(attributes)
    }
    expectedCount = found.count
    return found
  }

  /// Returns the attributes of headers and footers that can be pinned, of the sections that meet a
  /// rectangle.
  func pinnedElements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    let band = band(rect)
    var (index, top) = geometry.firstSection(endingBelow: band.start)
    var found: [CollectionViewLayoutAttributes] = []
    while index < geometry.sections.count, top < band.end {
      let shared = geometry.sections[index].shared
      if shared.value.pinsHeader, let header = attributesIfPresent(of: .header(ofSection: index)) {
        found.append(header)
      }
      if shared.value.pinsFooter, let footer = attributesIfPresent(of: .footer(ofSection: index)) {
        found.append(footer)
      }
      top += geometry.height(ofSection: index)
      index += 1
    }
    return found
  }
}
