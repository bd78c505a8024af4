import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport

/// A list whose headers and footers stay in sight while their sections are.
struct PinnedCase: Decodable {
  struct Expectation: Decodable {
    let offset: Double
    let headers, footers: [[Double]?]
  }

  let width, viewportHeight, scale: Double
  let sections: [ListCase.Section]
  let expectAtOffsets: [Expectation]

  func run() throws -> ConformanceOutcome {
    let collection = TestCollection(sections: sections.map { Array($0.items.indices) })
    let layout = TableLayout()
    layout.sectionProvider = { sections[$0].table }
    layout.itemHeightProvider = { path, _ in sections[path.section].items[path.item].height.rule }
    let view = try collection.view(
      layout, width: width, height: viewportHeight, scale: scale, policy: .none)
    var checks = CollectionChecks()
    for expected in expectAtOffsets {
      try view.setContentOffset(LayoutPoint(x: 0, y: expected.offset))
      checks.equal("offset", view.contentOffset.y, expected.offset)
      checks.elements(
        "at \(expected.offset)", of: view, headers: expected.headers, footers: expected.footers)
      // What is pinned is found where it is pinned.
      let visible = view.layoutAttributesForVisibleElements
      for (kind, frames) in [
        (CollectionElementKind.header, expected.headers), (.footer, expected.footers),
      ] {
        let shown = frames.indices.filter { section in
          guard let frame = frames[section] else { return false }
          return frame.number(1) < expected.offset + viewportHeight
            && frame.number(1) + frame.number(3) > expected.offset
        }
        checks.equal(
          "\(kind)s shown at \(expected.offset)",
          visible.filter { $0.element.kind == kind }.map(\.indexPath.section), shown)
      }
    }
    return checks.outcome
  }
}
