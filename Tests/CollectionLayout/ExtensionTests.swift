import Foundation
import SelfSizingCollectionLayout
import SelfSizingGeometry
import Testing

/// Layouts that an app can build with public declarations only.
@Suite struct ExtensionTests {
  /// A context that carries the reason of its invalidation.
  private final class ReasonedContext: CollectionViewLayoutInvalidationContext {
    var reason = ""
  }

  /// A flow layout that notes every call, in order, and puts its first item in front.
  private final class NotingFlow: FlowLayout {
    var calls: [String] = []
    var reasons: [String] = []

    override func prepare() throws(CollectionLayoutError) {
      calls.append("prepare")
      try super.prepare()
    }

    override func layoutAttributesForElements(in rect: LayoutRect)
      -> [CollectionViewLayoutAttributes]
    {
      calls.append("elements")
      return super.layoutAttributesForElements(in: rect).map {
        var attributes = $0
        attributes.zIndex = $0.indexPath.item == 0 ? 1 : 0
        return attributes
      }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> Bool {
      calls.append("should \(preferredAttributes.indexPath.item)")
      return super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutInvalidationContext {
      calls.append("context \(preferredAttributes.indexPath.item)")
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
      (context as? ReasonedContext)?.reason = "item \(preferredAttributes.indexPath.item) grew"
      return context
    }

    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
      calls.append("invalidate")
      if let reason = (context as? ReasonedContext)?.reason { reasons.append(reason) }
      super.invalidateLayout(with: context)
    }

    override func makeInvalidationContext() -> CollectionViewLayoutInvalidationContext {
      ReasonedContext()
    }
  }

  @Test("calls a layout in UIKit's order, with the contexts that the layout makes")
  func orderOfCalls() throws {
    let collection = TestCollection(heights: [80, 30, 44])
    let layout = NotingFlow()
    layout.estimatedItemSize = LayoutSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    let view = try collection.view(layout, height: 100)
    layout.calls = []
    layout.reasons = []
    try view.layoutIfNeeded()
    #expect(
      layout.calls == [
        "prepare", "elements", "should 0", "context 0", "invalidate", "should 1", "context 1",
        "invalidate", "should 2", "prepare", "elements", "should 0", "should 1",
      ])
    #expect(layout.reasons == ["item 0 grew", "item 1 grew"])
    #expect(view.layoutAttributesForVisibleElements.map(\.zIndex) == [1, 0])
  }

  /// A layout from nothing: rows of one height, whose contexts move the offset by a constant.
  private final class ConstantLayout: CollectionViewLayout {
    var heights = [Double](repeating: 100, count: 50)
    var targets: [Double] = []
    var target: Double?

    private func frame(_ item: Int) -> LayoutRect {
      LayoutRect(
        x: 0, y: heights[..<item].reduce(0, +), width: collectionView?.contentWidth ?? 0,
        height: heights[item])
    }

    override var collectionViewContentSize: LayoutSize {
      LayoutSize(width: collectionView?.contentWidth ?? 0, height: heights.reduce(0, +))
    }

    override func layoutAttributesForElements(in rect: LayoutRect)
      -> [CollectionViewLayoutAttributes]
    {
      heights.indices.compactMap {
        layoutAttributesForItem(at: ItemIndexPath(item: $0, section: 0))
      }
      .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: ItemIndexPath)
      -> CollectionViewLayoutAttributes?
    {
      guard heights.indices.contains(indexPath.item) else { return nil }
      return CollectionViewLayoutAttributes(element: .item(indexPath), frame: frame(indexPath.item))
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> Bool {
      preferredAttributes.size.height != originalAttributes.size.height
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
      context.contentOffsetAdjustment.y = 7
      return context
    }

    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      if let preferred = context.preferredLayoutAttributes {
        heights[preferred.indexPath.item] = preferred.size.height
      }
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: LayoutPoint)
      -> LayoutPoint
    {
      targets.append(proposedContentOffset.y)
      return LayoutPoint(x: 0, y: target ?? proposedContentOffset.y)
    }
  }

