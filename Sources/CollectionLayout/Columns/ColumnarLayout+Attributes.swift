import SelfSizingGeometry

extension ColumnarLayout {
  /// Returns how tall an existing element is before its cell was asked.
  func heightRule(of element: CollectionElement) -> ElementHeight? {
    let blueprint = geometry.sections[element.indexPath.section].blueprint
    switch element.kind {
    case .background: return nil
    case .header: return blueprint.header
    case .footer: return blueprint.footer
    case .item:
      return heightOfItem?(element.indexPath, blueprint.firstLane.width) ?? blueprint.items
    }
  }

  /// Returns the attributes of an element at a known place.
  func attributes(of element: CollectionElement, top: Extent, height: Extent)
    -> CollectionViewLayoutAttributes
  {
    let section = geometry.sections[element.indexPath.section]
    var column: Int?
    let lane: SectionBlueprint.Lane
    switch element.kind {
    case .header, .background: lane = section.blueprint.headerLane
    case .footer: lane = section.blueprint.footerLane
    case .item:
      let own = Int(section.slot(of: element.indexPath.item).column)
      column = own
      lane = self.lane(ofItem: element.indexPath, column: own, in: section.blueprint)
    }
    let frame = LayoutRect(x: lane.x, y: top.points, width: lane.width, height: height.points)
    return CollectionViewLayoutAttributes(
      element: element, frame: frame, column: column, zIndex: element.kind == .background ? -1 : 0)
  }

  /// Returns where an element is; exact, unless a subclass put the element elsewhere.
  func placeFromGeometry(_ attributes: CollectionViewLayoutAttributes) -> (
    top: Extent, bottom: Extent
  )? {
    guard geometry.contains(attributes.element) else { return nil }
    let top = geometry.top(of: attributes.element)
    let height = geometry.height(of: attributes.element)
    guard top.points == attributes.frame.minY, height.points == attributes.frame.height else {
      return nil
    }
    return (top, top + height)
  }

  /// Returns the attributes of an element, or nil if there is no such element.
  func attributesIfPresent(of element: CollectionElement) -> CollectionViewLayoutAttributes? {
    guard geometry.contains(element) else { return nil }
    return attributes(
      of: element, top: geometry.top(of: element), height: geometry.height(of: element))
  }

  /// Returns the attributes of all elements that meet a rectangle, in the order of elements.
  func attributesOfElements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    guard rect.minY < rect.maxY, rect.minX < rect.maxX else { return [] }
    var found: [CollectionViewLayoutAttributes] = []
    geometry.forEachElement(
      from: Extent(points: rect.minY), to: Extent(points: rect.maxY)
    ) { element, top, height in
      let attributes = attributes(of: element, top: top, height: height)
      if attributes.frame.minX < rect.maxX, attributes.frame.maxX > rect.minX {
        found.append(attributes)
      }
    }
    return found.sorted { $0.element < $1.element }
  }
}
