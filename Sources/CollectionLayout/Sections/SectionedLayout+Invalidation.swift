import SelfSizingGeometry

extension SectionedLayout {
  /// Returns the size that attributes ask for, if it is one that an existing element can have.
  func size(preferredBy preferred: CollectionViewLayoutAttributes)
    -> (length: Extent, width: Double?)?
  {
    let length = preferred.frame.size[orientation.axis]
    guard geometry.contains(preferred.element), Extent.isValid(length) else { return nil }
    guard sizesAcross, preferred.element.kind == .item else {
      return (Extent(points: length), nil)
    }
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
    if case .element(let anchor, let edge) = collectionView?.scrollAnchor,
      geometry.contains(anchor)
    {
      watched = (anchor, edge)
    }
    let change: (ofContent: Extent, ofWatched: Extent)
    if let body = reflowed(changing: element, to: size.length) {
      pendingChange = PendingChange(element: element, length: size.length, body: body)
      change = self.change(replacing: body, ofSection: element.indexPath.section, watched)
    } else {
      change = geometry.change(
        of: element, length: size.length, width: size.width, watching: watched)
    }
    var ofAnchor = change.ofWatched
    if collectionView?.scrollAnchor == .contentBottom { ofAnchor = change.ofContent }
    let ofOffset = orientation.offsetChange(fromStart: ofAnchor, content: change.ofContent)
    context.contentSizeAdjustment[orientation.axis] = change.ofContent.points
    context.contentOffsetAdjustment[orientation.axis] = ofOffset.points
  }

  /// Returns what replacing a section's items would change.
  private func change(
    replacing body: SectionBody, ofSection index: Int,
    _ watched: (element: CollectionElement, edge: ScrollAnchorEdge)?
  ) -> (ofContent: Extent, ofWatched: Extent) {
    let former = geometry.sections[index].body
    let ofContent = body.length - former.length
    guard let watched else { return (ofContent, .zero) }
    guard watched.element.indexPath.section == index else {
      return (ofContent, watched.element.indexPath.section > index ? ofContent : .zero)
    }
    switch watched.element.kind {
    case .header: return (ofContent, .zero)
    case .background, .boundary, .supplementary:
      return (ofContent, watched.edge == .bottom ? ofContent : .zero)
    case .footer: return (ofContent, ofContent)
    case .item:
      let before = former.place(ofItem: watched.element.indexPath.item)
      let after = body.place(ofItem: watched.element.indexPath.item)
      return (ofContent, watched.edge == .top ? after.start - before.start : after.end - before.end)
    }
  }
}
