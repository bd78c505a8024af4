import SelfSizingGeometry

/// What the table and the masonry share: sections from top to bottom, each with a header, one or more
/// columns of self-sizing items, and a footer.
///
/// Not created directly; use `TableLayout` or `MasonryLayout`, or a subclass of theirs.
open class ColumnarLayout: CollectionViewLayout {
  /// The most items and the most sections that a layout holds; beyond it a count is an error.
  public static let maximumItemCount = 1 << 26

  /// Nodes of extent trees touched so far.
  let operations = OperationCount()
  /// Where everything is; empty until first prepared.
  var geometry: ColumnGeometry
  /// The result of a strict re-flow that was computed for a context and waits for its invalidation.
  var pendingReflow: PendingReflow?

  /// A section as it would be after an element's height changed.
  struct PendingReflow {
    /// The element that changes.
    let element: CollectionElement
    /// Its new height.
    let height: Extent
    /// The geometry with the change.
    let geometry: ColumnGeometry
  }

  override init() {
    geometry = ColumnGeometry(sections: [], counting: operations)
    super.init()
  }

  // MARK: What a subclass decides

  /// Returns everything about a section that is decided before heights are known.
  ///
  /// - Parameter width: The width of the content, in points.
  func blueprint(ofSection section: Int, itemCount: Int, width: Double, grid: PixelGrid)
    throws(CollectionLayoutError) -> SectionBlueprint
  {
    SectionBlueprint()
  }

  /// The heights of single items, where a layout has them; nil where a section's items are all alike.
  var heightOfItem: ((ItemIndexPath, _ width: Double) -> ElementHeight)? { nil }

  /// Returns the column of each item of a section with several columns.
  ///
  /// - Parameter kept: The column that an item has had so far, or nil.
  func assignColumns(
    section: Int, heights: [Int64], blueprint: SectionBlueprint, kept: (_ item: Int) -> Int?
  ) -> [Int32] {
    [Int32](repeating: 0, count: heights.count)
  }

  /// Returns where an item is across.
  func lane(ofItem indexPath: ItemIndexPath, column: Int, in blueprint: SectionBlueprint)
    -> SectionBlueprint.Lane
  {
    blueprint.lane(ofColumn: column)
  }

  /// Returns the geometry after a height changed, where items may change column with it; nil where
  /// every item keeps its column.
  func reflowed(changing element: CollectionElement, to height: Extent) -> ColumnGeometry? { nil }

  // MARK: CollectionViewLayout

  override var exactContentHeight: Extent { geometry.contentHeight }

  override func exactPlace(_ attributes: CollectionViewLayoutAttributes)
    -> (top: Extent, bottom: Extent)
  {
    placeFromGeometry(attributes) ?? super.exactPlace(attributes)
  }

  /// The width of the viewport less its insets, and the height of all sections.
  open override var collectionViewContentSize: LayoutSize {
    LayoutSize(
      width: collectionView?.contentWidth ?? 0, height: geometry.contentHeight.points)
  }

  /// Places every element anew if that was asked for; costs nothing otherwise.
  ///
  /// - Complexity: O(items) after an invalidation of everything, O(1) otherwise.
  open override func prepare() throws(CollectionLayoutError) {
    guard isInvalidated, let collectionView else { return }
    try rebuild(for: collectionView)
    isInvalidated = false
  }

  /// Takes note of an invalidation; a preferred height is put in place at once, in O(log items).
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard !isInvalidated, let preferred = context.preferredLayoutAttributes,
      geometry.contains(preferred.element), Extent.isValid(preferred.frame.height)
    else { return }
    let height = Extent(points: preferred.frame.height)
    if let pending = pendingReflow, pending.element == preferred.element, pending.height == height {
      geometry = pending.geometry
    } else if let reflowed = reflowed(changing: preferred.element, to: height) {
      geometry = reflowed
    } else {
      geometry.replaceHeight(of: preferred.element, with: height)
    }
    pendingReflow = nil
  }

  /// Returns the attributes of all elements whose frames intersect the rectangle, by section: the
  /// background, the header, the items in order, the footer. Touching edges do not count.
  ///
  /// - Complexity: O(log sections + sections met × columns × log items + elements met × log of them).
  open override func layoutAttributesForElements(in rect: LayoutRect)
    -> [CollectionViewLayoutAttributes]
  {
    attributesOfElements(in: rect)
  }

  /// Returns the attributes of an item, or nil if there is no such item.
  ///
  /// - Complexity: O(log sections + log items).
  open override func layoutAttributesForItem(at indexPath: ItemIndexPath)
    -> CollectionViewLayoutAttributes?
  {
    attributesIfPresent(of: .item(indexPath))
  }

  /// Returns the attributes of a header, footer or background, or nil if there is none.
  open override func layoutAttributesForSupplementaryElement(
    ofKind kind: CollectionElementKind, at indexPath: ItemIndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard kind != .item else { return nil }
    return attributesIfPresent(of: CollectionElement(kind: kind, indexPath: indexPath))
  }

  /// Whether a cell's preferred height differs from the current one by at least a pixel, where the
  /// layout lets the cell decide.
  ///
  /// Both heights are rounded to the pixel before they are compared: comparing them as they are is what
  /// loops for ever.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    let element = preferredAttributes.element
    guard let collectionView, geometry.contains(element),
      Extent.isValid(preferredAttributes.frame.height),
      heightRule(of: element)?.isEstimated == true
    else { return false }
    let grid = PixelGrid(scale: collectionView.viewport.displayScale)
    return !grid.isSamePixel(
      preferredAttributes.frame.height, geometry.height(of: element).points)
  }

  /// Returns a context that names the element alone, the exact change of the content's height, and the
  /// offset's change that keeps the collection view's anchor in place.
  ///
  /// - Complexity: O(log items + columns); O(items) for a strict re-flow.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    adjust(context, for: preferredAttributes)
    return context
  }
}
