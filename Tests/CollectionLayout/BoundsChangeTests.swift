import LayoutTestSupport
import SelfSizingCollectionLayout
import SelfSizingGeometry
import Testing

/// A layout's responses to new bounds and to cells' answers.
@Suite struct BoundsChangeTests {
  private func view(
    _ layout: SectionedLayout, along axis: LayoutAxis, _ direction: InterfaceDirection
  ) throws -> CollectionView {
    let collection = TestCollection(sections: (0..<4).map { Array($0 * 10..<$0 * 10 + 10) })
    layout.scrollDirection = axis
    return try CollectionView(
      collectionViewLayout: layout,
      viewport: CollectionViewport(
        size: LayoutSize(width: 300, height: 300), layoutDirection: direction),
      dataSource: collection, cellProvider: collection)
  }

  @Test(
    "scrolling invalidates nothing, a new extent across invalidates everything",
    arguments: LayoutAxis.allCases, InterfaceDirection.allCases)
  func plain(axis: LayoutAxis, direction: InterfaceDirection) throws {
    for layout in LayoutSubject.allCases.map({ $0.plainLayout() }) {
      let view = try view(layout, along: axis, direction)
      try view.layoutIfNeeded()
      var bounds = view.bounds
      bounds.origin[axis] += 30
      #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
      bounds.size[axis] += 20
      #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
      bounds.size[axis.perpendicular] += 1
      #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds))
      let context = layout.invalidationContext(forBoundsChange: bounds)
      #expect(context.invalidateEverything)
      #expect(context.invalidatedSupplementaryElements.isEmpty)
    }
  }

  @Test(
    "scrolling invalidates exactly the pinned headers and footers of the sections in sight",
    arguments: LayoutAxis.allCases, InterfaceDirection.allCases)
  func pinned(axis: LayoutAxis, direction: InterfaceDirection) throws {
    // Each section is 10 + 10 × 30 + 10 long.
    let layout = TableLayout(
      section: TableSection(
        header: .fixed(10), footer: .fixed(10), items: .fixed(30), headerPinsToVisibleBounds: true,
        footerPinsToVisibleBounds: true))
    let view = try view(layout, along: axis, direction)
    try view.layoutIfNeeded()
    func pinned(from start: Double) -> [CollectionElement] {
      var bounds = view.bounds
      let isReversed = axis == .horizontal && direction == .rightToLeft
      bounds.origin[axis] = isReversed ? 1280 - start - 300 : start
      #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds) == (bounds != view.bounds))
      let context = layout.invalidationContext(forBoundsChange: bounds)
      #expect(!context.invalidateEverything && context.invalidatedItemIndexPaths.isEmpty)
      return context.invalidatedSupplementaryElements
    }
    #expect(pinned(from: 0) == [.header(ofSection: 0), .footer(ofSection: 0)])
    #expect(
      pinned(from: 100) == [
        .header(ofSection: 0), .footer(ofSection: 0), .header(ofSection: 1), .footer(ofSection: 1),
      ])
    #expect(pinned(from: 320) == [.header(ofSection: 1), .footer(ofSection: 1)])
    // Only what is away from its place is marked as pinned.
    try view.scrollToItem(at: ItemIndexPath(item: 3, section: 1), at: .top)
    let visible = view.layoutAttributesForVisibleElements
    #expect(
      visible.filter(\.isPinned).map(\.element) == [
        .header(ofSection: 1), .footer(ofSection: 2),
      ])
    #expect(visible.first { $0.element == .header(ofSection: 1) }?.zIndex == 1)
    #expect(visible.first { $0.element.kind == .item }?.zIndex == 0)
  }

  @Test("a layout of one's own that overrides nothing shows nothing and resizes nothing")
  func base() throws {
    let layout = CollectionViewLayout()
    let collection = TestCollection(heights: [10, 20])
    let view = try collection.view(layout)
    try view.layoutIfNeeded()
    let attributes = CollectionViewLayoutAttributes(
      element: .item(ItemIndexPath(item: 0, section: 0)),
      frame: LayoutRect(x: 0, y: 0, width: 1, height: 2))
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
    #expect(context.invalidatedItemIndexPaths == [attributes.indexPath])
    #expect(context.contentSizeAdjustment == .zero && context.contentOffsetAdjustment == .zero)
    #expect(view.contentSize == .zero && view.layoutAttributesForVisibleElements.isEmpty)
    #expect(layout.targetContentOffset(forProposedContentOffset: LayoutPoint(x: 3, y: 4)).y == 4)
    #expect(layout.layoutAttributes(for: .header(ofSection: 0)) == nil)
    #expect(layout.layoutAttributes(for: attributes.element) == nil)
  }
}
