import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport
import Testing

/// The anchor policies side by side.
@Suite struct AnchorPolicyTests {
  private func collection(_ axis: LayoutAxis) -> TestCollection {
    var random = SeededGenerator(seed: 12)
    let heights = (0..<800).map { _ in Double(Int.random(in: 40...500, using: &random)) / 2 }
    let collection = TestCollection(heights: heights)
    collection.axis = axis
    return collection
  }

  private func view(
    _ collection: TestCollection, _ layout: SectionedLayout, direction: InterfaceDirection
  ) throws -> CollectionView {
    layout.scrollDirection = collection.axis
    return try CollectionView(
      collectionViewLayout: layout,
      viewport: CollectionViewport(
        size: LayoutSize(width: 500, height: 500), layoutDirection: direction),
      dataSource: collection, cellProvider: collection)
  }

  /// Jumps into the middle, scrolls back over what was never measured, and on.
  private var requests: [PipelineRequest] {
    [
      .layoutIfNeeded, .scrollToItem(ItemIndexPath(item: 500, section: 0), .top),
    ] + Array(repeating: .scroll(by: -130), count: 90)
      + Array(repeating: .scroll(by: 210), count: 20)
  }

  @Test(
    "compares what each policy corrects and what moves under it, along both axes and directions",
    arguments: LayoutAxis.allCases, InterfaceDirection.allCases)
  func compares(axis: LayoutAxis, direction: InterfaceDirection) throws {
    let collection = collection(axis)
    let comparison = try ScrollComparison.anchorPolicies(requests: requests) {
      try view(
        collection, TableLayout(section: TableSection(items: .estimated(60))),
        direction: direction)
    }
    #expect(comparison.rows.map(\.variant) == ScrollAnchorPolicy.allCases)
    let plain = try #require(comparison[ScrollAnchorPolicy.none]?.summary)
    let above = try #require(comparison[ScrollAnchorPolicy.aboveOnly]?.summary)
    let first = try #require(comparison[ScrollAnchorPolicy.firstFullyVisible]?.summary)
    let bottom = try #require(comparison[ScrollAnchorPolicy.bottom]?.summary)
    #expect(plain.totalCorrection == 0)
    #expect(plain.correctedSteps == 0)
    #expect(plain.largestDisplacement > 100)
    #expect(plain.displacedSteps > 30)
    #expect(first.largestDisplacement == 0)
    #expect(first.largestFirstFullyVisibleDisplacement == 0)
    #expect(bottom.largestDisplacement == 0)
    // Scrolling upward, what comes in above grows down: everything below it moves.
    #expect(above.largestFirstFullyVisibleDisplacement > 10)
    #expect(first.correctedSteps > 30)
    #expect(first.steps == requests.count)
    #expect(first.findings == 0)
  }

  @Test("comes to the same along both axes and in both reading directions")
  func symmetry() throws {
    let former = try ScrollComparison.anchorPolicies(requests: requests) {
      try view(
        collection(.vertical), TableLayout(section: TableSection(items: .estimated(60))),
        direction: .leftToRight)
    }
    for direction in InterfaceDirection.allCases {
      let turned = try ScrollComparison.anchorPolicies(requests: requests) {
        try view(
          collection(.horizontal), TableLayout(section: TableSection(items: .estimated(60))),
          direction: direction)
      }
      for (first, second) in zip(former.rows, turned.rows) {
        #expect(first.summary == second.summary)
        #expect(
          first.trace.steps.map { $0.displacements.map(\.distance) }
            == second.trace.steps.map { $0.displacements.map(\.distance) })
      }
    }
  }
}
