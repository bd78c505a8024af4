/// An element in the viewport.
struct VisibleElement {
  var element: CollectionElement
  /// Where its measurement is remembered: what it is, wherever it is.
  var slot: Int
  /// Where it begins across, in points.
  let minX: Double
  /// Its extent across, in points.
  let width: Double
  let top: Extent
  let bottom: Extent
  /// Whether it is held at the viewport's edge, and so has no place in the content to keep.
  let isPinned: Bool
  /// Whether its cell agreed with its height.
  var isSettled: Bool
  /// Whether it was seen as a whole before the step.
  var wasFullyVisible = false
  var cell = CellPool.none

  func place(of edge: ScrollAnchorEdge) -> Extent { edge == .top ? top : bottom }

  /// Whether this element comes before another on the screen: from top to bottom, then from left to
  /// right.
  func isAbove(_ other: VisibleElement) -> Bool {
    (top, minX, element) < (other.top, other.minX, other.element)
  }
}

/// The viewport and the elements in it, at the end of a step.
struct ViewportSnapshot {
  var scroll = ScrollGeometry()
  /// The visible elements that have cells, in the order of elements.
  var elements: [VisibleElement] = []
  /// The attributes of everything visible, in the order of elements.
  var attributes: [CollectionViewLayoutAttributes] = []
  /// The layout's count of invalidations then: as long as it is the same, so are the attributes.
  var layoutChange = -1
}
