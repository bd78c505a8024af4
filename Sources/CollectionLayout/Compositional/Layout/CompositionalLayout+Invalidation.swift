import SelfSizingGeometry

extension CompositionalLayout {
  /// Returns the part of an answer that the cell decides; nil if none, or if it is no length.
  private func answer(_ preferred: CollectionViewLayoutAttributes) -> CellAnswer? {
    let asks = asks(preferred.element)
    let (along, across) = (
      preferred.frame.size[scrollDirection], preferred.frame.size[scrollDirection.perpendicular]
    )
    guard asks.along || asks.across, !asks.along || Extent.isValid(along),
      !asks.across || Extent.isValid(across)
    else { return nil }
    return CellAnswer(along: asks.along ? along : .nan, across: asks.across ? across : .nan)
  }

  func asks(_ element: CollectionElement) -> (along: Bool, across: Bool) {
    switch element.kind {
    case .background: return (false, false)
    case .header, .footer, .boundary:
      let item = boundaryItem(element)
      return (item?.asksAlong ?? false, item?.asksAcross ?? false)
    case .supplementary:
      guard let size = anchoredItem(element)?.size else { return (false, false) }
      return (
        size.dimension(scrollDirection).isEstimated,
        size.dimension(scrollDirection.perpendicular).isEstimated
      )
    case .item:
      let path = element.indexPath
      guard geometry.sections.indices.contains(path.section) else { return (false, false) }
      let section = geometry.sections[path.section]
      guard 0..<section.groups.itemCount ~= path.item else { return (false, false) }
      let slot = section.groups.slot(ofItem: path.item)
      return section.plan.isOrthogonal
        ? (slot.asksAcross, slot.asksAlong) : (slot.asksAlong, slot.asksAcross)
    }
  }

  private func current(_ element: CollectionElement) -> CellAnswer? {
    let axis = scrollDirection
    if element.kind == .item {
      let section = geometry.sections[element.indexPath.section]
      let known = section.turned(section.groups.answers[element.indexPath.item])
      let slot = section.groups.slot(ofItem: element.indexPath.item)
      guard let node = section.groups.groupPlan?.program.nodes[Int(slot.node)] else { return nil }
      return CellAnswer(
        along: known.along.isNaN ? node.dimension(axis).value : known.along,
        across: known.across.isNaN ? node.dimension(axis.perpendicular).value : known.across)
    }
    guard let frame = layoutAttributes(for: element)?.frame else { return nil }
    return CellAnswer(along: frame.size[axis], across: frame.size[axis.perpendicular])
  }

  /// Whether a cell's answer differs by a pixel from its former one, which a frame may exceed, on
  /// an axis where the cell decides.
  func changes(_ preferred: CollectionViewLayoutAttributes) -> Bool {
    guard let answer = answer(preferred), let current = current(preferred.element),
      let collectionView
    else { return false }
    let grid = PixelGrid(scale: collectionView.viewport.displayScale)
    return !answer.along.isNaN && !grid.isSamePixel(answer.along, current.along)
      || !answer.across.isNaN && !grid.isSamePixel(answer.across, current.across)
  }

  func knownSize(of attributes: CollectionViewLayoutAttributes) -> LayoutSize {
    var size = attributes.frame.size
    guard attributes.element.kind == .item else { return size }
    let asks = asks(attributes.element)
    guard asks.along || asks.across, let known = current(attributes.element) else { return size }
    if asks.along { size[scrollDirection] = known.along }
    if asks.across { size[scrollDirection.perpendicular] = known.across }
    return size
  }

  /// - Complexity: O(log of the cells that answered + items of a group) where groups repeat.
  func adjust(
    _ context: CollectionViewLayoutInvalidationContext,
    for preferred: CollectionViewLayoutAttributes
  ) {
    guard let answer = answer(preferred) else { return }
    let anchor = collectionView?.scrollAnchor
    let change =
      change(answer, of: preferred.element, keeping: anchor)
      ?? triedChange(answer, of: preferred.element, keeping: anchor)
    let ofAnchor = anchor == .contentBottom ? change.content : change.anchor
    context.contentSizeAdjustment[scrollDirection] = change.content.points
    context.contentOffsetAdjustment[scrollDirection] =
      geometry.orientation.offsetChange(fromStart: ofAnchor, content: change.content).points
  }

  /// Returns the changes of the content's length and the anchor; nil where that has to be tried.
  private func change(
    _ answer: CellAnswer, of element: CollectionElement, keeping anchor: ScrollAnchor?
  ) -> (content: Extent, anchor: Extent)? {
    let path = element.indexPath
    guard element.kind == .item, !geometry.sections[path.section].plan.isOrthogonal else {
      return nil
    }
    let groups = geometry.sections[path.section].groups
    var watched: WatchedItem?
    var isBehind = false
    if case .element(let anchored, let edge) = anchor {
      if anchored.indexPath.section == path.section {
        guard anchored.kind == .item, (0..<groups.itemCount).contains(anchored.indexPath.item)
        else { return nil }
        watched = (anchored.indexPath.item, edge)
      } else {
        // Elements at the content's boundary count as those of section 0, wherever they are.
        guard anchored.kind == .item || geometry.boundary.isEmpty else { return nil }
        isBehind = anchored.indexPath.section > path.section
      }
    }
    guard let change = groups.change(ofItem: path.item, to: answer, watching: watched) else {
      return nil
    }
    return (change.length, isBehind ? change.length : change.watched)
  }

  private func triedChange(
    _ answer: CellAnswer, of element: CollectionElement, keeping anchor: ScrollAnchor?
  ) -> (content: Extent, anchor: Extent) {
    let before = (geometry.contentLength, edge(of: anchor))
    let former = take(answer, of: element)
    let after = (geometry.contentLength, edge(of: anchor))
    _ = take(former, of: element)
    return (after.0 - before.0, after.1 - before.1)
  }

  private func edge(of anchor: ScrollAnchor?) -> Extent {
    guard case .element(let element, let edge) = anchor else { return .zero }
    let place: (start: Extent, end: Extent)?
    if case .supplementary = element.kind {
      place = layoutAttributes(for: element).map { exactPlace($0) }
    } else {
      place = geometry.place(of: element).map { ($0.start, $0.end) }
    }
    return (edge == .top ? place?.start : place?.end) ?? .zero
  }

  func take(_ preferred: CollectionViewLayoutAttributes) {
    guard let answer = answer(preferred) else { return }
    _ = take(answer, of: preferred.element)
    geometry.limitScrolling(ofSection: preferred.indexPath.section)
  }

  /// Puts an answer in place; returns what was there, NaN where nothing was.
  private func take(_ answer: CellAnswer, of element: CollectionElement) -> CellAnswer {
    let path = element.indexPath
    switch element.kind {
    case .background, .supplementary: return CellAnswer()
    case .item:
      let section = geometry.sections[path.section]
      let former = section.turned(section.groups.answers[path.item])
      section.groups.setAnswer(section.turned(answer), ofItem: path.item)
      geometry.replaceSection(at: path.section, with: section)
      return former
    case .header, .footer, .boundary:
      if let index = geometry.boundaryIndex(element) {
        var section = geometry.sections[path.section]
        let former = section.boundary.take(answer, ofElement: index)
        geometry.replaceSection(at: path.section, with: section)
        return former
      }
      guard let index = geometry.layoutBoundaryIndex(element) else { return CellAnswer() }
      return geometry.atBoundary.take(answer, ofElement: index)
    }
  }
}
