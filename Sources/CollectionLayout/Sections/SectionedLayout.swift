import SelfSizingGeometry

/// The base class of this module's layouts: sections one after the other, each with a header, items
/// and a footer, in either scroll direction and for either reading direction.
///
/// Not created directly. Its layouts are set up by their properties and providers, and are final,
/// except for ``FlowLayout``; a layout of another kind is a subclass of ``CollectionViewLayout``.
open class SectionedLayout: CollectionViewLayout {
  let operations = OperationCount()
  var geometry: SectionGeometry
  let emptyBody = SectionBody()
  var orientation = ScrollOrientation()
  /// In points, as of the last preparation; as is the orientation.
  var contentWidth = 0.0
  var hasPins = false
  /// Empty memory for what a rectangle query finds.
  var placedElements: [PlacedElement] = []
  /// A costly change that was computed for a context and waits for its invalidation.
  var pendingChange: PendingChange?
  private var storedScrollDirection = LayoutAxis.vertical { didSet { invalidateLayout() } }
  private var storedFlips = true { didSet { invalidateLayout() } }

  /// A section's items as they would be after an element's size changed.
  struct PendingChange {
    let element: CollectionElement
    let length: Extent
    let body: SectionBody
  }

  override init() {
    geometry = SectionGeometry(sections: [], counting: operations)
    super.init()
  }

  /// The axis along which the content scrolls; vertical unless set.
  open override var scrollDirection: LayoutAxis {
    get { storedScrollDirection }
    set { storedScrollDirection = newValue }
  }

