import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport

/// A list of full-width rows with headers, footers and backgrounds.
struct ListCase: Decodable {
  struct Row: Decodable {
    struct Width: Decodable {
      let full: Bool?
      let divisor: Int?
    }

    let width: Width
    let height: CaseHeight
  }

  struct Section: Decodable {
    let background: Bool?
    let header: CaseHeight?
    let footer: CaseHeight?
    let itemInsets: CaseInsets
    let sectionInsets: CaseInsets
    let verticalSpacing: Double
    let items: [Row]
  }

  let width, viewportHeight, scale: Double
  let offset: Double?
  let sections: [Section]
  let steps: [CaseStep]
  let batch: [CaseEdit]?
  let expect, expectAfter: CaseFrames
  let expectAfterBatch: CaseFrames?
  let rectQueriesAtEnd: [CaseQuery]?

  /// What a row is, wherever it stands.
  struct RowRule {
    var height: ElementHeight
    var placement: TableRowPlacement
  }

  func run() throws -> ConformanceOutcome {
    if sections.contains(where: { $0.items.contains { $0.width.divisor != nil } }) {
      return .skipped("rows of fractional widths")
    }
    if sections.contains(where: { $0.header?.pinned == true || $0.footer?.pinned == true }) {
      return .skipped("pinned headers and footers")
    }
    var rules: [RowRule] = []
    var preferred: [Int: Double] = [:]
    let collection = TestCollection(sections: []) { _, item, _ in preferred[item] }
    for section in sections {
      collection.sections.append(Array(rules.count..<rules.count + section.items.count))
      rules += section.items.map {
        RowRule(
          height: $0.height.rule,
          placement: $0.width.full == true ? .withinItemInsets : .acrossSection)
      }
    }
    func rule(_ path: ItemIndexPath) -> RowRule {
      rules[collection.sections[path.section][path.item]]
    }
    let layout = TableLayout()
    layout.sectionProvider = { section(sections[$0]) }
    layout.itemHeightProvider = { path, _ in rule(path).height }
    layout.rowPlacementProvider = { rule($0).placement }
    let view = try collection.view(
      layout, width: width, height: viewportHeight, scale: scale, policy: .none)
    try view.layoutIfNeeded()
    if let offset { try view.setContentOffset(LayoutPoint(x: 0, y: offset)) }
    var checks = CollectionChecks()
    checks.frames("before", of: view, expect)
    for (index, step) in steps.enumerated() {
      preferred[collection.sections[step.path.section][step.path.item]] = step.height
      guard let original = layout.layoutAttributesForItem(at: step.path) else {
        return .failed("step \(index): no item \(step.path)")
      }
      var answer = original
      answer.size.height = step.height
      checks.equal(
        "step \(index) invalidates",
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: answer, withOriginalAttributes: original),
        step.invalidates ?? true)
      try view.applyPreferredLayoutAttributes([answer])
    }
    checks.frames("after", of: view, expectAfter)
    if let batch, let expectAfterBatch {
      // A batch update arrives as a reload: what was moved is found by its identity.
      for index in sections.indices {
        let edits = batch.filter { ($0.section ?? 0) == index }
        collection.sections[index] = applying(edits, to: collection.sections[index]) { edit in
          var height = ElementHeight.fixed(0)
          if case .rule(let rule) = edit.height { height = rule.rule }
          rules.append(RowRule(height: height, placement: .withinItemInsets))
          return rules.count - 1
        }
      }
      try view.reloadData()
      checks.frames("after the batch", of: view, expectAfterBatch)
    }
    checks.queries(of: view, rectQueriesAtEnd ?? [])
    return checks.outcome
  }

  private func section(_ section: Section) -> TableSection {
    TableSection(
      header: section.header?.rule, footer: section.footer?.rule,
      sectionInsets: section.sectionInsets.insets, itemInsets: section.itemInsets.insets,
      rowSpacing: section.verticalSpacing, hasBackground: section.background ?? false)
  }
}
