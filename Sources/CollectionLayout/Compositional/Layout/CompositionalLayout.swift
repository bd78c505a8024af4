import SelfSizingGeometry

/// Sections that each repeat a group of items: UIKit's compositional layout. Where a section's
/// groups are alike, one of them is solved and the others follow from it, so that neither time nor
/// memory grows with the items; other answers than estimated are kept as differences.
/// - Source: UIKit's documentation, header comments and pictures, by rule, in the conformance cases
///   of `compositional.json`.
package final class CompositionalLayout: CollectionViewLayout {
  /// Returns the section for an index, or nil, which is an error.
  package typealias SectionProvider = (_ section: Int, CompositionalEnvironment) ->
    CompositionalSection?

  let operations = OperationCount()
  var geometry: CompositionalGeometry
  var kinds = ElementKinds()
  var hasPins = false
  let noGroups = GroupSequence()
  var search = GroupSearch()

  package var sectionProvider: SectionProvider { didSet { invalidateLayout() } }
  package var configuration: CompositionalConfiguration { didSet { invalidateLayout() } }
  /// The distances that stand for layout margins, in points; whoever knows them sets them.
  package var layoutMargins = DirectionalEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The distances that stand for the readable width, in points.
  package var readableContentInsets = DirectionalEdgeInsets.zero { didSet { invalidateLayout() } }

  package init(
    configuration: CompositionalConfiguration = CompositionalConfiguration(),
    sectionProvider: @escaping SectionProvider
  ) {
    self.configuration = configuration
    self.sectionProvider = sectionProvider
    geometry = CompositionalGeometry(
      sections: [], boundary: [], boundarySizes: [], spacing: 0, orientation: ScrollOrientation(),
      width: 0, counting: operations)
    super.init()
  }

  package convenience init(
    section: CompositionalSection,
    configuration: CompositionalConfiguration = CompositionalConfiguration()
  ) { self.init(configuration: configuration) { _, _ in section } }

  package override var scrollDirection: LayoutAxis { configuration.scrollDirection }
  package override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var exactContentHeight: Extent { geometry.contentLength }
  override var sizesAcross: Bool { decidesAcross }
  var decidesAcross = false

  override func ownSize(of attributes: CollectionViewLayoutAttributes) -> LayoutSize {
    knownSize(of: attributes)
  }

  override var furtherKinds: [CollectionElementKind] { kinds.all }

  package override var collectionViewContentSize: LayoutSize {
    var size = LayoutSize.zero
    size[scrollDirection] = geometry.contentLength.points
    size[scrollDirection.perpendicular] = collectionView?.contentWidth ?? 0
    return size
  }

  /// - Complexity: O(sections + cells that answered) where the items are the same as before;
  ///   O(items) after a reload of cells that answered, and where rows are broken by sizes that
  ///   cells decide.
  package override func prepare() throws(CollectionLayoutError) {
    guard isInvalidated, let collectionView else { return }
    let keepsItems = collectionView.counting != .changed
    let carried = keepsItems ? geometry.sections.map(\.groups) : []
    try rebuild(for: collectionView, carrying: carried)
    isInvalidated = false
  }

  override func exactPlace(_ attributes: CollectionViewLayoutAttributes)
    -> (start: Extent, end: Extent)
  {
    guard !attributes.isPinned, attributes.element.kind == .item,
      let place = geometry.place(of: attributes.element)
    else { return super.exactPlace(attributes) }
    return (place.start, place.end)
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: LayoutRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return true }
    return bounds.size != newBounds.size || (hasPins && bounds != newBounds)
  }

  package override func invalidationContext(forBoundsChange newBounds: LayoutRect)
    -> CollectionViewLayoutInvalidationContext
  {
    guard let collectionView, collectionView.bounds.size == newBounds.size else {
      return super.invalidationContext(forBoundsChange: newBounds)
    }
    let context = makeInvalidationContext()
    for attributes in layoutAttributesForElements(in: newBounds)
    where isPinnable(attributes.element) { context.invalidate(attributes.element) }
    return context
  }

  /// - Complexity: O(log sections + log of the cells that answered + items of a group).
  override func attributesIfPresent(of element: CollectionElement)
    -> CollectionViewLayoutAttributes?
  {
    switch element.kind {
    case .supplementary: anchoredAttributes(of: element)
    case .item: itemAttributes(of: element)
    case .background, .header, .footer, .boundary:
      geometry.place(of: element).map { shown(element, at: $0) }
    }
  }

  /// - Complexity: O(log sections + sections met × log of the cells that answered + elements met +
  ///   items of groups at the edges).
  package override func layoutAttributesForElements(in rect: LayoutRect)
    -> [CollectionViewLayoutAttributes]
  { attributesOfElements(in: rect) }

  package override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { changes(preferredAttributes) }

  package override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    adjust(context, for: preferredAttributes)
    return context
  }

  package override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if !isInvalidated, let preferred = context.preferredLayoutAttributes { take(preferred) }
  }

  override func apply(_ map: UpdateMap, in collectionView: CollectionView)
    throws(CollectionLayoutError) -> Bool
  {
    try applyUpdates(map, in: collectionView)
    return true
  }
}
