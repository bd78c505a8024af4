import SelfSizingGeometry

extension ColumnarLayout {
  /// Fills in the two adjustments of a context for a preferred height.
  func adjust(
    _ context: CollectionViewLayoutInvalidationContext,
    for preferred: CollectionViewLayoutAttributes
  ) {
    guard geometry.contains(preferred.element), Extent.isValid(preferred.frame.height) else {
      return
    }
    let height = Extent(points: preferred.frame.height)
    let ofContent: Extent
    let ofAnchor: Extent
    if let after = reflowed(changing: preferred.element, to: height) {
      pendingReflow = PendingReflow(element: preferred.element, height: height, geometry: after)
      ofContent = after.contentHeight - geometry.contentHeight
      ofAnchor = anchorDisplacement(contentChange: ofContent) { element, edge in
        after.place(of: edge, of: element) - geometry.place(of: edge, of: element)
      }
    } else {
      let change = geometry.change(of: preferred.element, to: height)
      ofContent = change.ofSection
      ofAnchor = anchorDisplacement(contentChange: ofContent) { element, edge in
        geometry.displacement(of: edge, of: element, by: change)
      }
    }
    context.contentSizeAdjustment.height = ofContent.points
    context.contentOffsetAdjustment.y = ofAnchor.points
  }

  /// Returns how far the collection view's anchor moves.
  private func anchorDisplacement(
    contentChange: Extent, ofElement: (CollectionElement, ScrollAnchorEdge) -> Extent
  ) -> Extent {
    switch collectionView?.scrollAnchor {
    case nil, .contentTop: return .zero
    case .contentBottom: return contentChange
    case .element(let element, let edge):
      return geometry.contains(element) ? ofElement(element, edge) : .zero
    }
  }
}

extension ColumnGeometry {
  /// Returns where an edge of an existing element is.
  func place(of edge: ScrollAnchorEdge, of element: CollectionElement) -> Extent {
    edge == .top ? top(of: element) : top(of: element) + height(of: element)
  }
}
