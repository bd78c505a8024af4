/// The choice of what keeps its place.
extension CollectionView {
  /// How well an element serves as the anchor; the least is the best. Items go before headers and
  /// footers of the same rank. For the first fully visible one the ranks are: settled and fully
  /// visible before the scrolling, which is what a reader was looking at; settled and fully visible
  /// after it; settled; any.
  private func rank(_ candidate: VisibleElement, in scroll: ScrollGeometry) -> Int {
    let isOther = candidate.element.kind == .item ? 0 : 1
    guard anchorPolicy == .firstFullyVisible else { return isOther }
    guard candidate.isSettled else { return 6 + isOther }
    if candidate.wasFullyVisible { return isOther }
    return (scroll.showsAll(candidate.top, candidate.bottom) ? 2 : 4) + isOther
  }

  /// Whether the first element serves better as the anchor than the second, by their ranks and
  /// places.
  private func isBetter(
    _ first: VisibleElement, _ firstRank: Int, than second: VisibleElement, _ secondRank: Int
  ) -> Bool {
    if firstRank != secondRank { return firstRank < secondRank }
    if anchorPolicy == .bottom {
      return (first.bottom, first.minX, first.element)
        > (second.bottom, second.minX, second.element)
    }
    return first.isAbove(second)
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

  /// Returns the visible elements by how well they serve as the anchor, the best first.
  func anchorCandidates(among visible: [VisibleElement], in scroll: ScrollGeometry)
    -> [VisibleElement]
  {
    visible.filter { isCandidate($0, in: scroll) }.sorted {
      isBetter($0, rank($0, in: scroll), than: $1, rank($1, in: scroll))
    }
  }

  /// Whether an element is seen, and moves with the content.
  private func isCandidate(_ element: VisibleElement, in scroll: ScrollGeometry) -> Bool {
    !element.isPinned && scroll.shows(element.top, element.bottom)
  }

  var anchorEdge: ScrollAnchorEdge { anchorPolicy == .bottom ? .bottom : .top }

  /// Returns the edge of the content that keeps its place instead of an element, if one does.
  /// - Parameters:
  ///   - requested: The viewport where the request puts it.
  ///   - before: The viewport before the step.
  func heldContentEdge(
    _ request: StepRequest, requested: ScrollGeometry, before: ScrollGeometry
  ) -> ScrollAnchor? {
    guard hasBeenLaidOut || request.cause == .contentOffset || request.cause == .scroll else {
      return .contentTop
    }
    let isAtTop: Bool
    let isAtBottom: Bool
    switch request.cause {
    case .scroll:
      isAtTop = requested.isAtTop && before.isAtTop
      isAtBottom = requested.isAtBottom
    case .contentOffset:
      isAtTop = requested.isAtTop
      isAtBottom = requested.isAtBottom
    default:
      isAtTop = before.isAtTop
      isAtBottom = before.isAtBottom
    }
    if anchorPolicy.holdsContentTop, isAtTop { return .contentTop }
    if anchorPolicy == .bottom, isAtBottom { return .contentBottom }
    return nil
  }
}
