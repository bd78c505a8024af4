import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport

/// A grid of items of several scales.
struct GridCase: Decodable {
  struct Expectation: Decodable {
    let contentSize: [Double]
    let headers: [[Double]?]
    let items: [[[Double]?]]
  }

  let direction: String
  let fixedDivisionCount: Int
  let flexibleToFixedRatio, headerDimension, itemSpacing: Double
  let viewport: [Double]
  let scales: [[Int]]
  let expect: Expectation

  func run() throws -> ConformanceOutcome {
    let collection = TestCollection(sections: scales.map { Array($0.indices) })
    let layout = GridLayout(
      fixedDivisionCount: fixedDivisionCount, lineSpacing: itemSpacing,
      interitemSpacing: itemSpacing,
      flexibleToFixedRatio: flexibleToFixedRatio,
      header: headerDimension > 0 ? .fixed(headerDimension) : nil)
    layout.scaleProvider = { scales[$0.section][$0.item] }
    layout.scrollDirection = direction == "horizontal" ? .horizontal : .vertical
    let view = try collection.view(layout, width: viewport.number(0), height: viewport.number(1))
    try view.layoutIfNeeded()
    var checks = CollectionChecks()
    checks.equal("content width", view.contentSize.width, expect.contentSize.number(0))
    checks.equal("content height", view.contentSize.height, expect.contentSize.number(1))
    checks.elements("", of: view, items: expect.items, headers: expect.headers)
    return checks.outcome
  }
}
