import SelfSizingGeometry

extension SectionedLayout {
  /// Returns the size that attributes ask for, if it is one that an existing element can have.
  func size(preferredBy preferred: CollectionViewLayoutAttributes)
    -> (length: Extent, width: Double?)?
  {
    let length = preferred.frame.size[orientation.axis]
    guard geometry.contains(preferred.element), Extent.isValid(length) else { return nil }
    guard sizesAcross, preferred.element.kind == .item else { return (Extent(points: length), nil) }
    let width = preferred.frame.size[orientation.axis.perpendicular]
    return Extent.isValid(width) ? (Extent(points: length), width) : nil
  }

  /// Returns a section's items after a change that makes others change column, computed once for
  /// the context and its invalidation; nil where the body computes that itself.
  func pendingBody(of element: CollectionElement, length: Extent) -> SectionBody? {
    if let pending = pendingChange, pending.element == element, pending.length == length {
      return pending.body
    }
    return reflowed(changing: element, to: length)
  }

  /// Fills in the two adjustments of a context for a preferred size.
  func adjust(
    _ context: CollectionViewLayoutInvalidationContext,
    for preferred: CollectionViewLayoutAttributes
  ) {
    guard let size = size(preferredBy: preferred) else { return }
    let element = preferred.element
    var watched: (element: CollectionElement, edge: ScrollAnchorEdge)?
    if case .element(let anchor, let edge) = collectionView?.scrollAnchor, geometry.contains(anchor)
    {
      watched = (anchor, edge)
    }
    let body = reflowed(changing: element, to: size.length)
    pendingChange = body.map { PendingChange(element: element, length: size.length, body: $0) }
    let change = geometry.change(
      of: element, length: size.length, width: size.width, replacing: body, watching: watched)
    var ofAnchor = change.ofWatched
    if collectionView?.scrollAnchor == .contentBottom { ofAnchor = change.ofContent }
    let ofOffset = orientation.offsetChange(fromStart: ofAnchor, content: change.ofContent)
    context.contentSizeAdjustment[orientation.axis] = change.ofContent.points
    context.contentOffsetAdjustment[orientation.axis] = ofOffset.points
  }
}
