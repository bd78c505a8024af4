import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport
import Testing

/// The claim of the whole pipeline: scrolling up through cells that were never measured moves
/// nothing but what the finger moves.
@Suite struct ScrollingUpwardTests {
  /// A layout to scroll through.
  enum Subject: String, CaseIterable, CustomTestStringConvertible {
    case table, masonry, strictMasonry

    var layout: CollectionViewLayout {
      switch self {
      case .table:
        return TableLayout(
          section: TableSection(header: .estimated(30), items: .estimated(60), lineSpacing: 1 / 3))
      case .masonry, .strictMasonry:
        let section = MasonrySection(
          columns: .fixed(3), items: .estimated(120), interitemSpacing: 8, lineSpacing: 8,
          sectionInset: LayoutEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
          header: .estimated(30))
        return MasonryLayout(section: section, reflow: self == .masonry ? .sticky : .strict)
      }
    }

    var testDescription: String { rawValue }
  }

  /// The outcome of a scroll through the whole collection.
  struct Outcome {
    /// Steps in which the first fully visible settled item was followed.
    var compared = 0
    /// The largest distance, in exact units, that it moved beyond the scrolled distance.
    var largest: Int64 = 0
    /// The same of every other settled item.
    var largestOfAll: Int64 = 0
    var trace = [ScrollStep]()
  }

  /// Jumps to the end with nothing above measured, scrolls to the top by random distances, and
  /// compares positions on the screen that are read from attributes and offset alone.
  private func scrollUp(
    _ subject: Subject, items: Int = 1100, scale: Double, policy: ScrollAnchorPolicy, seed: UInt64
  ) throws -> Outcome {
    var random = SeededGenerator(seed: seed)
    // Whole pixels, thirds at 3x, and heights that are on no pixel at all.
    let heights = (0..<items).map { _ -> Double in
      let height = Double(Int.random(in: 20...Int(260 * scale), using: &random)) / scale
      let isOffGrid = Bool.random(using: &random)
      return isOffGrid ? height + Double.random(in: 0..<1, using: &random) : height
    }
    let collection = TestCollection(heights: heights)
    let viewport = exact(620)
    let view = try collection.view(subject.layout, height: 620, scale: scale, policy: policy)
    try view.scrollToItem(at: ItemIndexPath(item: items - 1, section: 0), at: .bottom)
    var outcome = Outcome()
    while view.contentOffset.y > 0, outcome.trace.count < 20_000 {
      let distance = Double(Int.random(in: 1...600, using: &random)) / scale
      let before = ScreenPositions(of: view, showing: collection)
      let step = try view.scroll(by: -distance)
      outcome.trace.append(step)
      let after = ScreenPositions(of: view, showing: collection)
      // Only the top of the content may cut a step short.
      let scrolled = exact(step.scrolledDistance)
      if view.contentOffset.y > 0 { #expect(scrolled == -exact(distance)) }
      let followed = before.firstFullyVisible(movingBy: -scrolled, in: viewport)
      if let followed, let now = after[followed.identity] {
        outcome.compared += 1
        outcome.largest = max(outcome.largest, abs(now.top - followed.top + scrolled))
      }
      for item in before.items {
        guard let now = after[item.identity] else { continue }
        outcome.largestOfAll = max(outcome.largestOfAll, abs(now.top - item.top + scrolled))
      }
    }
    #expect(view.contentOffset.y == 0)
    #expect(
      outcome.trace.summary.measuredCells >= 1000, "scrolled through too few unmeasured cells")
    return outcome
  }

  @Test(
    "keeps the first fully visible settled item in place to 0 points",
    arguments: Subject.allCases, [1.0, 2, 3])
  func staysInPlace(subject: Subject, scale: Double) throws {
    let outcome = try scrollUp(
      subject, items: 1050, scale: scale, policy: .firstFullyVisible, seed: UInt64(scale))
    #expect(outcome.largest == 0)
    #expect(outcome.compared > outcome.trace.count / 2)
    #expect(outcome.trace.summary.largestFirstFullyVisibleDisplacement == 0)
    let anchors = outcome.trace.compactMap(\.anchorDisplacement)
    #expect(anchors.allSatisfy { $0 == 0 })
    // In a table nothing settled is left to move; other columns of a masonry do move.
    if subject == .table { #expect(outcome.largestOfAll == 0) }
  }

  @Test("does not keep it in place without the correction", arguments: Subject.allCases)
  func movesWithoutCorrection(subject: Subject) throws {
    let outcome = try scrollUp(subject, items: 1050, scale: 2, policy: .none, seed: 1)
    #expect(outcome.largest > exact(10))
    #expect(outcome.trace.summary.largestFirstFullyVisibleDisplacement > 10)
    #expect(outcome.trace.summary.totalCorrection == 0)
  }

  @Test(
    "keeps everything settled of a table in place under every correcting policy",
    arguments: [ScrollAnchorPolicy.firstFullyVisible, .bottom])
  func everythingOfATableStays(policy: ScrollAnchorPolicy) throws {
    let outcome = try scrollUp(.table, items: 1050, scale: 3, policy: policy, seed: 9)
    #expect(outcome.largestOfAll == 0)
  }

  @Test("holds its place to 0 points where a Double no longer holds the places exactly")
  func holdsFarDown() throws {
    var random = SeededGenerator(seed: 8)
    let heights = (0..<100).map { _ in Double(Int.random(in: 60...700, using: &random)) / 3 }
    let collection = TestCollection(heights: heights)
    let layout = TableLayout(
      section: TableSection(header: .fixed(7e8 + 1 / 3), items: .estimated(50)))
    let view = try collection.view(layout, height: 620, scale: 3)
    try view.scrollToItem(at: ItemIndexPath(item: 99, section: 0), at: .bottom)
    var measured = 0
    for _ in 0..<200 {
      let step = try view.scroll(by: -100 / 3)
      measured += step.measuredCount
      #expect(step.displacements.allSatisfy { $0.distance == 0 })
      #expect(step.edgeClamp == 0)
    }
    #expect(measured > 30)
  }

  @Test("gives equal traces for equal input", arguments: [Subject.table, .masonry])
  func isDeterministic(subject: Subject) throws {
    let first = try scrollUp(subject, items: 1050, scale: 2, policy: .firstFullyVisible, seed: 5)
    let second = try scrollUp(subject, items: 1050, scale: 2, policy: .firstFullyVisible, seed: 5)
    #expect(first.trace == second.trace)
  }
}
