import SelfSizingGeometry

/// Edges of a container, as a set; `NSDirectionalRectEdge`.
package struct CompositionalEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let top = CompositionalEdges(rawValue: 1)
  package static let leading = CompositionalEdges(rawValue: 2)
  package static let bottom = CompositionalEdges(rawValue: 4)
  package static let trailing = CompositionalEdges(rawValue: 8)
}

/// A point of a frame; `NSCollectionLayoutAnchor`.
package struct CompositionalAnchor: Hashable, Sendable {
  package var edges: CompositionalEdges
  package var offset: LayoutPoint
  /// Whether the offset counts in sizes of the supplementary element rather than in points.
  package var isFractional: Bool

  package init(
    _ edges: CompositionalEdges, offset: LayoutPoint = .zero, isFractional: Bool = false
  ) {
    self.edges = edges
    self.offset = offset
    self.isFractional = isFractional
  }

  fileprivate func distance(for size: LayoutSize) -> LayoutPoint {
    isFractional ? LayoutPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  var unit: LayoutPoint {
    LayoutPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }
}

/// An element anchored to an item or a group; `NSCollectionLayoutSupplementaryItem`.
package struct CompositionalSupplementary: Hashable, Sendable {
  package var kind: String
  /// Fractions are of the item or group.
  package var size: CompositionalSize
  /// The point of the item or group at which it is, inside of the edges.
  package var containerAnchor: CompositionalAnchor
  /// The point of the supplementary item that is there; nil for the one at the same edges.
  package var itemAnchor: CompositionalAnchor?
  package var zIndex = 1

  package init(
    kind: String, size: CompositionalSize, containerAnchor: CompositionalAnchor,
    itemAnchor: CompositionalAnchor? = nil
  ) {
    self.kind = kind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
  }

  func frame(in host: LayoutRect, size: LayoutSize) -> LayoutRect {
    let own = itemAnchor ?? CompositionalAnchor(containerAnchor.edges)
    let (at, of) = (containerAnchor.unit, own.unit)
    let (offset, ownOffset) = (containerAnchor.distance(for: size), own.distance(for: size))
    return LayoutRect(
      x: host.minX + at.x * host.width + offset.x - of.x * size.width - ownOffset.x,
      y: host.minY + at.y * host.height + offset.y - of.y * size.height - ownOffset.y,
      width: size.width, height: size.height)
  }
}

/// An element at the boundary of a section or of the content;
/// `NSCollectionLayoutBoundarySupplementaryItem`.
package struct CompositionalBoundary: Hashable, Sendable {
  package static let sectionHeader = "UICollectionElementKindSectionHeader"
  package static let sectionFooter = "UICollectionElementKindSectionFooter"
  package var kind: String
  /// Fractions are of the section or content.
  package var size: CompositionalSize
  /// The edges at which it is: one, or the two of a corner. `NSRectAlignment`.
  package var alignment: CompositionalEdges
  package var absoluteOffset = LayoutPoint.zero
  package var extendsBoundary = true
  package var pinToVisibleBounds = false
  package var contentInsets = DirectionalEdgeInsets.zero
  package var zIndex = 0

  package init(kind: String, size: CompositionalSize, alignment: CompositionalEdges) {
    self.kind = kind
    self.size = size
    self.alignment = alignment
  }
}

/// The background of a section; `NSCollectionLayoutDecorationItem`.
package struct CompositionalDecoration: Hashable, Sendable {
  package var kind: String
  package var contentInsets = DirectionalEdgeInsets.zero
  package var zIndex = 0

  package init(kind: String) { self.kind = kind }
}