  @Test("honors the offset adjustments of a layout of one's own, and asks it once for its target")
  func customLayout() throws {
    let collection = TestCollection(heights: Array(repeating: 100, count: 50))
    let layout = ConstantLayout()
    let view = try collection.view(layout, height: 400)
    try view.setContentOffset(LayoutPoint(x: 0, y: 1000))
    collection.preferredHeight = { _, item, _ in item == 11 || item == 12 ? 130 : 100 }
    let paths = [11, 12].map { ItemIndexPath(item: $0, section: 0) }
    let step = try view.reconfigureItems(at: paths)
    #expect(step.correction == 14)
    #expect(view.contentOffset.y == 1014)
    #expect(view.contentSize.height == 5060)
    layout.targets = []
    layout.target = 2222
    layout.invalidateLayout()
    try view.layoutIfNeeded()
    #expect(layout.targets == [1014])
    #expect(view.contentOffset.y == 2222)
  }

  @Test("throws for a layout that shows what is not there")
  func unreasonableLayout() throws {
    let collection = TestCollection(heights: [10])
    let view = try collection.view(ConstantLayout())
    #expect(
      throws: CollectionLayoutError.elementOutOfRange(.item(ItemIndexPath(item: 1, section: 0)))
    ) { try view.layoutIfNeeded() }
  }

  /// A flow layout that notes what its contexts say of the content's size and offset.
  private final class AdjustedFlow: FlowLayout {
    var offsets = 0.0
    var sizes = 0.0

    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
      offsets += context.contentOffsetAdjustment[scrollDirection]
      sizes += context.contentSizeAdjustment[scrollDirection]
      super.invalidateLayout(with: context)
    }
  }

  @Test(
    "says in contexts by how much the content offset's coordinate and the content's size change")
  func adjustments() throws {
    for axis in LayoutAxis.allCases {
      for direction in InterfaceDirection.allCases {
        // Before what is visible, and after it.
        for item in [0, 90] {
          let collection = TestCollection(heights: Array(repeating: 50, count: 100))
          collection.axis = axis
          let layout = AdjustedFlow()
          layout.estimatedItemSize = LayoutSize(width: 44, height: 44)
          layout.estimatedItemSize[axis.perpendicular] = 500
          layout.flipsHorizontallyInOppositeLayoutDirection = true
          layout.scrollDirection = axis
          let view = try CollectionView(
            collectionViewLayout: layout,
            viewport: CollectionViewport(
              size: LayoutSize(width: 500, height: 500), layoutDirection: direction),
            dataSource: collection, cellProvider: collection)
          try view.scrollToItem(at: ItemIndexPath(item: 40, section: 0), at: .top)
          let before = view.contentOffset[axis]
          layout.offsets = 0
          layout.sizes = 0
          var answer = try #require(
            layout.layoutAttributesForItem(at: ItemIndexPath(item: item, section: 0)))
          answer.size[axis] += 17
          let step = try view.applyPreferredLayoutAttributes([answer])
          #expect(step.largestDisplacement == 0)
          #expect(layout.sizes == 17)
          #expect(layout.offsets == view.contentOffset[axis] - before)
          let isReversed = axis == .horizontal && direction == .rightToLeft
          #expect(layout.offsets == ((item == 0) != isReversed ? 17 : 0))
        }
      }
    }
  }

  @Test("has names that Foundation and Testing leave free")
  func names() {
    let names: [Any.Type] = [
      CollectionElement.self, CollectionElementKind.self, CollectionFinding.self,
      CollectionLayoutError.self, CollectionView.self, CollectionView.ScrollPosition.self,
      CollectionViewLayout.self, CollectionViewLayoutAttributes.self,
      CollectionViewLayoutInvalidationContext.self, CollectionViewport.self, SectionedLayout.self,
      ElementHeight.self, ItemIdentity.self, ItemIndexPath.self, MasonryColumns.self,
      MasonryLayout.self, MasonryOrder.self, MasonryReflow.self, MasonrySection.self,
      ScrollAnchor.self, ScrollAnchorEdge.self, ScrollAnchorPolicy.self, ScrollStep.self,
      ScrollStep.Cause.self, ScrollStep.Displacement.self, TableLayout.self,
      TableRowPlacement.self, TableSection.self,
      CollectionViewUpdates.self,
      ContentInsetAdjustmentBehavior.self, HeightEstimates.self, MeasuredHeight.self,
      ReuseIdentifier.self,
      (any CollectionViewDataSource).self, (any CollectionViewCellProvider).self,
    ]
    #expect(Set(names.map { "\($0)" }).count == names.count)
  }
}
