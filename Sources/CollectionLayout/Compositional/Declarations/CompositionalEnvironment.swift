import SelfSizingGeometry

/// The surroundings of a section, for its provider; `NSCollectionLayoutEnvironment`.
package struct CompositionalEnvironment: Hashable, Sendable {
  /// The size of the container, in points.
  package var contentSize: LayoutSize
  /// The container's insets, in points.
  package var contentInsets = DirectionalEdgeInsets.zero
  /// Pixels per point.
  package var displayScale = 3.0
  package var layoutDirection = InterfaceDirection.leftToRight
  package var contentSizeCategory = DynamicTypeCategory.large

  /// The size of the container less its insets, in points.
  package var effectiveContentSize: LayoutSize {
    LayoutSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }
}
