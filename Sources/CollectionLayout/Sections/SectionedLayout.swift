import SelfSizingGeometry

/// The base class of this module's layouts: sections one after the other, each with a header, items
/// and a footer, in either scroll direction and for either reading direction.
///
/// Not created directly. Its layouts are set up by their properties and providers, and are final,
/// except for ``FlowLayout``, which an app may subclass as it does in UIKit; a layout of another
/// kind is a subclass of ``CollectionViewLayout``.
open class SectionedLayout: CollectionViewLayout {
  /// Nodes of trees touched so far.
  let operations = OperationCount()
  /// Where everything is; empty until first prepared.
  var geometry: SectionGeometry
  /// The items of every section that has none.
  let emptyBody = SectionBody()
  /// How the layout is on the screen, as of the last preparation.
  var orientation = ScrollOrientation()
  /// The extent of the content across, in points, as of the last preparation.
  var contentWidth = 0.0
  /// Whether any header or footer stays in sight while its section is.
  var hasPins = false
  /// Empty memory for what a rectangle query finds.
  var placedElements: [PlacedElement] = []
  /// The result of a costly change that was computed for a context and waits for its invalidation.
  var pendingChange: PendingChange?
  private var storedScrollDirection = LayoutAxis.vertical
  private var storedFlips = true

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

  /// The axis along which the content scrolls; vertical unless set. Setting it invalidates the
  /// layout.
  open override var scrollDirection: LayoutAxis {
    get { storedScrollDirection }
    set {
      storedScrollDirection = newValue
      invalidateLayout()
    }
  }

  /// Whether left and right change places where the viewport reads from the right; true unless set.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    get { storedFlips }
    set {
      storedFlips = newValue
      invalidateLayout()
    }
  }

  // MARK: What a subclass decides

  /// Returns everything about a section that is decided before lengths are known.
  /// - Parameter width: The extent of the content across, in points.
  func blueprint(ofSection section: Int, itemCount: Int, width: Double, grid: PixelGrid)
    throws(CollectionLayoutError) -> SectionBlueprint
  { SectionBlueprint() }

  /// The lengths of single items, where a layout has them; nil where a section's items are all
  /// alike.
  var heightOfItem: ((ItemIndexPath, _ width: Double) -> ElementHeight)? { nil }

  /// Returns how long an existing item is before its cell was asked.
  func heightRule(ofItem indexPath: ItemIndexPath, _ blueprint: SectionBlueprint) -> ElementHeight {
    heightOfItem?(indexPath, blueprint.firstLane.width) ?? blueprint.items
  }

  /// Returns the items of a section, placed.
  /// - Parameter former: The section's items in their former places, if they are the same ones.
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

  /// Whether `lane(ofItem:at:)` has to be asked.
  var placesItemsAcross: Bool { false }

  /// Returns where an item is across.
  func lane(ofItem indexPath: ItemIndexPath, at place: ItemPlace) -> SectionBlueprint.Lane {
    place.lane
  }

  /// Returns a section's items after one of them changed, where others may change column with it;
  /// nil where the body computes that itself.
  func reflowed(changing element: CollectionElement, to length: Extent) -> SectionBody? { nil }

  /// Returns the column of an item that is inserted into a body that takes single edits.
  func column(ofInsertedItem item: Int, in body: SectionBody) -> Int { 0 }

  /// Called when items of a section were inserted or removed one by one, the first of them at an
  /// index.
  func afterEdits(ofSection section: Int, from item: Int) {}

  /// Called when a cell has decided how large an item is across, in points.
  func didTake(_ width: Double, ofItem indexPath: ItemIndexPath) {}

  // MARK: CollectionViewLayout

  override var exactContentHeight: Extent { geometry.contentHeight }

  override func exactPlace(_ attributes: CollectionViewLayoutAttributes)
    -> (start: Extent, end: Extent)
  {
    if geometry.contentHeight < .exactInDoubles { return super.exactPlace(attributes) }
    return placeFromGeometry(attributes) ?? super.exactPlace(attributes)
  }

  override func apply(_ map: UpdateMap, in collectionView: CollectionView)
    throws(CollectionLayoutError) -> Bool
  {
    try applyUpdates(map, in: collectionView)
    return true
  }

  /// The extent of all sections along the scroll axis, and of the viewport less its insets across.
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

  /// Whether new bounds make positions invalid: a new extent across does, and scrolling does while
  /// a header or footer is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: LayoutRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
      || (hasPins && collectionView?.bounds != newBounds)
  }

  /// Returns what new bounds make invalid: everything for a new extent across, only the pinned
  /// headers and footers of the sections in sight for scrolling.
  open override func invalidationContext(forBoundsChange newBounds: LayoutRect)
    -> CollectionViewLayoutInvalidationContext
  {
    guard let collectionView, collectionView.bounds.size == newBounds.size else {
      return super.invalidationContext(forBoundsChange: newBounds)
    }
    let context = makeInvalidationContext()
    for attributes in pinnedElements(in: newBounds) { context.invalidate(attributes.element) }
    return context
  }

  /// Takes note of an invalidation; a preferred size is put in place at once, in O(log items).
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard !isInvalidated, let preferred = context.preferredLayoutAttributes,
      let size = size(preferredBy: preferred)
    else { return }
    let element = preferred.element
    if let body = pendingBody(of: element, length: size.length) {
      var section = geometry.sections[element.indexPath.section]
      section.body = body
      geometry.replaceSection(at: element.indexPath.section, with: section)
    } else {
      geometry.replaceSize(of: element, length: size.length, width: size.width)
    }
    if let width = size.width { didTake(width, ofItem: element.indexPath) }
    pendingChange = nil
  }

  /// Returns the attributes of all elements whose frames intersect the rectangle, by section: the
  /// background, the header, the items in order, the footer. Touching edges do not count.
  /// - Complexity: O(log sections + sections met × columns × log items + elements met × log of
  ///   them).
  open override func layoutAttributesForElements(in rect: LayoutRect)
    -> [CollectionViewLayoutAttributes]
  { attributesOfElements(in: rect) }

  /// - Complexity: O(log sections + log items).
  override func attributesIfPresent(of element: CollectionElement)
    -> CollectionViewLayoutAttributes?
  {
    guard geometry.contains(element) else { return nil }
    return attributes(of: element, at: geometry.place(of: element), on: canvas)
  }

  /// Whether a cell's preferred length differs from the current one by at least a pixel, where the
  /// layout lets the cell decide.
  ///
  /// Both lengths are rounded to the pixel before they are compared: comparing them as they are is
  /// what loops for ever.
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
    adjust(context, for: preferredAttributes)
    return context
  }
}
