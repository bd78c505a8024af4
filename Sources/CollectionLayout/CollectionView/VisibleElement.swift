/// An element in the viewport at the end of a step.
struct VisibleElement {
  /// The element by its place.
  let element: CollectionElement
  /// What it is, wherever it stands.
  let identity: ElementIdentity
  /// The left edge in points.
  let minX: Double
  /// The top edge in the content.
  let top: Extent
  /// The bottom edge in the content.
  let bottom: Extent
  /// Whether its cell agreed with its height.
  let isSettled: Bool

  /// Returns where an edge is.
  func place(of edge: ScrollAnchorEdge) -> Extent { edge == .top ? top : bottom }
}

/// What was in the viewport, and where the viewport was.
struct ViewportSnapshot {
  /// The viewport over the content.
  var scroll = ScrollGeometry()
  /// The visible elements, from top to bottom, then from left to right.
  var elements: [VisibleElement] = []
}
