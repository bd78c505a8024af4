/// Which elements are where.
extension SectionGeometry {
  /// Adds every element that meets an open band of the content, with its place: by section the
  /// background, the header, the items in order, the footer.
  ///
  /// An element meets the band if it begins before the band's end and ends after its start. A
  /// pinned header or footer is taken to be where its section lets it be; it is added if its
  /// section meets the band.
  /// - Complexity: O(log sections + sections met × (columns × log items) + elements met × log
  ///   columns).
  func findElements(from top: Extent, to bottom: Extent, _ found: inout [PlacedElement]) {
    func add(_ element: CollectionElement, _ place: ItemPlace, isPinned: Bool = false) {
      if isPinned || place.start < bottom && place.end > top {
        found.append(PlacedElement(element: element, place: place))
      }
    }
    var (index, sectionTop) = firstSection(endingBelow: top)
    while index < sections.count, sectionTop < bottom {
      let section = sections[index]
      let shared = section.shared
      let itemsTop = sectionTop + section.itemsTop
      if shared.value.hasBackground {
        add(
          .background(ofSection: index),
          ItemPlace(
            start: sectionTop + section.headerTop, length: section.backgroundHeight,
            lane: shared.value.headerLane, column: -1))
      }
      if let header = section.header {
        add(
          .header(ofSection: index),
          ItemPlace(
            start: sectionTop + section.headerTop, length: header, lane: shared.value.headerLane,
            column: -1),
          isPinned: shared.value.pinsHeader)
      }
      var search = ItemSearch(
        section: index, top: itemsTop, start: top - itemsTop, end: bottom - itemsTop, found: found)
      // The array has one owner at a time: what is found is added in place.
      found = []
      section.body.find(&search)
      found = search.found
      if let footer = section.footer {
        add(
          .footer(ofSection: index),
          ItemPlace(
            start: sectionTop + section.footerTop, length: footer, lane: shared.value.footerLane,
            column: -1),
          isPinned: shared.value.pinsFooter)
      }
      sectionTop += height(ofSection: index)
      index += 1
    }
  }
}
