struct VisibleElement {
  var element: CollectionElement
  /// The slot of its measurement, which follows its identity.
  var slot: Int
  let minX: Double
  let width: Double
  let top: Extent
  let bottom: Extent
  /// Whether it is held at the viewport's edge, and so has no place in the content to keep.
  let isPinned: Bool
  var isSettled = false
  var wasFullyVisible = false
  var cell = CellPool.none
  func place(of edge: ScrollAnchorEdge) -> Extent { edge == .top ? top : bottom }

  /// From top to bottom, then from left to right.
  func isAbove(_ other: VisibleElement) -> Bool {
    (top, minX, element) < (other.top, other.minX, other.element)
  }
}

/// The view at an offset, in the order of elements.
struct Sight {
  var offset: Extent
  /// The attributes of everything, backgrounds included.
  var attributes: [CollectionViewLayoutAttributes]
  /// The elements that have cells.
  var elements: [VisibleElement]
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

extension Array {
  /// Sorts the elements unless they are in order already, as they mostly are.
  mutating func sortIfNeeded(by precedes: (Element, Element) -> Bool) {
    for index in indices.dropFirst() where precedes(self[index], self[index - 1]) {
      return sort(by: precedes)
    }
  }
}
