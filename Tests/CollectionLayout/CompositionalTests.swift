import LayoutTestSupport
import SelfSizingGeometry
import Testing

@testable import SelfSizingCollectionLayout

/// The promises of compositional layouts beyond the frames of the conformance cases.
@Suite("Compositional layout")
struct CompositionalTests {
  private static func size(_ width: CompositionalDimension, _ height: CompositionalDimension)
    -> CompositionalSize
  {
    CompositionalSize(width: width, height: height)
  }

  private static let whole = CompositionalDimension.fractionalWidth(1)

  private func view(
    _ layout: CompositionalLayout, _ data: CaseData, width: Double = 390, height: Double = 800
  ) throws -> CollectionView {
    try CollectionView(
      collectionViewLayout: layout,
      viewport: CollectionViewport(size: LayoutSize(width: width, height: height)),
      dataSource: data, cellProvider: data)
  }

  // MARK: Work

  @Test("solves a group once for a million items, and keeps nothing for those that nobody asked")
  func millionItems() throws {
    for sample in [CompositionalSample.grid, .nested, .waterfall] {
      let subject = CompositionalSubject(sample)
      let view = try view(subject.compositional, CaseData(counts: [1_000_000]))
      try view.layoutIfNeeded()
      let groups = subject.compositional.geometry.sections[0].groups
      #expect(groups.groupPlan?.solveCount == 1, "\(sample)")
      #expect(groups.answers.isEmpty && groups.differences.isEmpty, "\(sample)")
      #expect(subject.sectionRequestCount == 1)
      #expect(subject.frameRequestCount == (sample == .waterfall ? 1 : 0))
    }
  }

