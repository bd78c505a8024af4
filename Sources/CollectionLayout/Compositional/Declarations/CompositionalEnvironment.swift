import SelfSizingGeometry

/// The surroundings of a section, for its provider; `NSCollectionLayoutEnvironment`.
package struct CompositionalEnvironment: Hashable, Sendable {
  /// The size of the container, in points.
  package var contentSize: LayoutSize
  /// The container's insets, in points.
  package var contentInsets: DirectionalEdgeInsets
  /// Pixels per point.
  package var displayScale: Double
  package var layoutDirection: InterfaceDirection
  package var contentSizeCategory: DynamicTypeCategory

  /// The size of the container less its insets, in points.
  package var effectiveContentSize: LayoutSize {
    LayoutSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }

  package init(
    contentSize: LayoutSize, contentInsets: DirectionalEdgeInsets = .zero, displayScale: Double = 3,
    layoutDirection: InterfaceDirection = .leftToRight,
    contentSizeCategory: DynamicTypeCategory = .large
  ) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
  }
}
