import LayoutTestSupport
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

  /// The number of steps of a scroll.
  private let stepCount = 112

  /// Jumps into the middle, scrolls back over what was never measured, and on, under each policy.
  private func traces(_ axis: LayoutAxis, _ direction: InterfaceDirection) throws
    -> [ScrollAnchorPolicy: [ScrollStep]]
  {
    var traces: [ScrollAnchorPolicy: [ScrollStep]] = [:]
    for policy in ScrollAnchorPolicy.allCases {
      let view = try view(
        collection(axis), TableLayout(section: TableSection(items: .estimated(60))),
        direction: direction)
      view.anchorPolicy = policy
      var trace = [ScrollStep]()
      trace.append(try view.layoutIfNeeded())
      trace.append(try view.scrollToItem(at: ItemIndexPath(item: 500, section: 0), at: .top))
      for _ in 0..<90 { trace.append(try view.scroll(by: -130)) }
      for _ in 0..<20 { trace.append(try view.scroll(by: 210)) }
      traces[policy] = trace
    }
    return traces
  }

  @Test(
    "compares what each policy corrects and what moves under it, along both axes and directions",
    arguments: LayoutAxis.allCases, InterfaceDirection.allCases)
  func compares(axis: LayoutAxis, direction: InterfaceDirection) throws {
    let traces = try traces(axis, direction)
    let plain = try #require(traces[ScrollAnchorPolicy.none]?.summary)
    let above = try #require(traces[.aboveOnly]?.summary)
    let first = try #require(traces[.firstFullyVisible]?.summary)
    let bottom = try #require(traces[.bottom]?.summary)
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
    #expect(first.steps == stepCount)
    #expect(first.findings == 0)
  }

  @Test("comes to the same along both axes and in both reading directions")
  func symmetry() throws {
    let former = try traces(.vertical, .leftToRight)
    for direction in InterfaceDirection.allCases {
      let turned = try traces(.horizontal, direction)
      for policy in ScrollAnchorPolicy.allCases {
        let (first, second) = (try #require(former[policy]), try #require(turned[policy]))
        #expect(first.summary == second.summary)
        #expect(
          first.map { $0.displacements.map(\.distance) }
            == second.map { $0.displacements.map(\.distance) })
      }
    }
  }
}