  @Test("solves as many groups for an answer among a million items as among a thousand")
  func answers() throws {
    for sample in [CompositionalSample.rows, .column] {
      var counts: [Int] = []
      for items in [1_000, 1_000_000] {
        let layout = CompositionalLayout(section: sample.section)
        let view = try view(layout, CaseData(counts: [items]))
        try view.layoutIfNeeded()
        try view.scroll(by: Double(items) * 5)
        let plan = try #require(layout.geometry.sections[0].groups.groupPlan)
        let before = plan.solveCount
        var attributes = try #require(
          layout.layoutAttributesForItem(at: .init(item: 7, section: 0)))
        attributes.frame.size.height = 77
        try view.applyPreferredLayoutAttributes([attributes])
        counts.append(plan.solveCount - before)
      }
      #expect(counts[0] == counts[1], "\(sample): \(counts)")
      #expect(counts[0] <= 4, "\(sample): \(counts)")
    }
  }

  @Test("asks for every section once in a rebuild, and for none when a cell answers")
  func providerCalls() throws {
    let sections = CompositionalSample.allCases.map(\.section)
    var requestCount = 0
    let layout = CompositionalLayout { index, _ in
      requestCount += 1
      return sections[index % sections.count]
    }
    let view = try view(layout, CaseData(counts: [Int](repeating: 20, count: 1_000)))
    try view.layoutIfNeeded()
    #expect(requestCount == 1_000)
    var attributes = try #require(layout.layoutAttributesForItem(at: .init(item: 3, section: 0)))
    attributes.frame.size.height = 91
    try view.applyPreferredLayoutAttributes([attributes])
    #expect(requestCount == 1_000)
    var viewport = view.viewport
    viewport.size.width = 500
    try view.setViewport(viewport)
    #expect(requestCount == 2_000)
  }

  // MARK: Findings

  @Test("names the inset that an estimated axis ignores, with its declaration")
  func ignoredInset() throws {
    var group = CompositionalItem.horizontal(
      Self.size(Self.whole, .estimated(50)), [.item(Self.size(Self.whole, .estimated(50)))],
      fileID: "App/Feed.swift", line: 31)
    group.contentInsets.top = 20
    let problem = try #require(try problems(of: group).first)
    #expect(problem.kind == .ignoredInset)
    #expect(problem.description.hasPrefix("Feed.swift:31 (section 0): The contentInsets top 20.0"))
  }

  @Test("names the item whose fractional height in an estimated group never sizes itself")
  func neverSizesItself() throws {
    let group = CompositionalItem.horizontal(
      Self.size(Self.whole, .estimated(100)),
      [.item(Self.size(Self.whole, .fractionalHeight(1)), fileID: "App/Feed.swift", line: 8)])
    let problem = try #require(try problems(of: group).first)
    #expect(problem.kind == .neverSizesItself)
    #expect(problem.line == 8)
  }

  @Test("says where work grows with the items")
  func growsWithItems() throws {
    #expect(
      try problems(of: CompositionalSample.tags.section.group).map(\.kind) == [.growsWithItems])
    #expect(try problems(of: CompositionalSample.rows.section.group).isEmpty)
  }

  private func problems(of group: CompositionalItem) throws -> [CompositionalProblem] {
    let layout = CompositionalLayout(section: CompositionalSection(group: group))
    let view = try view(layout, CaseData(counts: [4]))
    return try view.layoutIfNeeded().findings.compactMap {
      if case .declaration(let problem) = $0 { problem } else { nil }
    }
  }

  @Test("names the cell that never settles")
  func oscillation() throws {
    let item = CompositionalItem.item(Self.size(Self.whole, .estimated(40)))
    let group = CompositionalItem.horizontal(
      Self.size(Self.whole, .estimated(40)), [item], .equal(count: 2))
    let layout = CompositionalLayout(section: CompositionalSection(group: group))
    let data = TestCollection(sections: [[0, 1, 2, 3]])
    let asked = AskedCount()
    data.preferredHeight = { _, item, _ in
      guard item == 2 else { return 50 }
      asked.count += 1
      return asked.count % 2 == 0 ? 60 : 50
    }
    let step = try data.view(layout).layoutIfNeeded()
    let cells = step.findings.compactMap {
      if case .oscillatingCell(let element, _) = $0 { element } else { nil }
    }
    let cell = try #require(cells.first)
    #expect(cell == .item(ItemIndexPath(item: 2, section: 0)))
  }

  @Test("throws UIKit's messages at exactly the widths at which a group has no room")
  func failingWidths() throws {
    func failures(_ group: CompositionalItem, _ widths: ClosedRange<Int>) -> [Int: String] {
      var failures: [Int: String] = [:]
      for width in widths {
        let layout = CompositionalLayout(section: CompositionalSection(group: group))
        do {
          try view(layout, CaseData(counts: [1]), width: Double(width)).layoutIfNeeded()
        } catch CollectionLayoutError.invalidDeclaration(let problem) {
          failures[width] = problem.details
        } catch {
          Issue.record("\(error)")
        }
      }
      return failures
    }
    let item = CompositionalItem.item(Self.size(Self.whole, .fractionalHeight(1)))
    var group = CompositionalItem.horizontal(
      Self.size(.fractionalWidth(0.1), .absolute(40)), [item])
    group.contentInsets = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let narrow = failures(group, 390...410)
    #expect(narrow.keys.sorted() == Array(390...400))
    #expect(narrow[390]?.hasPrefix("There is no room for this") == true)
    let wide = CompositionalItem.horizontal(
      Self.size(Self.whole, .absolute(40)), [.item(Self.size(.absolute(360), .absolute(40)))])
    let fits = failures(wide, 350...370)
    #expect(fits.keys.sorted() == Array(350...359))
    #expect(fits[350]?.contains("This group cannot fit even a single item") == true)
  }

  @Test("gives a count of equal items, and a number of repetitions, their own extents")
  func countMeanings() throws {
    func frames(_ arrangement: CompositionalGroup.Arrangement) throws -> [LayoutRect] {
      let group = CompositionalItem.horizontal(
        Self.size(Self.whole, .absolute(40)),
        [.item(Self.size(.fractionalWidth(0.5), .fractionalHeight(1)))], arrangement)
      let layout = CompositionalLayout(section: CompositionalSection(group: group))
      let view = try view(layout, CaseData(counts: [4]), width: 400)
      try view.layoutIfNeeded()
      return (0..<4).compactMap {
        layout.layoutAttributesForItem(at: ItemIndexPath(item: $0, section: 0))?.frame
      }
    }
    #expect(try frames(.equal(count: 4)).map(\.width) == [100, 100, 100, 100])
    #expect(try frames(.repeating(count: 4)).map(\.minX) == [0, 200, 400, 600])
  }

  // MARK: Bad input

  @Test(
    "refuses numbers that no length can be, with the declaration's line",
    arguments: [Double.nan, .infinity, -1, 1e300])
  func badNumbers(_ number: Double) throws {
    let good = Self.size(Self.whole, .absolute(40))
    let items: [CompositionalItem] = [
      .item(Self.size(.absolute(number), .absolute(40)), fileID: "App/Bad.swift", line: 5),
      .horizontal(
        good, [.item(good)], interItemSpacing: .fixed(number), fileID: "App/Bad.swift", line: 5),
      .horizontal(
        Self.size(Self.whole, .estimated(number)), [.item(good)], fileID: "App/Bad.swift", line: 5),
    ]
    for item in items {
      let group =
        if case .item = item.content { CompositionalItem.horizontal(good, [item]) } else { item }
      let problem = try #require(failure(of: CompositionalSection(group: group)))
      #expect(problem.kind == .invalidNumber)
      #expect(problem.line == 5)
    }
    var section = CompositionalSection(group: .horizontal(good, [.item(good)]))
    section.interGroupSpacing = number
    #expect(failure(of: section)?.kind == .invalidNumber)
  }

  @Test("refuses counts below 1, groups without items and endless nesting")
  func badCounts() throws {
    let good = Self.size(Self.whole, .absolute(40))
    for count in [0, -3, Int.min, Int.max] {
      let group = CompositionalItem.horizontal(good, [.item(good)], .repeating(count: count))
      #expect(failure(of: CompositionalSection(group: group))?.kind == .invalidCount)
    }
    #expect(
      failure(of: CompositionalSection(group: .vertical(good, [])))?.kind == .invalidCount)
    var nested = CompositionalItem.item(good)
    for _ in 0..<100_000 { nested = .vertical(good, [nested]) }
    #expect(failure(of: CompositionalSection(group: nested))?.kind == .nestedTooDeep)
  }

  @Test("goes on where items have no extent, and where a group would hold millions")
  func degenerateItems() throws {
    let flat = CompositionalItem.horizontal(
      Self.size(Self.whole, .absolute(40)), [.item(Self.size(.absolute(0), .absolute(40)))])
    #expect(failure(of: CompositionalSection(group: flat)) == nil)
    let dense = CompositionalItem.horizontal(
      Self.size(Self.whole, .absolute(40)), [.item(Self.size(.absolute(0.0001), .absolute(40)))])
    #expect(failure(of: CompositionalSection(group: dense))?.kind == .tooManyItems)
  }

  /// Returns why a section cannot be laid out.
  private func failure(of section: CompositionalSection) -> CompositionalProblem? {
    let result = Result {
      try view(CompositionalLayout(section: section), CaseData(counts: [5])).layoutIfNeeded()
    }
    guard case .failure(let error) = result else { return nil }
    guard case .invalidDeclaration(let problem)? = error as? CollectionLayoutError else {
      Issue.record("threw \(error)")
      return nil
    }
    return problem
  }

  @Test("answers questions about elements that are not there")
  func absentElements() throws {
    let layout = CompositionalLayout(section: CompositionalSample.badges.section)
    let view = try view(layout, CaseData(counts: [3]))
    try view.layoutIfNeeded()
    for kind in [CollectionElementKind.item, .header, .boundary(9), .supplementary(0), .footer] {
      for (section, item) in [(-1, 0), (0, -1), (0, 3), (1, 0), (.max, .max), (.min, .min)] {
        let element = CollectionElement(
          kind: kind, indexPath: ItemIndexPath(item: item, section: section))
        let attributes = CollectionViewLayoutAttributes(element: element, frame: .zero)
        #expect(layout.layoutAttributes(for: element) == nil)
        #expect(
          !layout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
        layout.invalidateLayout(
          with: layout.invalidationContext(
            forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
      }
    }
    layout.scrollOrthogonally(section: .max, to: .nan)
    #expect(layout.orthogonalScrolling(inSection: -1) == nil)
  }

  // MARK: The reader's place

  @Test("ends exactly at the item that is scrolled to, measured or not")
  func scrollToItem() throws {
    for sample in CompositionalSample.allCases where sample != .orthogonal {
      let data = TestCollection(sections: [Array(0..<500)]) { element, item, _ in
        element.kind == .item ? Double(20 + item * 37 % 90) : nil
      }
      let layout = CompositionalLayout(section: sample.section)
      let view = try data.view(layout)
      try view.layoutIfNeeded()
      let path = ItemIndexPath(item: 317, section: 0)
      try view.scrollToItem(at: path, at: .top)
      let frame = try #require(layout.layoutAttributesForItem(at: path)).frame
      #expect(abs(frame.minY - view.contentOffset.y) < 1e-9, "\(sample)")
    }
  }

  @Test("keeps answers through invalidation, rotation and a reload")
  func answersStay() throws {
    let data = TestCollection(sections: [Array(0..<50)]) { element, item, _ in
      element.kind == .item ? Double(60 + item) : nil
    }
    let layout = CompositionalLayout(section: CompositionalSample.list.section)
    let view = try data.view(layout)
    try view.layoutIfNeeded()
    let before = (0..<5).map { layout.layoutAttributesForItem(at: .init(item: $0, section: 0)) }
    layout.invalidateLayout()
    try view.layoutIfNeeded()
    try view.reloadData()
    let after = (0..<5).map { layout.layoutAttributesForItem(at: .init(item: $0, section: 0)) }
    #expect(before == after)
    #expect(after.first??.frame.height == 60)
  }
}

extension CompositionalTests {
  @Test("lets siblings shrink again that shared the height of one of them through a reload")
  func uniformSiblingsShrink() throws {
    let tall = AskedCount()
    tall.count = 120
    let data = TestCollection(sections: [Array(0..<6)]) { element, item, _ in
      element.kind == .item ? item == 1 ? Double(tall.count) : 50 : nil
    }
    for sample in [CompositionalSample.uniform, .uniformRows] {
      tall.count = 120
      let layout = CompositionalLayout(section: sample.section)
      let view = try data.view(layout)
      try view.layoutIfNeeded()
      let sibling = ItemIndexPath(item: 0, section: 0)
      let before = layout.collectionViewContentSize.height
      try view.reloadData()
      #expect(layout.collectionViewContentSize.height == before)
      tall.count = 60
      try view.reconfigureItems(at: [ItemIndexPath(item: 1, section: 0)])
      #expect(layout.collectionViewContentSize.height < before, "\(sample)")
      #expect((layout.layoutAttributesForItem(at: sibling)?.frame.height ?? 0) <= 60, "\(sample)")
    }
  }

  @Test(
    "announces exactly by how much an answer changes the content and moves the anchor",
    arguments: CompositionalSample.allCases)
  func announcedAdjustments(_ sample: CompositionalSample) throws {
    let layout = CompositionalSubject(alternating: [sample, .rows, sample]).compositional
    let view = try view(layout, CaseData(counts: [23, 9, 14]), height: 300)
    try view.layoutIfNeeded()
    let anchors = [(section: 0, item: 13), (1, 4), (2, 7)].map {
      CollectionElement.item(ItemIndexPath(item: $0.item, section: $0.section))
    }
    let edges: [ScrollAnchorEdge] = [.top, .top, .bottom, .bottom, .top, .bottom]
    var height = 31.0
    for section in 0..<3 {
      for item in [0, 12, 13, 14, 22, 4, 7, 8] {
        for (anchor, edge) in zip(anchors + anchors, edges) {
          guard
            let original = layout.layoutAttributesForItem(
              at: ItemIndexPath(item: item, section: section))
          else { continue }
          view.scrollAnchor = .element(anchor, edge: edge)
          height += 13
          var answer = original
          answer.frame.size.height = height.truncatingRemainder(dividingBy: 170)
          answer.frame.size.width = height.truncatingRemainder(dividingBy: 130)
          let before = (layout.exactContentHeight, try #require(view.place(of: edge, of: anchor)))
          let context = layout.invalidationContext(
            forPreferredLayoutAttributes: answer, withOriginalAttributes: original)
          layout.invalidateLayout(with: context)
          let after = (layout.exactContentHeight, try #require(view.place(of: edge, of: anchor)))
          #expect(context.contentSizeAdjustment.height == (after.0 - before.0).points)
          #expect(context.contentOffsetAdjustment.y == (after.1 - before.1).points)
        }
      }
    }
  }

  @Test("lets siblings shrink again that shared their extent across a content that runs sideways")
  func uniformSiblingsShrinkAcross() throws {
    let tall = AskedCount()
    tall.count = 120
    let data = TestCollection(sections: [Array(0..<2)]) { _, item, _ in
      item == 1 ? Double(tall.count) : 50
    }
    var configuration = CompositionalConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = CompositionalLayout(
      section: CompositionalSample.uniformRows.section, configuration: configuration)
    let view = try data.view(layout)
    try view.layoutIfNeeded()
    func heights() -> [Double?] {
      (0..<2).map { layout.layoutAttributesForItem(at: .init(item: $0, section: 0))?.frame.height }
    }
    #expect(heights() == [120, 120])
    try view.reloadData()
    #expect(heights() == [120, 120])
    tall.count = 60
    try view.reconfigureItems(at: [ItemIndexPath(item: 1, section: 0)])
    #expect(heights() == [60, 60])
  }
}

/// How often a cell was asked.
private final class AskedCount {
  var count = 0
}