  /// Whether left and right change places where the viewport reads from the right; true unless set.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    get { storedFlips }
    set { storedFlips = newValue }
  }

  /// The decisions about a section before lengths are known; the width is the content's, in points.
  func blueprint(ofSection section: Int, itemCount: Int, width: Double, grid: PixelGrid)
    throws(CollectionLayoutError) -> SectionBlueprint
  { SectionBlueprint() }

  /// The lengths of single items; nil where a section's items are all alike.
  var heightOfItem: ItemHeightProvider? { nil }
  typealias ItemHeightProvider = (ItemIndexPath, _ width: Double) -> ElementHeight

  func heightRule(ofItem indexPath: ItemIndexPath, _ blueprint: SectionBlueprint) -> ElementHeight {
    heightOfItem?(indexPath, blueprint.firstLane.width) ?? blueprint.items
  }

  /// The former body holds the section's items in their former places, if they are the same ones.
  func body(
    ofSection section: Int, itemCount: Int, _ blueprint: SharedBlueprint, former: SectionBody?,
    in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> SectionBody {
    LaneBody(
      blueprint,
      lengths: try lengths(
        ofSection: section, count: itemCount, blueprint.value, in: collectionView),
      lanes: [], counting: operations)
  }

  var placesItemsAcross: Bool { false }

  func lane(ofItem indexPath: ItemIndexPath, at place: ItemPlace) -> SectionBlueprint.Lane {
    place.lane
  }

  /// A section's items after one of them changed, where others may change column with it; nil where
  /// the body computes that itself.
  func reflowed(changing element: CollectionElement, to length: Extent) -> SectionBody? { nil }
  func column(ofInsertedItem item: Int, in body: SectionBody) -> Int { 0 }
  /// Called when items of a section were inserted or removed one by one, from an index on.
  func afterEdits(ofSection section: Int, from item: Int) {}
  /// Called when a cell has decided how large an item is across, in points.
  func didTake(_ width: Double, ofItem indexPath: ItemIndexPath) {}
  override var exactContentHeight: Extent { geometry.contentHeight }

  override func exactPlace(_ attributes: CollectionViewLayoutAttributes)
    -> (start: Extent, end: Extent)
  {
    let element = attributes.element
    guard geometry.contentHeight >= .exactInDoubles, geometry.contains(element)
    else { return super.exactPlace(attributes) }
    let place = geometry.place(of: element)
    let expected = self.attributes(of: element, at: place, on: canvas)
    // A subclass may have put the element elsewhere.
    return expected.frame == attributes.frame && !expected.isPinned
      ? (place.start, place.end) : super.exactPlace(attributes)
  }

  override func apply(_ map: UpdateMap, in collectionView: CollectionView)
    throws(CollectionLayoutError) -> Bool
  {
    try applyUpdates(map, in: collectionView)
    return true
  }

  /// The extent of all sections along, and of the viewport less its insets across.
  open override var collectionViewContentSize: LayoutSize {
    let length = geometry.contentHeight.points
    let width = collectionView?.contentWidth ?? 0
    return orientation.axis == .vertical
      ? LayoutSize(width: width, height: length) : LayoutSize(width: length, height: width)
  }

  /// Places every element again if that was asked for; costs nothing otherwise.
  /// - Complexity: O(items) after an invalidation of everything, O(1) otherwise.
  open override func prepare() throws(CollectionLayoutError) {
    guard isInvalidated, let collectionView else { return }
    try rebuild(for: collectionView)
    isInvalidated = false
  }

  /// Whether new bounds make positions invalid: a new extent across does, and scrolling with pins.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: LayoutRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
      || (hasPins && collectionView?.bounds != newBounds)
  }

  /// Returns what new bounds make invalid: everything for a new extent across, pinned elements for
  /// scrolling.
  open override func invalidationContext(forBoundsChange newBounds: LayoutRect)
    -> CollectionViewLayoutInvalidationContext
  {
    guard let collectionView, collectionView.bounds.size == newBounds.size
    else { return super.invalidationContext(forBoundsChange: newBounds) }
    let context = makeInvalidationContext()
    for element in pinnedElements(in: newBounds) { context.invalidate(element) }
    return context
  }

  /// Takes note of an invalidation; a preferred size is put in place at once, in O(log items).
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard !isInvalidated, let preferred = context.preferredLayoutAttributes,
      let size = size(preferredBy: preferred)
    else { return }
    let element = preferred.element
    let isPending = pendingChange?.element == element && pendingChange?.length == size.length
    let body = isPending ? pendingChange?.body : reflowed(changing: element, to: size.length)
    if let body {
      var section = geometry.sections[element.indexPath.section]
      section.body = body
      geometry.replaceSection(at: element.indexPath.section, with: section)
    } else {
      geometry.replaceSize(of: element, length: size.length, width: size.width)
    }
    if let width = size.width { didTake(width, ofItem: element.indexPath) }
    pendingChange = nil
  }

  /// Returns the attributes of all elements whose frames intersect the rectangle, by section.
  /// - Complexity: O(log sections + sections met × columns × log items + elements met × log of
  ///   them).
  open override func layoutAttributesForElements(in rect: LayoutRect)
    -> [CollectionViewLayoutAttributes]
  { attributesOfElements(in: rect) }

  override func attributesIfPresent(of element: CollectionElement)
    -> CollectionViewLayoutAttributes?
  {
    guard geometry.contains(element) else { return nil }
    return attributes(of: element, at: geometry.place(of: element), on: canvas)
  }

  /// Whether a cell's preferred length differs from the current one by at least a pixel, where the
  /// layout lets the cell decide.
  ///
  /// Both are rounded to the pixel first: comparing them as they are is what loops for ever.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    let element = preferredAttributes.element
    guard let collectionView, let size = size(preferredBy: preferredAttributes),
      heightRule(of: element)?.isEstimated == true
    else { return false }
    let grid = PixelGrid(scale: collectionView.viewport.displayScale)
    let current = geometry.size(of: element)
    if let width = size.width, !grid.isSamePixel(width, current.width) { return true }
    return !grid.isSamePixel(
      preferredAttributes.frame.size[orientation.axis], current.length.points)
  }

  /// Returns a context that names the element alone, the exact change of the content's length, and
  /// the offset's change that keeps the collection view's anchor in place.
  /// - Complexity: O(log items + columns); O(items) for a strict re-flow.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    guard let size = size(preferredBy: preferredAttributes) else { return context }
    let element = preferredAttributes.element
    var watched: (element: CollectionElement, edge: ScrollAnchorEdge)?
    let anchor = collectionView?.scrollAnchor
    if case .element(let anchor, let edge) = anchor, geometry.contains(anchor) {
      watched = (anchor, edge)
    }
    let body = reflowed(changing: element, to: size.length)
    pendingChange = body.map { PendingChange(element: element, length: size.length, body: $0) }
    let change = geometry.change(
      of: element, length: size.length, width: size.width, replacing: body, watching: watched)
    let ofOffset = orientation.offsetChange(
      fromStart: anchor == .contentBottom ? change.ofContent : change.ofWatched,
      content: change.ofContent)
    context.contentSizeAdjustment[orientation.axis] = change.ofContent.points
    context.contentOffsetAdjustment[orientation.axis] = ofOffset.points
    return context
  }

  /// Nil if an existing element cannot have the size.
  private func size(preferredBy preferred: CollectionViewLayoutAttributes)
    -> (length: Extent, width: Double?)?
  {
    let length = preferred.frame.size[orientation.axis]
    guard geometry.contains(preferred.element), Extent.isValid(length) else { return nil }
    guard sizesAcross, preferred.element.kind == .item else { return (Extent(points: length), nil) }
    let width = preferred.frame.size[orientation.axis.perpendicular]
    return Extent.isValid(width) ? (Extent(points: length), width) : nil
  }
}
