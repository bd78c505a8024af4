import SelfSizingGeometry

extension CompositionalLayout {
  func addAnchored(
    _ search: GroupSearch, _ section: PlacedSection, _ index: Int, at start: Extent,
    meeting rect: LayoutRect, _ found: inout [CollectionViewLayoutAttributes]
  ) {
    guard let program = section.groups.groupPlan?.program else { return }
    let first = found.count
    func add(_ number: Int, of item: Int, _ host: ItemPlace) {
      let shown = anchored(
        number, section,
        CollectionElement(section.plan.anchoredKinds[number], item: item, section: index), to: host,
        at: start)
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

  /// Returns the attributes of what is anchored to an item, or to the group it begins; or nil.
  func anchoredAttributes(of element: CollectionElement) -> CollectionViewLayoutAttributes? {
    let path = element.indexPath
    guard geometry.sections.indices.contains(path.section), path.item >= 0 else { return nil }
    let section = geometry.sections[path.section]
    guard path.item < section.groups.itemCount, section.plan.anchoredKinds.contains(element.kind),
      let program = section.groups.groupPlan?.program
    else { return nil }
    let group = section.groups.group(ofItem: path.item)
    let (firstItem, groupStart) = (
      section.groups.firstItem(ofGroup: group), section.groups.start(ofGroup: group)
    )
    let slot = section.groups.slot(ofItem: path.item)
    let hosts = section.groups.solved(group).hosts.filter { firstItem + $0.firstItem == path.item }
    let boxes =
      [(Int(slot.node), section.place(of: slot))]
      + hosts.map { ($0.node, section.place(of: $0.frame, inGroupAt: groupStart)) }
    for (node, place) in boxes {
      for number in program.nodes[node].supplementaries
      where section.plan.anchoredKinds[number] == element.kind {
        return anchored(
          number, section, element, to: place, at: geometry.start(ofSection: path.section))
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
    var placed =
      item.map { $0.frame(in: frame, size: knownSize($0, element, in: frame.size)) } ?? frame
    if geometry.orientation.isMirrored {
      let width = isVertical ? geometry.width : geometry.contentLength.points
      placed.origin.x = width - placed.maxX
    }
    return CollectionViewLayoutAttributes(
      element: element, frame: placed,
      zIndex: (section.plan.section.decorationItems.isEmpty ? 0 : 1) + (item?.zIndex ?? 0))
  }

  private func knownSize(
    _ item: CompositionalSupplementary, _ element: CollectionElement, in host: LayoutSize
  ) -> LayoutSize {
    var size = item.size.resolved(in: host)
    let axis = geometry.orientation.axis
    let (asksAlong, asksAcross) = (
      item.size.dimension(axis).isEstimated, item.size.dimension(axis.perpendicular).isEstimated
    )
    guard asksAlong || asksAcross, let collectionView, collectionView.remembersHeights,
      let known = collectionView.rememberedSize(of: element)
    else { return size }
    if asksAlong { size[axis] = known.length }
    if asksAcross { size[axis.perpendicular] = known.width }
    return size
  }

  func anchoredItem(_ element: CollectionElement) -> CompositionalSupplementary? {
    guard geometry.sections.indices.contains(element.indexPath.section) else { return nil }
    let section = geometry.sections[element.indexPath.section]
    guard let number = section.plan.anchoredKinds.firstIndex(of: element.kind) else { return nil }
    return section.groups.groupPlan?.program.supplementaries[number]
  }
}
