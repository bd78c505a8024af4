extension SectionGeometry {
  /// Adds every element that meets an open band of the content, with its place: by section the
  /// background, the header, the items in order, the footer. An element meets the band if it begins
  /// before the band's end and ends after its start. A pinned header or footer is taken to be where
  /// its section lets it be; it is added if its section meets the band. Complexity: O(log sections
  /// + sections met × (columns × log items) + elements met × log columns).
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
}
