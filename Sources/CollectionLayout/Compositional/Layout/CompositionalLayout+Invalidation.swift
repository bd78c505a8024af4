import SelfSizingGeometry

/// The answers of cells, and their effects.
extension CompositionalLayout {
  /// Returns the part of an answer that the cell decides, along the scrolling and across; nil if it
  /// decides nothing, or answered with what is no length.
  private func answer(_ preferred: CollectionViewLayoutAttributes) -> CellAnswer? {
    let asks = asks(preferred.element)
    let axis = scrollDirection
    var answer = CellAnswer()
    if asks.along {
      guard Extent.isValid(preferred.frame.size[axis]) else { return nil }
      answer.along = preferred.frame.size[axis]
    }
    if asks.across {
      guard Extent.isValid(preferred.frame.size[axis.perpendicular]) else { return nil }
      answer.across = preferred.frame.size[axis.perpendicular]
    }
    return asks.along || asks.across ? answer : nil
  }

  /// Whether an element's cell decides about its extents along and across.
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
      guard geometry.sections.indices.contains(path.section),
        (0..<geometry.sections[path.section].groups.itemCount).contains(path.item)
      else { return (false, false) }
      let section = geometry.sections[path.section]
      let slot = section.groups.slot(ofItem: path.item)
      return section.plan.isOrthogonal
        ? (slot.asksAcross, slot.asksAlong) : (slot.asksAlong, slot.asksAcross)
    }
  }

  /// Returns the extents that the layout goes by now: what the cell answered last, or the guess.
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

  /// Whether a cell's answer differs by at least a pixel from what the layout goes by, on an axis
  /// where the cell decides.
  ///
  /// It is compared with the former answer, not with the frame: a frame may be larger, as that of
  /// uniform siblings is.
  func changes(_ preferred: CollectionViewLayoutAttributes) -> Bool {
    guard let answer = answer(preferred), let current = current(preferred.element),
      let collectionView
    else { return false }
    let grid = PixelGrid(scale: collectionView.viewport.displayScale)
    return !answer.along.isNaN && !grid.isSamePixel(answer.along, current.along)
      || !answer.across.isNaN && !grid.isSamePixel(answer.across, current.across)
  }

  /// Returns the size of an element, with what an item's cell answered, or the guess, in the
  /// extents that it decides about.
  func knownSize(of attributes: CollectionViewLayoutAttributes) -> LayoutSize {
    var size = attributes.frame.size
    guard attributes.element.kind == .item else { return size }
    let asks = asks(attributes.element)
    guard asks.along || asks.across, let known = current(attributes.element) else { return size }
    if asks.along { size[scrollDirection] = known.along }
    if asks.across { size[scrollDirection.perpendicular] = known.across }
    return size
  }

  /// Fills in the two adjustments of a context for an answer.
  ///
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
    let ofContent = change.content
    let ofAnchor = anchor == .contentBottom ? ofContent : change.anchor
    let axis = scrollDirection
    context.contentSizeAdjustment[axis] = ofContent.points
    context.contentOffsetAdjustment[axis] =
      geometry.orientation.offsetChange(fromStart: ofAnchor, content: ofContent).points
  }

  /// Returns by how much an item's answer changes the length of the content, and by how much it
  /// moves the anchor; nil where it has to be tried to be known.
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

  /// Returns the same by putting an answer in place and taking it back.
  private func triedChange(
    _ answer: CellAnswer, of element: CollectionElement, keeping anchor: ScrollAnchor?
  ) -> (content: Extent, anchor: Extent) {
    let before = (geometry.contentLength, edge(of: anchor))
    let former = take(answer, of: element)
    let after = (geometry.contentLength, edge(of: anchor))
    _ = take(former, of: element)
    return (after.0 - before.0, after.1 - before.1)
  }

  /// Returns where the edge of the element is that keeps its place.
  private func edge(of anchor: ScrollAnchor?) -> Extent {
    guard case .element(let element, let edge) = anchor else { return .zero }
    if case .supplementary = element.kind {
      guard let attributes = layoutAttributes(for: element) else { return .zero }
      let place = exactPlace(attributes)
      return edge == .top ? place.start : place.end
    }
    guard let place = geometry.place(of: element) else { return .zero }
    return edge == .top ? place.start : place.end
  }

  /// Puts an answer in place.
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
