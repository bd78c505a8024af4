import SelfSizingGeometry
import TestSupport
import Testing

@testable import SelfSizingCollectionLayout

/// Requests before the first layout: there is no content yet that anything could stay at.
@Suite struct FirstLayoutTests {
  /// A random list before its first layout, in points that are whole units.
  private struct Sample {
    let collection: TestCollection
    let view: CollectionView
    let axis: LayoutAxis
    /// The extent of the content as it is estimated.
    let length: Double
    /// The offset at which the content's top is in place, and the one at which its bottom is.
    let (top, bottom): (Double, Double)

    init(seed: UInt64, _ policy: ScrollAnchorPolicy, growth: ClosedRange<Int>) throws {
      var random = SeededGenerator(seed: seed)
      let estimates = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Double(Int.random(in: 10...120, using: &random))
      }
      let heights = estimates.map { max(1, $0 + Double(Int.random(in: growth, using: &random))) }
      axis = Bool.random(using: &random) ? .vertical : .horizontal
      let spacing = Double(Int.random(in: 0...6, using: &random))
      let (start, end) = (
        Double(Int.random(in: 0...60, using: &random)),
        Double(Int.random(in: 0...60, using: &random))
      )
      let extent = Double(Int.random(in: 300...700, using: &random))
      collection = TestCollection(heights: heights)
      collection.axis = axis
      let layout = TableLayout(section: TableSection(lineSpacing: spacing))
      layout.scrollDirection = axis
      layout.itemHeightProvider = { path, _ in .estimated(estimates[path.item]) }
      var inset = LayoutEdgeInsets.zero
      var size = LayoutSize(width: 390, height: 390)
      size[axis] = extent
      if axis == .vertical {
        (inset.top, inset.bottom) = (start, end)
      } else {
        (inset.left, inset.right) = (start, end)
      }
      view = try collection.view(
        layout, width: size.width, height: size.height, contentInset: inset, policy: policy)
      length = estimates.reduce(0, +) + spacing * Double(max(estimates.count - 1, 0))
      top = -start
      bottom = length + end - extent
    }

    func offset(_ distance: Double) -> LayoutPoint {
      var offset = LayoutPoint.zero
      offset[axis] = distance
      return offset
    }
  }

  /// Offsets at the edges, within the content, and beyond it.
  private func offsets(_ sample: Sample, _ random: inout SeededGenerator) -> [Double] {
    let (top, bottom) = (sample.top, max(sample.bottom, sample.top))
    return [
      top, bottom, sample.bottom, 0, ((top + bottom) / 2).rounded(), top - 30, bottom + 30,
      Double(Int.random(in: -800...4000, using: &random)),
    ]
  }

  @Test(
    "leaves an offset set before it where it was set, whatever the policy, sizes and insets",
    arguments: ScrollAnchorPolicy.allCases)
  func offsetStays(policy: ScrollAnchorPolicy) throws {
    for seed in Trials.seeds(0..<100 as Range<UInt64>, quick: 12) {
      var random = SeededGenerator(seed: seed &* 31)
      for offset in try offsets(Sample(seed: seed, policy, growth: 0...0), &random) {
        let sample = try Sample(seed: seed, policy, growth: 0...0)
        let step = try sample.view.setContentOffset(sample.offset(offset))
        #expect(
          sample.view.contentOffset[sample.axis] == offset && step.correction == 0,
          "seed \(seed): \(offset) of \(sample.top)...\(sample.bottom)")
        #expect(sample.view.contentSize[sample.axis] == sample.length)
      }
    }
  }

  @Test(
    "scrolls as far as it is asked to, within the edges, whatever the policy",
    arguments: ScrollAnchorPolicy.allCases)
  func scrolls(policy: ScrollAnchorPolicy) throws {
    for seed in Trials.seeds(0..<100 as Range<UInt64>, quick: 12) {
      var random = SeededGenerator(seed: seed &* 31)
      for offset in try offsets(Sample(seed: seed, policy, growth: 0...0), &random) {
        let sample = try Sample(seed: seed, policy, growth: 0...0)
        let step = try sample.view.scroll(by: offset - sample.top)
        let expected = max(sample.top, min(offset, max(sample.bottom, sample.top)))
        #expect(
          sample.view.contentOffset[sample.axis] == expected && step.correction == 0,
          "seed \(seed): \(offset) of \(sample.top)...\(sample.bottom)")
      }
    }
  }

  @Test("corrects only by what cells answer: at the bottom edge, that edge stays in place")
  func bottomEdge() throws {
    for seed in Trials.seeds(0..<200 as Range<UInt64>, quick: 40) {
      let sample = try Sample(seed: seed, .bottom, growth: -9...60)
      let offset = max(sample.bottom, sample.top)
      let step = try sample.view.setContentOffset(sample.offset(offset))
      let grown = sample.view.contentSize[sample.axis] - sample.length
      #expect(step.correction == grown, "seed \(seed)")
      #expect(sample.view.contentOffset[sample.axis] == offset + grown, "seed \(seed)")
    }
  }

  /// Rows of given heights, 4 points apart, seen through 390 × 600 points.
  private func chat(_ heights: [Double], top: Double = 0, bottom: Double = 0) throws
    -> CollectionView
  {
    let layout = TableLayout(section: TableSection(lineSpacing: 4))
    layout.itemHeightProvider = { path, _ in .estimated(heights[path.item]) }
    return try TestCollection(sections: [Array(heights.indices)]).view(
      layout, width: 390, height: 600,
      contentInset: LayoutEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      policy: .bottom)
  }

  @Test("is at the bottom edge of a chat that was set there, and keeps its last item in place")
  func chats() throws {
    let long = Array(repeating: 100.0, count: 30) + [89]
    let cases: [(heights: [Double], top: Double, bottom: Double, offset: Double)] = [
      (long, 50, 0, 2_609),
      (Array(repeating: 100, count: 41) + [123], 0, 34, 3_821),
      ([100, 100, 155], 0, 0, 0), ([100, 100, 195], 50, 0, -9),
    ]
    for (number, entry) in cases.enumerated() {
      let view = try chat(entry.heights, top: entry.top, bottom: entry.bottom)
      try view.setContentOffset(LayoutPoint(x: 0, y: entry.offset))
      #expect(view.contentOffset.y == entry.offset)
      guard number < 2 else { continue }
      #expect(view.contentOffset.y == view.contentSize.height + entry.bottom - 600)
      let path = ItemIndexPath(item: 5, section: 0)
      var answer = try #require(view.collectionViewLayout.layoutAttributesForItem(at: path))
      answer.size.height += 40
      try view.applyPreferredLayoutAttributes([answer])
      #expect(view.contentOffset.y == entry.offset + 40)
    }
  }
}
