/// Which elements are where.
extension SectionGeometry {
  /// Calls a closure with every element that meets an open band of the content, and with its place: by
  /// section the background, the header, the items in order, the footer.
  ///
  /// An element meets the band if it begins before the band's end and ends behind its start. A pinned
  /// header or footer is taken to be where its section lets it be; it is visited if its section meets
  /// the band.
  /// - Complexity: O(log sections + sections met × (columns × log items) + elements met × log of them).
  func forEachElement(
    from top: Extent, to bottom: Extent, _ visit: (CollectionElement, ItemPlace) -> Void
  ) {
    var (index, sectionTop) = firstSection(endingBelow: top)
    while index < sections.count, sectionTop < bottom {
      let section = sections[index]
      let shared = section.shared
      let itemsTop = sectionTop + section.itemsTop
      func meets(_ place: ItemPlace) -> Bool { place.start < bottom && place.end > top }
      if shared.value.hasBackground {
        let background = CollectionElement.background(ofSection: index)
        let place = ItemPlace(
          start: sectionTop + section.headerTop, length: section.backgroundHeight,
          lane: shared.value.headerLane, column: -1)
        if meets(place) { visit(background, place) }
      }
      if let header = section.header {
        let place = ItemPlace(
          start: sectionTop + section.headerTop, length: header, lane: shared.value.headerLane,
          column: -1)
        if shared.value.pinsHeader || meets(place) {
          visit(.header(ofSection: index), place)
        }
      }
      section.body.forEachItem(from: top - itemsTop, to: bottom - itemsTop) { item, place in
        var placed = place
        placed.start += itemsTop
        visit(.item(ItemIndexPath(item: item, section: index)), placed)
      }
      if let footer = section.footer {
        let place = ItemPlace(
          start: sectionTop + section.footerTop, length: footer, lane: shared.value.footerLane,
          column: -1)
        if shared.value.pinsFooter || meets(place) {
          visit(.footer(ofSection: index), place)
        }
      }
      sectionTop += height(ofSection: index)
      index += 1
    }
  }
}
