/// The choice of what keeps its place.
extension CollectionView {
  /// Returns the elements of a layout's answer that have cells, from top to bottom, then from left to
  /// right.
  ///
  /// - Parameter settled: Elements that count as settled though they have to be measured anew.
  func visibleElements(
    _ attributes: [CollectionViewLayoutAttributes], settled: Set<ElementIdentity> = []
  ) -> [VisibleElement] {
    attributes.filter { $0.element.kind != .background }.map { attributes in
      let identity = content.identity(of: attributes.element)
      let isSettled =
        settled.contains(identity)
        || measurements.isSettled(identity, width: attributes.frame.width)
      let place = collectionViewLayout.exactPlace(attributes)
      return VisibleElement(
        element: attributes.element, identity: identity, minX: attributes.frame.minX,
        top: place.top, bottom: place.bottom, isSettled: isSettled)
    }.sorted { ($0.top, $0.minX, $0.element) < ($1.top, $1.minX, $1.element) }
  }

  /// Returns visible elements by how well they serve as the anchor, the best first.
  ///
  /// Items go before headers and footers of the same rank. For the first fully visible one the ranks
  /// are: settled and fully visible before the scrolling, which is what a reader was looking at; settled
  /// and fully visible after it; settled; any.
  /// - Parameters:
  ///   - visible: From top to bottom, then from left to right.
  ///   - scroll: The viewport after the scrolling.
  ///   - before: What was fully visible before it.
  func anchorCandidates(
    among visible: [VisibleElement], in scroll: ScrollGeometry,
    fullyVisibleBefore before: Set<ElementIdentity>
  ) -> [VisibleElement] {
    func rank(_ candidate: VisibleElement) -> Int {
      guard anchorPolicy == .firstFullyVisible else { return 0 }
      guard candidate.isSettled else { return 3 }
      if before.contains(candidate.identity) { return 0 }
      return scroll.showsAll(candidate.top, candidate.bottom) ? 1 : 2
    }
    let shown = visible.filter { scroll.shows($0.top, $0.bottom) }
    let ordered =
      anchorPolicy == .bottom
      ? shown.sorted { ($0.bottom, $0.minX, $0.element) > ($1.bottom, $1.minX, $1.element) } : shown
    return ordered.enumerated().sorted { first, second in
      let isOther = (first.element.element.kind != .item, second.element.element.kind != .item)
      return (rank(first.element), isOther.0 ? 1 : 0, first.offset)
        < (rank(second.element), isOther.1 ? 1 : 0, second.offset)
    }.map(\.element)
  }

  /// The edge that the policy anchors by.
  var anchorEdge: ScrollAnchorEdge { anchorPolicy == .bottom ? .bottom : .top }

  /// Returns the edge of the content that keeps its place instead of an element, if one does.
  ///
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
