import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport

/// A masonry whose columns are filled again after each changed height.
struct MasonryCase: Decodable {
  struct Section: Decodable {
    let columns: Int
    let columnSpacing, lineSpacing: Double
    let insets, headerInsets, footerInsets: CaseInsets
    let headerHeight, footerHeight: Double
    let heights: [Double]
  }

  let width, scale: Double
  let order: String
  let sections: [Section]
  let steps: [CaseStep]
  let expect, expectAfter: CaseFrames
  let rectQueriesAfter: [CaseQuery]?

  private var masonryOrder: MasonryOrder? {
    switch order {
    case "shortestFirst": .shortestFirst
    case "leftToRight": .leftToRight
    case "rightToLeft": .rightToLeft
    default: nil
    }
  }

  func run() throws -> ConformanceOutcome {
    guard let masonryOrder else { return .skipped("the order \(order)") }
    if let step = steps.first(where: { $0.op != "setHeight" }) {
      return .skipped("the step \(step.op ?? "without op")")
    }
    var preferred: [Int: Double] = [:]
    var next = 0
    let identities = sections.map { section in
      defer { next += section.heights.count }
      return Array(next..<next + section.heights.count)
    }
    let collection = TestCollection(sections: identities) { _, item, _ in preferred[item] }
    let layout = MasonryLayout(order: masonryOrder, reflow: .strict)
    layout.sectionProvider = { section(sections[$0]) }
    layout.itemHeightProvider = { path, _ in
      .estimated(sections[path.section].heights[path.item])
    }
    let view = try collection.view(layout, width: width, height: 600, scale: scale, policy: .none)
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

  private func section(_ section: Section) -> MasonrySection {
    MasonrySection(
      columns: .fixed(section.columns), interitemSpacing: section.columnSpacing,
      lineSpacing: section.lineSpacing, sectionInset: section.insets.insets,
      header: section.headerHeight > 0 ? .fixed(section.headerHeight) : nil,
      headerInset: section.headerInsets.insets,
      footer: section.footerHeight > 0 ? .fixed(section.footerHeight) : nil,
      footerInset: section.footerInsets.insets)
  }
}
