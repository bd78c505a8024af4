import SelfSizingGeometry

/// The window through which a collection is seen, and the traits that its cells inherit from it.
public struct CollectionViewport: Hashable, Sendable {
  /// The size of the window, in points.
  public var size: LayoutSize
  /// The distances that bars and the like cover at the window's edges, in points.
  public var contentInset: LayoutEdgeInsets
  /// The distances at the window's edges that bars, the notch and the home indicator cover, in
  /// points.
  public var safeAreaInsets: LayoutEdgeInsets
  /// On which edges the safe area is added to the content inset.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
  /// Pixels per point; heights are compared on this grid.
  public var displayScale: Double
  /// The direction in which the interface reads; layouts that flip follow it.
  public var layoutDirection: InterfaceDirection
  /// The text size that the reader has chosen; a new one makes cells be measured again.
  public var contentSizeCategory: DynamicTypeCategory

  /// Creates a viewport; the scale, direction and text size are those of an iPhone as it is sold.
  public init(
    size: LayoutSize, contentInset: LayoutEdgeInsets = .zero,
    safeAreaInsets: LayoutEdgeInsets = .zero,
    contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic,
    displayScale: Double = 3, layoutDirection: InterfaceDirection = .leftToRight,
    contentSizeCategory: DynamicTypeCategory = .large
  ) {
    (self.size, self.displayScale) = (size, displayScale)
    (self.contentInset, self.safeAreaInsets) = (contentInset, safeAreaInsets)
    self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
  }

  func validate() throws(CollectionLayoutError) {
    let lengths = [("size.width", size.width), ("size.height", size.height)]
    for (name, value) in lengths where !Extent.isValid(value) {
      throw .invalidMetric(name: name, value: value)
    }
    let insets = contentInset.metrics("contentInset") + safeAreaInsets.metrics("safeAreaInsets")
    for (name, value) in insets where !Extent.isValid(abs(value)) {
      throw .invalidMetric(name: name, value: value)
    }
    guard displayScale > 0, displayScale <= 1e3
    else { throw .invalidMetric(name: "displayScale", value: displayScale) }
  }
}
