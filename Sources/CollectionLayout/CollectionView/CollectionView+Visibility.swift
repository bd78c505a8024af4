import SelfSizingGeometry

/// The visible elements and their identities.
extension CollectionView {
  /// Returns the elements that have cells, in the order of elements.
  /// - Parameter known: What was visible before, in the order of elements: its identities are not
  ///   asked for again.
  func resolve(
    _ attributes: [CollectionViewLayoutAttributes], known: [VisibleElement]
  ) -> [VisibleElement] {
    let length = collectionViewLayout.exactContentHeight
    let orientation = orientation
    let across = orientation.axis.perpendicular
    let isPrecise = length < .exactInDoubles
    var visible: [VisibleElement] = []
    visible.reserveCapacity(attributes.count)
    var next = 0
    // By index: attributes are not copied for the sake of some of their properties.
    for index in attributes.indices where attributes[index].element.kind != .background {
      let element = attributes[index].element
      let frame = attributes[index].frame
      while next < known.count, known[next].element < element { next += 1 }
      let slot: Int
      var cell = CellPool.none
      if next < known.count, known[next].element == element {
        slot = known[next].slot
        cell = known[next].cell
      } else {
        slot = measurements.slot(of: content.identity(of: element))
      }
      let place =
        isPrecise
        ? orientation.range(of: frame, contentLength: length)
        : collectionViewLayout.exactPlace(attributes[index])
      visible.append(
        VisibleElement(
          element: element, slot: slot, minX: frame.origin[across], width: frame.size[across],
          top: place.start, bottom: place.end, isPinned: attributes[index].isPinned,
          isSettled: false, cell: cell))
    }
    measurements.markSettled(&visible)
    return visible
  }

  /// Asks the layout what is visible at an offset, in the order of elements.
  func lookUp(at place: Extent) throws(CollectionLayoutError) -> [CollectionViewLayoutAttributes] {
    layoutOffset = place
    var attributes = layoutElements(in: bounds(at: place))
    try check(attributes)
    // A custom layout may answer in any order.
    for index in attributes.indices.dropFirst()
    where attributes[index].element < attributes[index - 1].element {
      attributes.sort { $0.element < $1.element }
      break
    }
    return attributes
  }
}
