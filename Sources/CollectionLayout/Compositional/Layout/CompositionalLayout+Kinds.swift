import SelfSizingGeometry

/// The kinds of elements by the names that declarations give them, and what their cells decide.
extension CompositionalLayout {
  /// Returns the name that declarations give an element's kind; nil for items, and for elements
  /// that no one declared.
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

  /// Returns the kinds of elements that have a name, apart from headers and footers of sections.
  package func kinds(named name: String) -> [CollectionElementKind] {
    kinds.names.indices.filter { kinds.names[$0].name == name }.map {
      kinds.names[$0].use == .anchored ? .supplementary(UInt8($0)) : .boundary(UInt8($0))
    }
  }

  /// Returns the axes along which the cell of an element decides about its size.
  package func selfSizedAxes(of element: CollectionElement) -> (horizontal: Bool, vertical: Bool) {
    let asks = asks(element)
    return scrollDirection == .vertical ? (asks.across, asks.along) : (asks.along, asks.across)
  }
}
