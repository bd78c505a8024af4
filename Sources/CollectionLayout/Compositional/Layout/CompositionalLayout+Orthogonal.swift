import SelfSizingGeometry

/// How a section scrolls across the layout's own direction.
package struct OrthogonalScrolling: Hashable, Sendable {
  package var frame: LayoutRect
  package var contentLength: Double
  package var offset: Double
  /// The offsets at which it comes to rest, ascending; empty where it stops anywhere.
  package var rests: [Double]
}

extension CompositionalLayout {
  /// Returns how a section scrolls across; nil if it does not, or there is no such section.
  /// - Complexity: O(groups) where it rests at groups.
  package func orthogonalScrolling(inSection index: Int) -> OrthogonalScrolling? {
    guard geometry.sections.indices.contains(index) else { return nil }
    let section = geometry.sections[index]
    guard section.plan.isOrthogonal, !section.isEmpty else { return nil }
    let place = ItemPlace(
      start: geometry.start(ofSection: index) + section.groupsStart, length: section.groupsLength,
      lane: .init(x: 0, width: geometry.width), column: -1)
    return OrthogonalScrolling(
      frame: geometry.frame(of: place), contentLength: section.orthogonalContentWidth,
      offset: section.orthogonalOffset,
      rests: rests(of: section))
  }

  /// Scrolls a section across, to the nearest offset that its content has. What is visible then is
  /// asked for its size in the next step. NaN is taken for 0.
  package func scrollOrthogonally(section index: Int, to offset: Double) {
    guard geometry.sections.indices.contains(index) else { return }
    let section = geometry.sections[index]
    let limited = offset.isNaN ? 0 : min(max(0, offset), section.largestOrthogonalOffset)
    geometry.scroll(section: index, to: limited)
    // Positions stay; what was looked up before does not.
    invalidateLayout(with: makeInvalidationContext())
  }

  /// - Source: Header comments of iOS 13; that the last rest is limited to the content is assumed.
  private func rests(of section: PlacedSection) -> [Double] {
    let limit = section.largestOrthogonalOffset
    var rests: [Double] = []
    func add(_ offset: Double) {
      let limited = min(offset, limit)
      if rests.last != limited { rests.append(limited) }
    }
    switch section.plan.section.orthogonalScrolling {
    case .none, .continuous: return []
    case .paging:
      guard geometry.width > 0 else { return [0] }
      var page = 0.0
      while page < limit, rests.count < Self.maximumRests {
        add(page)
        page += geometry.width
      }
      add(limit)
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      for group in 0..<min(section.groups.groupCount, Self.maximumRests) {
        add(Extent(units: section.groups.start(ofGroup: group)).points)
        if rests.last == limit { break }
      }
    }
    return rests
  }

  private static var maximumRests: Int { 1 << 20 }

  /// Returns the name that declarations give an element's kind; nil for items.
  package func kindName(of element: CollectionElement) -> String? {
    switch element.kind {
    case .item: return nil
    case .header: return CompositionalBoundary.sectionHeader
    case .footer: return CompositionalBoundary.sectionFooter
    case .boundary(let number), .supplementary(let number):
      return Int(number) < kinds.names.count ? kinds.names[Int(number)].name : nil
    case .background:
      let path = element.indexPath
      guard geometry.sections.indices.contains(path.section) else { return nil }
      let items = geometry.sections[path.section].plan.section.decorationItems
      return items.indices.contains(path.item) ? items[path.item].kind : nil
    }
  }

  package func kinds(named name: String) -> [CollectionElementKind] {
    zip(kinds.names, kinds.all).filter { $0.0.name == name }.map(\.1)
  }

  package func selfSizedAxes(of element: CollectionElement) -> (horizontal: Bool, vertical: Bool) {
    let asks = asks(element)
    return scrollDirection == .vertical ? (asks.across, asks.along) : (asks.along, asks.across)
  }
}
