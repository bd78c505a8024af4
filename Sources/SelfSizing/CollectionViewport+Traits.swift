import SelfSizingCollectionLayout
import SelfSizingGeometry
import SelfSizingTypography

extension CollectionViewport {
  /// Creates a viewport with the text size, the scale and the direction of traits.
  public init(
    size: LayoutSize, contentInset: LayoutEdgeInsets = .zero,
    safeAreaInsets: LayoutEdgeInsets = .zero, traits: TraitCollection
  ) {
    self.init(
      size: size, contentInset: contentInset, safeAreaInsets: safeAreaInsets,
      displayScale: traits.displayScale, layoutDirection: traits.layoutDirection,
      contentSizeCategory: traits.contentSizeCategory)
  }
}

extension TraitCollection {
  /// Returns the traits with the text size, the scale and the direction of a viewport.
  package func inheriting(from viewport: CollectionViewport) -> TraitCollection {
    var traits = self
    traits.contentSizeCategory = viewport.contentSizeCategory
    traits.displayScale = viewport.displayScale
    traits.layoutDirection = viewport.layoutDirection
    return traits
  }
}
