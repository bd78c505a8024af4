/// Which elements are where.
extension ColumnGeometry {
  /// Calls a closure with every element that meets an open band of the content, and with its top and
  /// height: by section the background, the header, the items of each column from top to bottom, the footer.
  ///
  /// An element meets the band if it begins above the band's bottom and ends below its top. Only the
  /// elements of one column are known to follow each other; columns are searched one by one.
  /// - Complexity: O(log sections + sections met × (columns × log items) + elements met).
  func forEachElement(
    from top: Extent, to bottom: Extent,
    _ body: (CollectionElement, _ top: Extent, _ height: Extent) -> Void
  ) {
    var (index, sectionTop) = firstSection(endingBelow: top)
    while index < sections.count, sectionTop < bottom {
      let section = sections[index]
      func visit(_ element: CollectionElement, _ place: Extent, _ height: Extent) {
        let elementTop = sectionTop + place
        if elementTop < bottom, elementTop + height > top { body(element, elementTop, height) }
      }
      if section.blueprint.hasBackground {
        visit(.background(ofSection: index), section.headerTop, section.backgroundHeight)
      }
      if let header = section.header {
        visit(.header(ofSection: index), section.headerTop, header)
      }
      let itemsTop = sectionTop + section.itemsTop
      for column in section.columns {
        column.forEachItem(
          from: top - itemsTop, to: bottom - itemsTop, spacing: section.blueprint.lineSpacing
        ) { item, place, height in
          let path = ItemIndexPath(item: item, section: index)
          body(.item(path), itemsTop + place, height)
        }
      }
      if let footer = section.footer {
        visit(.footer(ofSection: index), section.footerTop, footer)
      }
      sectionTop += section.height
      index += 1
    }
  }
}

extension ItemColumn {
  /// Calls a closure with every item of the column that meets an open band, relative to the column's
  /// top.
  ///
  /// - Complexity: O(log items + items met).
  func forEachItem(
    from top: Extent, to bottom: Extent, spacing: Extent,
    _ body: (_ item: Int, _ top: Extent, _ height: Extent) -> Void
  ) {
    var (position, start) = extents.firstIndex(endingAfter: top.units)
    while position < extents.count, start < bottom.units {
      let extent = extents.extents[position]
      let height = extent - spacing.units
      if start + height > top.units {
        let item = items.isEmpty ? position : Int(items[position])
        body(item, Extent(units: start), Extent(units: height))
      }
      start += extent
      position += 1
    }
  }
}
