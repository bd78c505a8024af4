import SelfSizingCollectionLayout
import SelfSizingGeometry
import Testing

/// The content inset as the safe area adjusts it, and positions across and along for both axes.
@Suite struct SafeAreaTests {
  private let safeArea = LayoutEdgeInsets(top: 59, left: 44, bottom: 34, right: 40)

  private func view(
    _ count: Int, axis: LayoutAxis = .vertical, behavior: ContentInsetAdjustmentBehavior,
    direction: InterfaceDirection = .leftToRight
  ) throws -> CollectionView {
    let collection = TestCollection(heights: Array(repeating: 50, count: count))
    collection.axis = axis
    let layout = TableLayout()
    layout.scrollDirection = axis
    return try CollectionView(
      collectionViewLayout: layout,
      viewport: CollectionViewport(
        size: LayoutSize(width: 400, height: 800),
        contentInset: LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
        safeAreaInsets: safeArea, contentInsetAdjustmentBehavior: behavior,
        layoutDirection: direction),
      dataSource: collection, cellProvider: collection)
  }

  @Test("adds the safe area on the edges that each behavior names")
  func behaviors() throws {
    func inset(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double)
      -> LayoutEdgeInsets
    {
      LayoutEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
    let none = inset(1, 2, 3, 4)
    let vertical = inset(60, 2, 37, 4)
    let horizontal = inset(1, 46, 3, 44)
    let all = inset(60, 46, 37, 44)
    for (behavior, axis, count, expected) in [
      (ContentInsetAdjustmentBehavior.never, LayoutAxis.vertical, 100, none),
      (.always, .vertical, 2, all), (.always, .horizontal, 2, all),
      (.automatic, .vertical, 2, vertical), (.automatic, .horizontal, 2, all),
      (.scrollableAxes, .vertical, 100, vertical), (.scrollableAxes, .vertical, 2, none),
      (.scrollableAxes, .horizontal, 100, horizontal), (.scrollableAxes, .horizontal, 2, none),
    ] {
      let view = try view(count, axis: axis, behavior: behavior)
      try view.layoutIfNeeded()
      #expect(view.adjustedContentInset == expected, "\(behavior) \(axis) \(count)")
      let across = axis.perpendicular
      #expect(view.contentWidth == view.viewport.size[across] - expected[sumAlong: across])
      let start = axis == .vertical ? expected.top : expected.left
      #expect(view.contentOffset[axis] == -start)
      try view.scroll(by: 1e8)
      let end = axis == .vertical ? expected.bottom : expected.right
      let last = view.contentSize[axis] + end - view.viewport.size[axis]
      #expect(view.contentOffset[axis] == max(last, -start))
    }
  }

  @Test("keeps the first fully visible item's distance from the bar that comes and goes")
  func barsComeAndGo() throws {
    let view = try view(100, behavior: .automatic)
    try view.scrollToItem(at: ItemIndexPath(item: 40, section: 0), at: .top)
    let offset = view.contentOffset.y
    var viewport = view.viewport
    viewport.safeAreaInsets.top = 20
    let step = try view.setViewport(viewport)
    #expect(view.contentOffset.y == offset + 39)
    #expect(step.anchorDisplacement == 0)
    viewport.safeAreaInsets.top = .nan
    #expect(throws: CollectionLayoutError.self) { try view.setViewport(viewport) }
  }

  @Test(
    "ends exactly at positions by the left, the middle and the right, in both reading directions",
    arguments: InterfaceDirection.allCases)
  func horizontalPositions(direction: InterfaceDirection) throws {
    let view = try view(300, axis: .horizontal, behavior: .automatic, direction: direction)
    let inset = LayoutEdgeInsets(top: 60, left: 46, bottom: 37, right: 44)
    for item in [150, 20, 151, 280] {
      for (position, aim) in [
        (
          CollectionView.ScrollPosition.left,
          { (frame: LayoutRect) in frame.minX - inset.left }
        ),
        (.right, { frame in frame.maxX + inset.right - 400 }),
        (.centeredHorizontally, { frame in frame.midX - 200 - 1 }),
      ] {
        let path = ItemIndexPath(item: item, section: 0)
        try view.scrollToItem(at: path, at: position)
        let frame = try #require(view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame)
        #expect(view.contentOffset.x == aim(frame), "\(path) at \(position)")
        #expect(view.isSettled(.item(path)))
      }
    }
    let vertical = try self.view(300, behavior: .automatic)
    try vertical.scroll(by: 700)
    let offset = vertical.contentOffset
    try vertical.scrollToItem(at: ItemIndexPath(item: 200, section: 0), at: .left)
    #expect(vertical.contentOffset == offset)
    #expect(throws: CollectionLayoutError.self) {
      try vertical.scrollToItem(at: ItemIndexPath(item: 300, section: 0), at: .left)
    }
  }
}
