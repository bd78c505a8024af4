import SelfSizingGeometry

/// Elements that are anchored to items and groups, such as badges.
extension CompositionalLayout {
  /// Adds what is anchored to the items and groups that a search found, as far as it meets a
  /// rectangle.
  func addAnchored(
    _ search: GroupSearch, _ section: PlacedSection, _ index: Int, at start: Extent,
    meeting rect: LayoutRect, _ found: inout [CollectionViewLayoutAttributes]
  ) {
    guard let program = section.groups.groupPlan?.program else { return }
    let first = found.count
    func add(_ number: Int, of item: Int, _ host: ItemPlace) {
      let shown = anchored(
        number, section,
        CollectionElement(
          kind: section.plan.anchoredKinds[number],
          indexPath: ItemIndexPath(item: item, section: index)), to: host, at: start)
      if shown.frame.intersects(rect) { found.append(shown) }
    }
    for item in search.items {
      for number in program.nodes[Int(item.slot.node)].supplementaries {
        add(number, of: item.item, section.place(of: item.slot))
      }
    }
    for host in search.hosts {
      for number in program.nodes[host.node].supplementaries {
        add(number, of: host.item, section.place(of: host.frame, inGroupAt: host.start))
      }
    }
    found[first...].sort { $0.element < $1.element }
  }

  /// Returns the attributes of an element that is anchored to an item, or to the group that begins
  /// with the item; nil if there is none.
  func anchoredAttributes(of element: CollectionElement) -> CollectionViewLayoutAttributes? {
    let path = element.indexPath
    guard geometry.sections.indices.contains(path.section), path.item >= 0 else { return nil }
    let section = geometry.sections[path.section]
    guard path.item < section.groups.itemCount, section.plan.anchoredKinds.contains(element.kind),
      let program = section.groups.groupPlan?.program
    else { return nil }
    let start = geometry.start(ofSection: path.section)
    let slot = section.groups.slot(ofItem: path.item)
    for number in program.nodes[Int(slot.node)].supplementaries
    where section.plan.anchoredKinds[number] == element.kind {
      return anchored(number, section, element, to: section.place(of: slot), at: start)
    }
    let group = section.groups.group(ofItem: path.item)
    let groupStart = section.groups.start(ofGroup: group)
    let firstItem = section.groups.firstItem(ofGroup: group)
    for host in section.groups.solved(group).hosts where firstItem + host.firstItem == path.item {
      for number in program.nodes[host.node].supplementaries
      where section.plan.anchoredKinds[number] == element.kind {
        return anchored(
          number, section, element, to: section.place(of: host.frame, inGroupAt: groupStart),
          at: start)
      }
    }
    return nil
  }

  private func anchored(
    _ number: Int, _ section: PlacedSection, _ element: CollectionElement, to host: ItemPlace,
    at start: Extent
  ) -> CollectionViewLayoutAttributes {
    let item = section.groups.groupPlan?.program.supplementaries[number]
    var place = host
    place.start += start
    // Leading is at the left until all is placed.
    let isVertical = geometry.orientation.axis == .vertical
    let frame = ScrollOrientation(axis: geometry.orientation.axis).frame(
      of: place, in: (geometry.contentLength, geometry.width))
    var placed = frame
    if let item {
      var size = item.size.resolved(in: frame.size)
      takeAnswer(item, element, isVertical: isVertical, &size)
      placed = item.frame(in: frame, size: size)
    }
    if geometry.orientation.isMirrored {
      let width = isVertical ? geometry.width : geometry.contentLength.points
      placed.origin.x = width - placed.maxX
    }
    return CollectionViewLayoutAttributes(
      element: element, frame: placed,
      zIndex: (section.plan.section.decorationItems.isEmpty ? 0 : 1) + (item?.zIndex ?? 0))
  }

  /// Takes over what the cell of an anchored element answered, as it is remembered.
  private func takeAnswer(
    _ item: CompositionalSupplementary, _ element: CollectionElement, isVertical: Bool,
    _ size: inout LayoutSize
  ) {
    guard item.size.width.isEstimated || item.size.height.isEstimated, let collectionView,
      collectionView.remembersHeights, let known = collectionView.rememberedSize(of: element)
    else { return }
    if item.size.width.isEstimated { size.width = isVertical ? known.width : known.length }
    if item.size.height.isEstimated { size.height = isVertical ? known.length : known.width }
  }

  /// Returns the declaration of an element that is anchored to an item or a group; nil if there is
  /// none.
  func anchoredItem(_ element: CollectionElement) -> CompositionalSupplementary? {
    guard geometry.sections.indices.contains(element.indexPath.section) else { return nil }
    let section = geometry.sections[element.indexPath.section]
    guard let number = section.plan.anchoredKinds.firstIndex(of: element.kind) else { return nil }
    return section.groups.groupPlan?.program.supplementaries[number]
  }
}
