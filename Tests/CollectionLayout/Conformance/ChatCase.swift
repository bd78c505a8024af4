import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport

/// A list of bubbles at the left, at the right, in the middle or across.
struct ChatCase: Decodable {
  struct Bubble: Decodable {
    let alignment: String
    let width, height: Double
  }

  let width: Double
  let contentInsets: CaseInsets
  let interItemSpacing, interSectionSpacing: Double
  let sections: [[Bubble]]
  let steps: [CaseStep]
  let expect, expectAfter: CaseFrames
  let rectQueriesAfter: [CaseQuery]?

  func run() throws -> ConformanceOutcome {
    if let step = steps.first(where: { $0.op != "setHeight" }) {
      return .skipped("the step \(step.op ?? "without op")")
    }
    var next = 0
    let identities = sections.map { bubbles in
      defer { next += bubbles.count }
      return Array(next..<next + bubbles.count)
    }
    var preferred: [Int: Double] = [:]
    let collection = TestCollection(sections: identities) { _, item, _ in preferred[item] }
    let layout = TableLayout()
    layout.sectionProvider = { index in
      var insets = contentInsets.insets
      if index > 0 { insets.top = interSectionSpacing }
      if index < sections.count - 1 { insets.bottom = 0 }
      return TableSection(groupInset: insets, lineSpacing: interItemSpacing)
    }
    layout.itemHeightProvider = { path, _ in .estimated(sections[path.section][path.item].height) }
    layout.rowPlacementProvider = { path in
      let bubble = sections[path.section][path.item]
      return switch bubble.alignment {
      case "leading": .left(width: bubble.width)
      case "trailing": .right(width: bubble.width)
      case "center": .center(width: bubble.width)
      default: .withinSectionInset
      }
    }
    let view = try collection.view(layout, width: width, height: 500, scale: 3, policy: .none)
    try view.layoutIfNeeded()
    var checks = CollectionChecks()
    checks.frames("before", of: view, expect)
    for step in steps {
      guard var answer = layout.layoutAttributesForItem(at: step.path) else {
        return .failed("no item \(step.path)")
      }
      preferred[identities[step.path.section][step.path.item]] = step.height
      answer.size.height = step.height
      try view.applyPreferredLayoutAttributes([answer])
    }
    checks.frames("after", of: view, expectAfter)
    checks.queries(of: view, rectQueriesAfter ?? [])
    return checks.outcome
  }
}
