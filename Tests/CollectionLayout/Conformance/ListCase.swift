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
    let horizontalSpacing: Double?
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

  /// A rule for rows, wherever they are.
  struct RowRule {
    var height: ElementHeight
    var width: RowItemWidth
  }

  func run() throws -> ConformanceOutcome {
    let hasFractions = sections.contains { $0.items.contains { $0.width.divisor != nil } }
    var rules: [RowRule] = []
    var preferred: [Int: Double] = [:]
    let collection = TestCollection(sections: []) { _, item, _ in preferred[item] }
    for section in sections {
      collection.sections.append(Array(rules.count..<rules.count + section.items.count))
      rules += section.items.map {
        RowRule(height: $0.height.rule, width: $0.width.rule)
      }
    }
    func rule(_ path: ItemIndexPath) -> RowRule {
      rules[collection.sections[path.section][path.item]]
    }
    // A list is a table; rows of several items are laid out by rows.
    let layout: TableLayout
    if hasFractions {
      let rows = RowsLayout()
      rows.itemWidthProvider = { rule($0).width }
      layout = rows
    } else {
      layout = TableLayout()
      layout.rowPlacementProvider = {
        rule($0).width == .acrossSection ? .acrossSection : .withinSectionInset
      }
    }
    layout.sectionProvider = { sections[$0].table }
    layout.itemHeightProvider = { path, _ in rule(path).height }
    let view = try collection.view(
      layout, width: width, height: viewportHeight, scale: scale, policy: .none)
    try view.layoutIfNeeded()
    if let offset { try view.setContentOffset(LayoutPoint(x: 0, y: offset)) }
    var checks = CollectionChecks()
    checks.frames("before", of: view, expect)
    for (index, step) in steps.enumerated() {
      guard let original = layout.layoutAttributesForItem(at: step.path) else {
        return .failed("step \(index): no item \(step.path)")
      }
      preferred[collection.sections[step.path.section][step.path.item]] = step.height
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
      try view.performBatchUpdates { updates in
        for index in sections.indices {
          let edits = batch.filter { ($0.section ?? 0) == index }
          collection.sections[index] = applying(edits, to: collection.sections[index]) { edit in
            var height = ElementHeight.fixed(0)
            if case .rule(let rule) = edit.height { height = rule.rule }
            rules.append(RowRule(height: height, width: .withinSectionInset))
            return rules.count - 1
          }
          for edit in edits { updates.record(edit, inSection: index) }
        }
      }
      checks.frames("after the batch", of: view, expectAfterBatch)
    }
    checks.queries(of: view, rectQueriesAtEnd ?? [])
    return checks.outcome
  }
}

extension ListCase.Section {
  /// The section as a table's.
  var table: TableSection {
    TableSection(
      header: header?.rule, footer: footer?.rule, groupInset: sectionInsets.insets,
      sectionInset: itemInsets.insets, lineSpacing: verticalSpacing,
      interitemSpacing: horizontalSpacing ?? 0,
      hasBackground: background ?? false, headerPinsToVisibleBounds: header?.pinned ?? false,
      footerPinsToVisibleBounds: footer?.pinned ?? false)
  }
}

extension ListCase.Row.Width {
  /// The width as a rows layout's.
  var rule: RowItemWidth {
    if let divisor { return .fraction(divisor) }
    return full == true ? .withinSectionInset : .acrossSection
  }
}

extension CollectionViewUpdates {
  /// Takes note of an edit of a case.
  mutating func record(_ edit: CaseEdit, inSection section: Int) {
    func path(_ item: Int) -> ItemIndexPath { ItemIndexPath(item: item, section: section) }
    if edit.op == "insert", let item = edit.item { insertItems(at: [path(item)]) }
    if edit.op == "delete", let item = edit.item { deleteItems(at: [path(item)]) }
    if edit.op == "move", let from = edit.from, let to = edit.to {
      moveItem(at: path(from), to: path(to))
    }
  }
}
