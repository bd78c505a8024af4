import SelfSizingGeometry
import TestSupport
import Testing

@testable import SelfSizingCollectionLayout

/// The memory of items that come and go.
@Suite struct ForgettingTests {
  private let count = 100
  private let exchanged = 25
  /// Twice the elements, and two thousand.
  private var limit: Int { 2 * (count + 2) + 2048 }

  private func collection() -> TestCollection {
    TestCollection(sections: [Array(0..<count)]) { element, item, _ in
      element.kind == .item ? Double(40 + item % 7 * 13) : nil
    }
  }

  /// Deletes the first items, and inserts others in their place that never were.
  private func exchange(
    _ collection: TestCollection, _ view: CollectionView, round: Int
  ) throws -> ScrollStep {
    let paths = (0..<exchanged).map { ItemIndexPath(item: $0, section: 0) }
    return try view.performBatchUpdates { updates in
      let first = count + round * exchanged
      collection.sections[0].replaceSubrange(0..<exchanged, with: first..<first + exchanged)
      updates.deleteItems(at: paths)
      updates.insertItems(at: paths)
    }
  }

  @Test("takes no more memory for all the items that ever were")
  func batches() throws {
    let collection = collection()
    let view = try collection.view(TableLayout(), height: 4000)
    try view.layoutIfNeeded()
    for round in 0..<Trials.count(400, quick: 80) {
      _ = try exchange(collection, view, round: round)
      #expect(view.measurements.count <= limit)
    }
  }

  @Test("takes no more memory for data that is replaced as a whole")
  func reloads() throws {
    let collection = collection()
    let view = try collection.view(TableLayout(), height: 4000)
    try view.layoutIfNeeded()
    for round in 1...100 {
      collection.sections = [Array(round * count..<(round + 1) * count)]
      try view.reloadData()
      #expect(view.measurements.count <= limit)
    }
  }

  @Test("asks only those that came, and keeps in place those that stay")
  func stays() throws {
    let collection = collection()
    let view = try collection.view(TableLayout(), height: 500)
    view.heightEstimates = .measuredAhead
    try view.scrollToItem(at: ItemIndexPath(item: 60, section: 0), at: .top)
    for round in 0..<Trials.count(200, quick: 50) {
      let step = try exchange(collection, view, round: round)
      #expect(step.measuredCount == exchanged)
      #expect(step.largestDisplacement == 0)
      #expect(view.isSettled(.item(ItemIndexPath(item: 99, section: 0))))
    }
    #expect(view.measurements.count <= limit)
    let heights = collection.sections[0].map { Double(40 + $0 % 7 * 13) }
    #expect(view.contentSize.height == heights.reduce(0, +))
  }
}
