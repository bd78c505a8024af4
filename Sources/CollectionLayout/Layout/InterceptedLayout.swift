import SelfSizingGeometry

/// The part of a layout that a subclass in another module changes.
package protocol LayoutInterceptor: AnyObject {
  /// Returns the attributes of all elements that meet a rectangle, in any order.
  func layoutAttributesForElements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes]
  /// Returns the attributes of an element, or nil if there is no such element.
  func layoutAttributes(for element: CollectionElement) -> CollectionViewLayoutAttributes?
  /// Whether new bounds make positions invalid.
  func shouldInvalidateLayout(forBoundsChange newBounds: LayoutRect) -> Bool
}

/// A layout that places elements as another one does, except where somebody changes its answers: a
/// subclass of it that lives in another module.
package final class InterceptedLayout: CollectionViewLayout {
  private let base: CollectionViewLayout
  private let interceptor: any LayoutInterceptor

  /// Creates a layout around another one.
  package init(_ base: CollectionViewLayout, _ interceptor: any LayoutInterceptor) {
    self.base = base
    self.interceptor = interceptor
    super.init()
  }

  /// Takes note of what was made invalid at the layout inside.
  package func adoptInvalidation() {
    if base.isInvalidated, !isInvalidated { invalidateLayout() }
  }

  public override var scrollDirection: LayoutAxis { base.scrollDirection }

  public override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    base.flipsHorizontallyInOppositeLayoutDirection
  }

  override var exactContentHeight: Extent { base.exactContentHeight }

  override var furtherKinds: [CollectionElementKind] { base.furtherKinds }

  override var sizesAcross: Bool { base.sizesAcross }

  override func ownSize(of attributes: CollectionViewLayoutAttributes) -> LayoutSize {
    base.ownSize(of: attributes)
  }

  override func exactPlace(_ attributes: CollectionViewLayoutAttributes)
    -> (start: Extent, end: Extent)
  {
    // Only of what lies where the layout inside put it is the place known more exactly.
    base.layoutAttributes(for: attributes.element)?.frame == attributes.frame
      ? base.exactPlace(attributes) : super.exactPlace(attributes)
  }

  public override var collectionViewContentSize: LayoutSize { base.collectionViewContentSize }

  public override func prepare() throws(CollectionLayoutError) {
    base.collectionView = collectionView
    if isInvalidated { base.isInvalidated = true }
    try base.prepare()
    base.isInvalidated = false
    findings = base.findings
  }

  public override func layoutAttributesForElements(in rect: LayoutRect)
    -> [CollectionViewLayoutAttributes]
  {
    interceptor.layoutAttributesForElements(in: rect)
      .filter { $0.frame.intersects(rect) }.sorted { $0.element < $1.element }
  }

  public override func layoutAttributesForItem(at indexPath: ItemIndexPath)
    -> CollectionViewLayoutAttributes?
  {
    interceptor.layoutAttributes(for: .item(indexPath))
  }

  public override func layoutAttributesForSupplementaryElement(
    ofKind kind: CollectionElementKind, at indexPath: ItemIndexPath
  ) -> CollectionViewLayoutAttributes? {
    interceptor.layoutAttributes(for: CollectionElement(kind: kind, indexPath: indexPath))
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: LayoutRect) -> Bool {
    interceptor.shouldInvalidateLayout(forBoundsChange: newBounds)
      || base.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  public override func invalidationContext(forBoundsChange newBounds: LayoutRect)
    -> CollectionViewLayoutInvalidationContext
  {
    base.shouldInvalidateLayout(forBoundsChange: newBounds)
      ? base.invalidationContext(forBoundsChange: newBounds)
      : super.invalidationContext(forBoundsChange: newBounds)
  }

  public override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    base.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  public override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    base.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  public override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    base.invalidateLayout(with: context)
  }

  override func apply(_ map: UpdateMap, in collectionView: CollectionView)
    throws(CollectionLayoutError) -> Bool
  {
    try base.apply(map, in: collectionView)
  }
}
