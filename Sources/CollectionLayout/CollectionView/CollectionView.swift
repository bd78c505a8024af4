import SelfSizingGeometry

/// A collection view without a screen: it scrolls, asks its visible cells for their preferred
/// heights, and keeps what is seen in place while heights above it change.
///
/// It scrolls along the axis that its layout says; what is called a top or a height then counts
/// along that axis, from where the content begins. Every change runs the pipeline until all visible
/// cells agree with their heights, and is reported as a `ScrollStep`. Not safe to use from several
/// tasks at once.
public final class CollectionView {
  /// Where a scrolled-to item ends up in the viewport.
  public enum ScrollPosition: Int, Hashable, Sendable, CaseIterable {
    /// The item's top edge at the viewport's top, below the inset.
    case top
    /// The item in the middle, to the nearest pixel.
    case centeredVertically
    /// The item's bottom edge at the viewport's bottom, above the inset.
    case bottom
    /// The item's left edge at the viewport's left, beside the inset; for content that scrolls
    /// horizontally, as the next two. Elsewhere the offset stays.
    case left
    /// The item in the middle, to the nearest pixel.
    case centeredHorizontally
    /// The item's right edge at the viewport's right, beside the inset.
    case right
  }

  package static let maximumPasses = 1000
  /// How many times a cell may change its preferred size in one step.
  package static let maximumAnswers = 8
  /// The most sections, and the most items in all of them.
  package static let maximumItemCount = 1 << 26
  /// The layout that places the elements.
  public let collectionViewLayout: CollectionViewLayout
  /// The anchor of the current step, or the last one; nil if there is none. A layout reads it to
  /// compute the `contentOffsetAdjustment` of its contexts.
  package internal(set) var scrollAnchor: ScrollAnchor?
  /// The window through which the collection is seen.
  public internal(set) var viewport: CollectionViewport
  var content: CollectionContent
  let unrecordedContent: CollectionContent
  var trace: PipelineTrace?
  var cells = CellPool()
  var learned = LearnedHeights()
  /// Whether every cell was asked, and nothing has changed since.
  var isMeasuredAhead = false
  var measurements = MeasurementStore()
  /// The number of remembered identities at which those that are gone are looked for.
  var departureCheckCount = CollectionView.spareIdentities
  /// The elements visible at the end of the last step.
  var snapshot = ViewportSnapshot()
  var itemCounts: [Int] = []
  var counting = Counting.needed
  var hasBeenLaidOut = false
  /// The layout's directions on the screen, as of the last step.
  var orientation = ScrollOrientation()
  var offset: Extent
  /// Where the viewport begins while a step looks for what is visible.
  var layoutOffset: Extent
  var contentSizeBeforeUpdates = LayoutSize.zero

  /// Creates a collection view that shows the top of its content; nothing is laid out yet.
  ///
  /// The data source and the cell provider are kept alive.
  /// - Throws: `invalidMetric` for an invalid viewport, `layoutInUse`.
  public init<Source: CollectionViewDataSource, Cells: CollectionViewCellProvider>(
    collectionViewLayout: CollectionViewLayout, viewport: CollectionViewport, dataSource: Source,
    cellProvider: Cells
  ) throws(CollectionLayoutError) {
    try viewport.validate()
    guard collectionViewLayout.collectionView == nil else { throw .layoutInUse }
    self.collectionViewLayout = collectionViewLayout
    self.viewport = viewport
    unrecordedContent = CollectionContent(source: dataSource, cells: cellProvider)
    content = unrecordedContent
    offset = .zero
    layoutOffset = .zero
    collectionViewLayout.collectionView = self
    collectionViewLayout.isInvalidated = true
    refreshOrientation()
    offset = scrollGeometry.topOffset
    layoutOffset = offset
    content.viewportDidChange(viewport)
  }

  /// The policy that decides which element keeps its place while heights change.
  public var anchorPolicy = ScrollAnchorPolicy.firstFullyVisible

  /// Where the heights of cells come from that were never asked.
  public var heightEstimates = HeightEstimates.layout {
    didSet { if heightEstimates != oldValue { isMeasuredAhead = false } }
  }

