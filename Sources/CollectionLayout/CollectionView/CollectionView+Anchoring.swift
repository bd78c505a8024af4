/// The choice of what keeps its place.
extension CollectionView {
  /// How well an element serves as the anchor; the least is best, items before headers and footers.
  /// For the first fully visible one: settled and fully visible before the step, which is what a
  /// reader was looking at; settled and fully visible after it; settled; any.
  private func rank(_ candidate: VisibleElement, in scroll: ScrollGeometry) -> Int {
    let isOther = candidate.element.kind == .item ? 0 : 1
    guard anchorPolicy == .firstFullyVisible else { return isOther }
    guard candidate.isSettled else { return 6 + isOther }
    if candidate.wasFullyVisible { return isOther }
    return (scroll.showsAll(candidate.top, candidate.bottom) ? 2 : 4) + isOther
  }

  private func isBetter(
    _ first: VisibleElement, _ firstRank: Int, than second: VisibleElement, _ secondRank: Int
  ) -> Bool {
    if firstRank != secondRank { return firstRank < secondRank }
    guard anchorPolicy == .bottom else { return first.isAbove(second) }
    return (first.bottom, first.minX, first.element) > (second.bottom, second.minX, second.element)
  }

  func bestAnchor(among visible: [VisibleElement], in scroll: ScrollGeometry) -> VisibleElement? {
    var best: (index: Int, rank: Int)?
    for index in visible.indices where isCandidate(visible[index], in: scroll) {
      let rank = rank(visible[index], in: scroll)
      if let best, !isBetter(visible[index], rank, than: visible[best.index], best.rank) {
        continue
      }
      best = (index, rank)
    }
    return best.map { visible[$0.index] }
  }

  func anchors(among visible: [VisibleElement], in scroll: ScrollGeometry) -> [VisibleElement] {
    visible.filter { isCandidate($0, in: scroll) }.sorted {
      isBetter($0, rank($0, in: scroll), than: $1, rank($1, in: scroll))
    }
  }

  private func isCandidate(_ element: VisibleElement, in scroll: ScrollGeometry) -> Bool {
    !element.isPinned && scroll.shows(element.top, element.bottom)
  }

  var anchorEdge: ScrollAnchorEdge { anchorPolicy == .bottom ? .bottom : .top }

  /// The edge of the content that keeps its place instead of an element, if one does. `requested`
  /// is the viewport where the request puts it.
  func heldContentEdge(
    _ request: StepRequest, requested: ScrollGeometry, before: ScrollGeometry
  ) -> ScrollAnchor? {
    let isScroll = request.cause == .scroll
    let isRequested = isScroll || request.cause == .contentOffset
    guard hasBeenLaidOut || isRequested else { return .contentTop }
    let scroll = isRequested ? requested : before
    let isAtTop = scroll.isAtTop && (!isScroll || before.isAtTop)
    if anchorPolicy.holdsContentTop, isAtTop { return .contentTop }
    if anchorPolicy == .bottom, scroll.isAtBottom { return .contentBottom }
    return nil
  }
}
