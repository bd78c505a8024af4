/// What a changed height would do, without doing it.
extension ColumnGeometry {
  /// How far things move when one element's height changes.
  struct HeightChange {
    /// The element whose height changes.
    let element: CollectionElement
    /// The change of the element's height.
    let ofElement: Extent
    /// The change of the height of the tallest column of its section.
    let ofItems: Extent
    /// The change of its section's height, and with it of the content's.
    let ofSection: Extent
  }

  /// Returns how far things would move if an existing element had another height and every item kept
  /// its column.
  ///
  /// - Complexity: O(columns).
  func change(of element: CollectionElement, to height: Extent) -> HeightChange {
    let section = sections[element.indexPath.section]
    let ofElement = height - self.height(of: element)
    guard element.kind == .item else {
      return HeightChange(
        element: element, ofElement: ofElement, ofItems: .zero, ofSection: ofElement)
    }
    let column = Int(section.slot(of: element.indexPath.item).column)
    let total = section.columns[column].extents.total + ofElement.units
    let ofItems = section.tallestColumn(replacing: (column, total)) - section.itemsHeight
    return HeightChange(
      element: element, ofElement: ofElement, ofItems: ofItems, ofSection: ofItems)
  }

  /// Returns how far an edge of an existing element would move with a change.
  func displacement(
    of edge: ScrollAnchorEdge, of element: CollectionElement, by change: HeightChange
  ) -> Extent {
    let changed = change.element
    if element == changed { return edge == .bottom ? change.ofElement : .zero }
    if element.indexPath.section != changed.indexPath.section {
      return element.indexPath.section > changed.indexPath.section ? change.ofSection : .zero
    }
    switch (changed.kind, element.kind) {
    case (.background, _): return .zero
    case (_, .background): return edge == .bottom ? change.ofSection : .zero
    case (.header, _): return change.ofElement
    case (.footer, _), (.item, .header): return .zero
    case (.item, .footer): return change.ofItems
    case (.item, .item):
      let section = sections[element.indexPath.section]
      let slot = section.slot(of: element.indexPath.item)
      let changedSlot = section.slot(of: changed.indexPath.item)
      let isBelow = slot.column == changedSlot.column && slot.position > changedSlot.position
      return isBelow ? change.ofElement : .zero
    }
  }
}
