import SelfSizingGeometry

/// Computes where the elements of a collection are; the base class of every layout, and the
/// counterpart of `UICollectionViewLayout`.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize`,
/// `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)`, and, to self-size, the
/// methods about preferred attributes.
open class CollectionViewLayout {
  /// The collection view that the layout serves, once it has one.
  public internal(set) weak var collectionView: CollectionView?
  /// The findings of the last preparation about its input.
  public internal(set) var findings: [CollectionFinding] = []
  /// The number of invalidations so far.
  package private(set) var invalidationCount = 0
  /// Whether positions have to be computed again; the collection view clears it.
  var isInvalidated = true
  /// The correction of the offset that contexts asked for since the last step, in points, apart
  /// from those of cells' answers; the next step takes it over.
  package var offsetAdjustment = LayoutPoint.zero
  /// The layout that places the elements, where this one only changes some of its answers.
  package final var base: CollectionViewLayout?

  /// The extent of everything along the scroll axis without the rounding of a Double; a layout that
  /// sums exactly overrides it.
  var exactContentHeight: Extent {
    base?.exactContentHeight ?? Extent(points: collectionViewContentSize[scrollDirection])
  }

  /// Where an element begins and ends along the scroll axis without the rounding of a Double, by
  /// attributes that this layout just returned; a layout that sums exactly overrides it.
  func exactPlace(_ attributes: CollectionViewLayoutAttributes) -> (start: Extent, end: Extent) {
    // Only the place of what is where the base put it is known more exactly.
    if let base, base.layoutAttributes(for: attributes.element)?.frame == attributes.frame {
      return base.exactPlace(attributes)
    }
    let orientation = collectionView?.orientation ?? ScrollOrientation(axis: scrollDirection)
    return orientation.range(of: attributes.frame, contentLength: exactContentHeight)
  }

  /// The kinds of elements apart from items, headers, footers and backgrounds.
  var furtherKinds: [CollectionElementKind] { base?.furtherKinds ?? [] }
  /// Whether cells decide about their extent across the scroll axis, too.
  var sizesAcross: Bool { base?.sizesAcross ?? false }

  /// The size that the cell of an element stands for, in points: its frame's, except where siblings
  /// share the largest extent.
  func ownSize(of attributes: CollectionViewLayoutAttributes) -> LayoutSize {
    base?.ownSize(of: attributes) ?? attributes.frame.size
  }

  /// Creates a layout that serves no collection view yet.
  public init() {}
  /// The axis along which the content scrolls; vertical unless overridden.
  open var scrollDirection: LayoutAxis { base?.scrollDirection ?? .vertical }

