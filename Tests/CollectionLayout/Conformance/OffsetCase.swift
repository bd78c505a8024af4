import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport

/// Heights that change one after the other while an anchor keeps its place.
struct OffsetCase: Decodable {
  struct Step: Decodable {
    let item: Int
    let height: Double
    let invalidates: Bool?
    let offsetBefore, contentOffsetAdjustment, offsetAfter, contentHeightAfter: Double
    let relation: String?
  }

  let width, viewportHeight, scale, offset, verticalSpacing: Double
  let policy: String
  let contentInset: CaseInsets
  let heights: [Double]
  let steps: [Step]

  func run() throws -> ConformanceOutcome {
    let policies: [String: ScrollAnchorPolicy] = [
      "anchorFirstVisibleTopEdge": .aboveOnly, "anchorLastVisibleBottomEdge": .bottom,
    ]
    guard let policy = policies[policy] else { return .skipped("the policy \(self.policy)") }
    var preferred = heights
    let collection = TestCollection(sections: [Array(heights.indices)]) { _, item, _ in
      preferred[item]
    }
    let layout = TableLayout(section: TableSection(lineSpacing: verticalSpacing))
    layout.itemHeightProvider = { path, _ in .estimated(heights[path.item]) }
    let view = try collection.view(
      layout, width: width, height: viewportHeight, contentInset: contentInset.insets,
      scale: scale, policy: policy)
    try view.setContentOffset(LayoutPoint(x: 0, y: offset))
    var checks = CollectionChecks()
    for (index, step) in steps.enumerated() {
      let path = ItemIndexPath(item: step.item, section: 0)
      guard let original = layout.layoutAttributesForItem(at: path) else {
        return .failed("step \(index): no item \(path)")
      }
      preferred[step.item] = step.height
      var answer = original
      answer.size.height = step.height
      checks.equal(
        "step \(index) invalidates",
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: answer, withOriginalAttributes: original),
        step.invalidates ?? true)
      checks.equal("step \(index) offsetBefore", view.contentOffset.y, step.offsetBefore)
      let taken = try view.applyPreferredLayoutAttributes([answer])
      checks.equal(
        "step \(index) (\(step.relation ?? "")) adjustment",
        taken.offsetAfter - taken.offsetBefore, step.contentOffsetAdjustment)
      checks.equal("step \(index) offsetAfter", taken.offsetAfter, step.offsetAfter)
      checks.equal(
        "step \(index) contentHeight", taken.contentSizeAfter.height, step.contentHeightAfter)
    }
    return checks.outcome
  }
}

/// Insertions and deletions above the last visible item, which keeps its place.
struct OffsetBatchCase: Decodable {
  struct Expectation: Decodable {
    let contentHeightAfter, offsetAfterClamped, proposedCompensation: Double
  }

  let width, viewportHeight, interItemSpacing, offsetBefore: Double
  let policy: String
  let heights: [Double]
  let batch: [CaseEdit]
  let expect: Expectation

  func run() throws -> ConformanceOutcome {
    guard policy == "keepBottomItem" else { return .skipped("the policy \(policy)") }
    var all = heights
    let collection = TestCollection(sections: [Array(heights.indices)])
    let layout = TableLayout(section: TableSection(lineSpacing: interItemSpacing))
    layout.itemHeightProvider = { path, _ in .fixed(all[collection.sections[0][path.item]]) }
    let view = try collection.view(
      layout, width: width, height: viewportHeight, policy: .bottom)
    try view.setContentOffset(LayoutPoint(x: 0, y: offsetBefore))
    let step = try view.performBatchUpdates { updates in
      collection.sections[0] = applying(batch, to: collection.sections[0]) { edit in
        if case .points(let height) = edit.height { all.append(height) } else { all.append(0) }
        return all.count - 1
      }
      for edit in batch { updates.record(edit, inSection: 0) }
    }
    var checks = CollectionChecks()
    checks.equal("offsetBefore", step.offsetBefore, offsetBefore)
    checks.equal("compensation", step.correction, expect.proposedCompensation)
    checks.equal("offsetAfter", step.offsetAfter, expect.offsetAfterClamped)
    checks.equal("contentHeight", step.contentSizeAfter.height, expect.contentHeightAfter)
    return checks.outcome
  }
}