  /// The part of the content that the viewport shows, insets included.
  public var bounds: LayoutRect { bounds(at: offset) }
  /// Where the viewport begins in the content, in points.
  public var contentOffset: LayoutPoint { bounds.origin }
  /// The size of the content, in points.
  public var contentSize: LayoutSize { collectionViewLayout.collectionViewContentSize }

  /// The extent of the viewport across less its insets, in points; may be negative.
  package var contentWidth: Double {
    let across = orientation.axis.perpendicular
    return viewport.size[across] - adjustedContentInset[sumAlong: across]
  }

  /// The number of sections, as last asked.
  public var numberOfSections: Int { itemCounts.count }

  /// Returns the number of items of a section, as last asked; 0 if there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// The attributes of everything visible at the end of the last step, in the order of elements.
  public var layoutAttributesForVisibleElements: [CollectionViewLayoutAttributes] {
    guard hasBeenLaidOut else { return [] }
    return collectionViewLayout.layoutAttributesForElements(in: bounds)
  }

  /// The items visible at the end of the last step, in order.
  public var indexPathsForVisibleItems: [ItemIndexPath] {
    snapshot.elements.filter { $0.element.kind == .item }.map(\.element.indexPath)
  }

  package func isSettled(_ element: CollectionElement) -> Bool {
    guard (try? check(element)) != nil,
      let attributes = collectionViewLayout.layoutAttributes(for: element),
      let slot = rememberedSlot(of: element)
    else { return false }
    return measurements.isSettled(
      slot, width: attributes.frame.size[orientation.axis.perpendicular])
  }

  /// Returns the item at a point of the content, or nil if there is none.
  public func indexPathForItem(at point: LayoutPoint) -> ItemIndexPath? {
    hasBeenLaidOut ? collectionViewLayout.indexPathForItem(at: point) : nil
  }
}

extension CollectionView {
  func refreshOrientation() {
    orientation = ScrollOrientation(
      axis: collectionViewLayout.scrollDirection,
      isMirrored: viewport.layoutDirection == .rightToLeft
        && collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection)
  }

  func bounds(at offset: Extent) -> LayoutRect {
    let inset = adjustedContentInset
    let origin: LayoutPoint
    // Subtracted from 0, so that no inset is not −0.
    switch orientation.axis {
    case .vertical: origin = LayoutPoint(x: 0 - inset.left, y: offset.points)
    case .horizontal: origin = LayoutPoint(x: coordinate(at: offset), y: 0 - inset.top)
    }
    return LayoutRect(origin: origin, size: viewport.size)
  }

  private func coordinate(at offset: Extent) -> Double {
    guard orientation.startsAtRight else { return offset.points }
    let length = collectionViewLayout.exactContentHeight
    return (length - offset - Extent(points: viewport.size.width)).points
  }

  func offset(from coordinate: Double) -> Extent {
    guard orientation.startsAtRight else { return Extent(points: coordinate) }
    let length = collectionViewLayout.exactContentHeight
    return length - Extent(points: coordinate) - Extent(points: viewport.size.width)
  }

  /// The part of the content along the scroll axis that nothing covers, while the layout is asked.
  var uncoveredRange: (start: Extent, end: Extent) {
    let scroll = scrollGeometry
    let end = layoutOffset + scroll.viewportHeight - scroll.bottomInset
    return (layoutOffset + scroll.topInset, end)
  }

  var scrollGeometry: ScrollGeometry {
    let (orientation, viewport) = (orientation, viewport)
    let insets = orientation.insets(adjustedContentInset)
    return ScrollGeometry(
      offset: offset, viewportHeight: Extent(points: viewport.size[orientation.axis]),
      topInset: Extent(points: insets.start), bottomInset: Extent(points: insets.end),
      contentHeight: collectionViewLayout.exactContentHeight)
  }

  func place(of edge: ScrollAnchorEdge, of element: CollectionElement) -> Extent? {
    collectionViewLayout.layoutAttributes(for: element).map { attributes in
      let place = collectionViewLayout.exactPlace(attributes)
      return edge == .top ? place.start : place.end
    }
  }

  /// Whether an element is within the counts; says nothing about headers that a layout omits.
  func isWithinCounts(_ element: CollectionElement) -> Bool {
    guard itemCounts.indices.contains(element.indexPath.section) else { return false }
    return !element.kind.belongsToItem
      || (0..<itemCounts[element.indexPath.section]).contains(element.indexPath.item)
  }
}
