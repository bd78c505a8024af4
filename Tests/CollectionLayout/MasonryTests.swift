import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport
import Testing

@Suite struct MasonryTests {
  private func columns(_ layout: CollectionViewLayout, _ count: Int) -> [Int?] {
    (0..<count).map {
      layout.layoutAttributesForItem(at: ItemIndexPath(item: $0, section: 0))?.column
    }
  }

  @Test("fills the shortest column, of equal ones the leftmost")
  func shortestFirst() throws {
    let heights = [30.0, 20, 20, 5, 5, 5]
    let collection = TestCollection(heights: heights)
    let layout = MasonryLayout(section: MasonrySection(columns: .fixed(3)))
    layout.itemHeightProvider = { path, _ in .fixed(heights[path.item]) }
    let view = try collection.view(layout, width: 300)
    try view.layoutIfNeeded()
    #expect(columns(layout, 6) == [0, 1, 2, 1, 2, 1])
    #expect(view.contentSize.height == 30)
  }

  @Test(
    "fills columns round robin from either side",
    arguments: [(MasonryOrder.leftToRight, [0, 1, 2, 0]), (.rightToLeft, [2, 1, 0, 2])])
  func roundRobin(order: MasonryOrder, expected: [Int?]) throws {
    let collection = TestCollection(heights: [10, 20, 30, 40])
    let layout = MasonryLayout(section: MasonrySection(columns: .fixed(3)), order: order)
    let view = try collection.view(layout)
    try view.layoutIfNeeded()
    #expect(columns(layout, 4) == expected)
    layout.order = .shortestFirst
    try view.layoutIfNeeded()
    #expect(columns(layout, 4) == [0, 1, 2, 0])
  }

  @Test(
    "has as many columns as the suggested width fits, at least one",
    arguments: [(319.0, 1), (320, 1), (639, 1), (640, 2), (1366, 4)])
  func suggestedWidth(width: Double, expected: Int) throws {
    let collection = TestCollection(heights: Array(repeating: 10, count: 9))
    let layout = MasonryLayout(
      section: MasonrySection(columns: .suggestedWidth(320), interitemSpacing: 1))
    let view = try collection.view(layout, width: width, scale: 3)
    let step = try view.layoutIfNeeded()
    #expect(step.findings.isEmpty)
    #expect((columns(layout, 9).compactMap { $0 }.max() ?? 0) + 1 == expected)
    let n = Double(expected)
    let itemWidth = ((width - (n - 1)) / n * 3).rounded(.down) / 3
    let frame = layout.layoutAttributesForItem(at: ItemIndexPath(item: 0, section: 0))?.frame
    #expect(frame?.width == itemWidth)
  }

  @Test("keeps a measured item in its column by its identity when a reload puts it elsewhere")
  func columnsFollowIdentities() throws {
    let collection = TestCollection(heights: (0..<30).map { Double(40 + $0 * 37 % 91) })
    let layout = MasonryLayout(section: MasonrySection(columns: .fixed(3), items: .estimated(60)))
    let view = try collection.view(layout, height: 4000)
    try view.layoutIfNeeded()
    let before = columns(layout, 30)
    #expect(Set(before).count == 3)
    collection.sections[0].reverse()
    try view.reloadData()
    #expect(columns(layout, 30) == before.reversed())
    #expect(before != before.reversed())
  }

  /// Measures a whole masonry from the top, and counts the items that end in another column.
  private func jumps(_ reflow: MasonryReflow) throws -> Int {
    var random = SeededGenerator(seed: 12)
    let heights = (0..<600).map { _ in Double(Int.random(in: 50...400, using: &random)) }
    let collection = TestCollection(heights: heights)
    let layout = MasonryLayout(
      section: MasonrySection(columns: .fixed(3), items: .estimated(150)), reflow: reflow)
    let view = try collection.view(layout, height: 800)
    try view.setViewport(CollectionViewport(size: LayoutSize(width: 320, height: 0)))
    let before = columns(layout, 600)
    try view.setViewport(CollectionViewport(size: LayoutSize(width: 320, height: 800)))
    while view.contentOffset.y < view.contentSize.height - 800 { try view.scroll(by: 400) }
    return zip(before, columns(layout, 600)).filter { $0 != $1 }.count
  }

  @Test("keeps items in their columns while they are measured, unless it is strict")
  func stickiness() throws {
    #expect(try jumps(.sticky) == 0)
    #expect(try jumps(.strict) > 200)
  }

  @Test("keeps measured items in their columns through a reload that inserts before them")
  func stickyReload() throws {
    var random = SeededGenerator(seed: 2)
    let heights = (0..<60).map { _ in Double(Int.random(in: 50...400, using: &random)) }
    let collection = TestCollection(heights: heights)
    collection.sections = [Array(0..<50)]
    let layout = MasonryLayout(
      section: MasonrySection(columns: .fixed(3), items: .estimated(150)))
    let view = try collection.view(layout, height: 800)
    try view.layoutIfNeeded()
    while view.contentOffset.y < view.contentSize.height - 800 { try view.scroll(by: 300) }
    let before = columns(layout, 50)
    #expect(!before.contains(nil))
    collection.sections = [[50, 51] + Array(0..<50)]
    try view.reloadData()
    #expect(Array(columns(layout, 52).dropFirst(2)) == before)
  }

  @Test("gives the content the height of its tallest column, with insets, headers and footers")
  func contentHeight() throws {
    let collection = TestCollection(heights: [10, 70, 20])
    let insets = LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let layout = MasonryLayout(
      section: MasonrySection(
        columns: .fixed(2), lineSpacing: 5, sectionInset: insets, header: .fixed(30),
        headerInset: insets, footer: .fixed(40), footerInset: insets))
    let view = try collection.view(layout)
    try view.layoutIfNeeded()
    #expect(view.contentSize == LayoutSize(width: 320, height: 34 + 4 + 70 + 44))
    let header = layout.layoutAttributes(for: .header(ofSection: 0))?.frame
    #expect(header == LayoutRect(x: 2, y: 1, width: 314, height: 30))
    let footer = layout.layoutAttributes(for: .footer(ofSection: 0))?.frame
    #expect(footer == LayoutRect(x: 2, y: 109, width: 314, height: 40))
  }
}
