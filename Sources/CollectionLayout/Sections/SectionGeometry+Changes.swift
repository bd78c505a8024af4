/// The effect of a changed length, without the change.
extension SectionGeometry {
  /// Returns by how much the content's length would change, and an edge of a watched element would
  /// move, if an existing element had another size.
  /// - Parameter body: The section's items with the size in place; nil where those that are there
  ///   know what it changes.
  /// - Complexity: O(log items + columns) in columns; what the body needs elsewhere.
  func change(
    of element: CollectionElement, length: Extent, width: Double? = nil,
    replacing body: SectionBody? = nil,
    watching watched: (element: CollectionElement, edge: ScrollAnchorEdge)?
  ) -> (ofContent: Extent, ofWatched: Extent) {
    let section = sections[element.indexPath.section]
    let isSameSection = watched?.element.indexPath.section == element.indexPath.section
    var ofItem = Extent.zero
    let ofContent: Extent
    switch element.kind {
    case .background, .boundary, .supplementary: return (.zero, .zero)
    case .header: ofContent = length - (section.header ?? .zero)
    case .footer: ofContent = length - (section.footer ?? .zero)
    case .item:
      var inside: (item: Int, edge: ScrollAnchorEdge)?
      if isSameSection, let watched, watched.element.kind == .item {
        inside = (watched.element.indexPath.item, watched.edge)
      }
      if let body {
        ofContent = body.length - section.body.length
        if let inside {
          let (before, after) = (
            section.body.place(ofItem: inside.item), body.place(ofItem: inside.item)
          )
          ofItem = inside.edge == .top ? after.start - before.start : after.end - before.end
        }
      } else {
        (ofContent, ofItem) = section.body.change(
          ofItem: element.indexPath.item, length: length, width: width, watching: inside)
      }
    }
    guard let watched else { return (ofContent, .zero) }
    guard isSameSection else {
      let isBehind = watched.element.indexPath.section > element.indexPath.section
      return (ofContent, isBehind ? ofContent : .zero)
    }
    if watched.element == element, element.kind != .item {
      return (ofContent, watched.edge == .bottom ? ofContent : .zero)
    }
    switch (element.kind, watched.element.kind) {
    case (.item, .item): return (ofContent, ofItem)
    case (_, .background): return (ofContent, watched.edge == .bottom ? ofContent : .zero)
    case (.header, _), (.item, .footer): return (ofContent, ofContent)
    default: return (ofContent, .zero)
    }
  }
}