  /// Whether left and right change places where the viewport reads from the right; false unless
  /// overridden. Scrolled horizontally, a flipped layout begins at the content's right edge.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool {
    base?.flipsHorizontallyInOppositeLayoutDirection ?? false
  }

  /// The size of everything, in points.
  open var collectionViewContentSize: LayoutSize { base?.collectionViewContentSize ?? .zero }

  /// Brings positions up to date; called often, so it must cost nothing if nothing was invalidated.
  /// - Throws: What is wrong with the layout's metrics or the counts; the positions are unchanged.
  open func prepare() throws(CollectionLayoutError) {
    guard let base else { return }
    base.collectionView = collectionView
    if isInvalidated { base.isInvalidated = true }
    try base.prepare()
    base.isInvalidated = false
    findings = base.findings
  }

  package final func adoptInvalidation() {
    if base?.isInvalidated == true, !isInvalidated { invalidateLayout() }
  }

  /// Returns the attributes of all elements whose frames intersect the rectangle, by section: the
  /// background, the header, the items in order, the footer. Touching edges do not count.
  open func layoutAttributesForElements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    []
  }

  /// Returns the attributes of an item, or nil if there is none.
  open func layoutAttributesForItem(at indexPath: ItemIndexPath) -> CollectionViewLayoutAttributes?
  { attributesIfPresent(of: .item(indexPath)) }

  /// Returns the attributes of a header, footer or background, or nil if there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: CollectionElementKind, at indexPath: ItemIndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard kind != .item else { return nil }
    return attributesIfPresent(of: CollectionElement(kind: kind, indexPath: indexPath))
  }

  /// The attributes of an element of any kind, for layouts of this module; nil if there is none.
  func attributesIfPresent(of element: CollectionElement) -> CollectionViewLayoutAttributes? { nil }

  /// Whether new bounds make positions invalid: a new extent across the scroll axis does, scrolling
  /// does not.
  open func shouldInvalidateLayout(forBoundsChange newBounds: LayoutRect) -> Bool {
    if let base { return base.shouldInvalidateLayout(forBoundsChange: newBounds) }
    let across = scrollDirection.perpendicular
    return collectionView.map { $0.bounds.size[across] != newBounds.size[across] } ?? true
  }

  /// Returns what new bounds make invalid; everything, unless overridden.
  open func invalidationContext(forBoundsChange newBounds: LayoutRect)
    -> CollectionViewLayoutInvalidationContext
  {
    guard let base, base.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return contextForEverything() }
    return base.invalidationContext(forBoundsChange: newBounds)
  }

  /// Whether a cell's preferred attributes change the layout; false unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    base?.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      ?? false
  }

  /// Returns what a cell's preferred attributes change: the element itself, unless overridden.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    if let base {
      return base.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
    let context = makeInvalidationContext()
    context.invalidate(originalAttributes.element)
    context.preferredLayoutAttributes = preferredAttributes
    return context
  }

  /// Takes note of what has become invalid. An override calls its superclass.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    invalidationCount &+= 1
    if context.invalidateEverything || context.invalidateDataSourceCounts { isInvalidated = true }
    if context.invalidateDataSourceCounts { collectionView?.counting = .needed }
    if let base {
      base.invalidateLayout(with: context)
      findings = base.findings
    }
  }

  /// Makes every position invalid; heights that were measured stay.
  public final func invalidateLayout() { invalidateLayout(with: contextForEverything()) }

  final func contextForEverything() -> CollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    return context
  }

  /// Creates the context that the layout's invalidations use; a custom layout overrides it.
  open func makeInvalidationContext() -> CollectionViewLayoutInvalidationContext {
    CollectionViewLayoutInvalidationContext()
  }

  /// Returns the offset to use in place of the proposed one, in which the anchor's place is, after
  /// positions were computed again.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: LayoutPoint)
    -> LayoutPoint
  { proposedContentOffset }

  /// Brings positions to what they are after a batch of updates; false if every position has to be
  /// computed again instead.
  func apply(_ map: UpdateMap, in collectionView: CollectionView)
    throws(CollectionLayoutError) -> Bool
  { try base?.apply(map, in: collectionView) ?? false }

  /// Called after a batch of updates, before the layout is asked where what comes and goes begins
  /// and ends.
  open func prepare(forCollectionViewUpdates updates: CollectionViewUpdates) {}

  /// Returns where an item or section that a batch of updates brings is before it appears: at its
  /// place, transparent, unless overridden.
  open func initialLayoutAttributes(forAppearing attributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    attributes.withAlpha(0)
  }

  /// Returns where an element that a batch of updates takes away is when it has disappeared, given
  /// its attributes before the batch: where it was, transparent, unless overridden.
  open func finalLayoutAttributes(forDisappearing attributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    attributes.withAlpha(0)
  }

  /// Called once at the end of a batch of updates.
  open func finalizeCollectionViewUpdates() {}

  /// The item at a point of the content, or nil; where items overlap, the frontmost, and of equal
  /// ones the last. Only the left and top edges belong to an item.
  package final func indexPathForItem(at point: LayoutPoint) -> ItemIndexPath? {
    guard point.x.magnitude <= 1e9, point.y.magnitude <= 1e9 else { return nil }
    // A rectangle query needs an area; a thousandth of a point around the point is enough.
    let rect = LayoutRect(x: point.x - 0.001, y: point.y - 0.001, width: 0.002, height: 0.002)
    return layoutAttributesForElements(in: rect)
      .filter { $0.element.kind == .item && !$0.isHidden && $0.frame.contains(point) }
      .max { ($0.zIndex, $0.element) < ($1.zIndex, $1.element) }?.indexPath
  }

  /// Returns the attributes of an element of any kind, or nil if there is none.
  public final func layoutAttributes(for element: CollectionElement)
    -> CollectionViewLayoutAttributes?
  {
    element.kind == .item
      ? layoutAttributesForItem(at: element.indexPath)
      : layoutAttributesForSupplementaryElement(ofKind: element.kind, at: element.indexPath)
  }
}

extension CollectionViewLayoutAttributes {
  fileprivate func withAlpha(_ alpha: Double) -> CollectionViewLayoutAttributes {
    var attributes = self
    attributes.alpha = alpha
    return attributes
  }
}
