import LayoutTestSupport
import SelfSizingGeometry
import TestSupport
import Testing

@testable import SelfSizingCollectionLayout

/// The features that all layouts share, layout by layout.
@Suite struct LayoutFeatureTests {
  private func laidOut(_ layout: SectionedLayout, width: Double = 320, height: Double = 480) throws
    -> CollectionView
  {
    let view = try TestCollection(heights: Array(repeating: 50, count: 12))
      .view(layout, width: width, height: height)
    try view.layoutIfNeeded()
    return view
  }

  /// Checks that each change of a property invalidates the layout, and that no property is left
  /// out.
  ///
  /// - Parameter unseen: Stored properties that are no settings.
  private func expectInvalidation<Layout: SectionedLayout>(
    _ layout: Layout, unseen: Set<String> = [], _ changes: KeyValuePairs<String, (Layout) -> Void>
  ) throws {
    let view = try laidOut(layout)
    for (name, change) in changes {
      #expect(!layout.isInvalidated, "\(Layout.self), before \(name)")
      change(layout)
      #expect(layout.isInvalidated, "\(Layout.self).\(name)")
      try view.layoutIfNeeded()
    }
    let stored = Set(Mirror(reflecting: layout).children.compactMap(\.label)).subtracting(unseen)
    #expect(Set(changes.map(\.key)) == stored, "\(Layout.self)")
  }

  @Test("setting any property invalidates")
  func properties() throws {
    try expectInvalidation(
      TableLayout(),
      [
        "section": { $0.section.lineSpacing = 3 },
        "sectionProvider": { $0.sectionProvider = { _ in TableSection() } },
        "itemHeightProvider": { $0.itemHeightProvider = { _, _ in .fixed(9) } },
        "rowPlacementProvider": { $0.rowPlacementProvider = { _ in .acrossSection } },
      ])
    try expectInvalidation(
      RowsLayout(), ["itemWidthProvider": { $0.itemWidthProvider = { _ in .fraction(2) } }])
    try expectInvalidation(
      MasonryLayout(), unseen: ["forgetsColumns"],
      [
        "section": { $0.section.columns = .fixed(3) },
        "sectionProvider": { $0.sectionProvider = { _ in MasonrySection() } },
        "itemHeightProvider": { $0.itemHeightProvider = { _, _ in .fixed(9) } },
        "order": { $0.order = .leftToRight }, "reflow": { $0.reflow = .strict },
      ])
    try expectInvalidation(
      GridLayout(),
      [
        "fixedDivisionCount": { $0.fixedDivisionCount = 4 },
        "lineSpacing": { $0.lineSpacing = 2 }, "interitemSpacing": { $0.interitemSpacing = 2 },
        "flexibleToFixedRatio": { $0.flexibleToFixedRatio = 2 },
        "header": { $0.header = .fixed(20) },
        "headerProvider": { $0.headerProvider = { _ in nil } },
        "scaleProvider": { $0.scaleProvider = { _ in 2 } },
      ])
    try expectInvalidation(
      ColumnsLayout(),
      [
        "itemsPerRow": { $0.itemsPerRow = 4 },
        "itemsPerRowInLandscape": { $0.itemsPerRowInLandscape = 5 },
        "maximumItemWidth": { $0.maximumItemWidth = 30 },
        "lineSpacing": { $0.lineSpacing = 2 }, "interitemSpacing": { $0.interitemSpacing = 2 },
        "sectionInset": { $0.sectionInset.left = 1 },
        "itemHeight": { $0.itemHeight = .aspectRatio(2) },
        "header": { $0.header = .fixed(20) },
        "headerProvider": { $0.headerProvider = { _ in nil } },
        "itemHeightProvider": { $0.itemHeightProvider = { _, _ in .fixed(9) } },
      ])
    try expectInvalidation(
      FlowLayout(),
      [
        "itemSize": { $0.itemSize.width = 40 },
        "estimatedItemSize": { $0.estimatedItemSize.height = 20 },
        "minimumLineSpacing": { $0.minimumLineSpacing = 2 },
        "minimumInteritemSpacing": { $0.minimumInteritemSpacing = 3 },
        "sectionInset": { $0.sectionInset.top = 4 },
        "headerReferenceSize": { $0.headerReferenceSize.height = 5 },
        "footerReferenceSize": { $0.footerReferenceSize.height = 6 },
        "sectionHeadersPinToVisibleBounds": { $0.sectionHeadersPinToVisibleBounds = true },
        "sectionFootersPinToVisibleBounds": { $0.sectionFootersPinToVisibleBounds = true },
        "itemSizeProvider": { $0.itemSizeProvider = { _ in LayoutSize(width: 9, height: 9) } },
        "sectionProvider": { $0.sectionProvider = { _ in FlowSection() } },
      ])
  }

  @Test("setting the direction of any layout invalidates", arguments: LayoutSubject.allCases)
  func directions(subject: LayoutSubject) throws {
    let layout = subject.layout()
    let view = try laidOut(layout)
    layout.scrollDirection = .horizontal
    #expect(layout.isInvalidated)
    try view.layoutIfNeeded()
    layout.flipsHorizontallyInOppositeLayoutDirection.toggle()
    #expect(layout.isInvalidated)
  }

  @Test("rounds widths down to the pixel, so that n never wrap and never overlap")
  func widths() throws {
    for seed in UInt64(1)...60 {
      var random = SeededGenerator(seed: seed)
      let width = Double(Int.random(in: 200...14_000, using: &random)) / 10
      let scale = Double(Int.random(in: 1...3, using: &random))
      let count = Int.random(in: 1...12, using: &random)
      let spacing = Double(Int.random(in: 0...8, using: &random)) / 2
      let layouts: [SectionedLayout] = [
        ColumnsLayout(
          itemsPerRow: count, lineSpacing: spacing, interitemSpacing: spacing),
        MasonryLayout(section: MasonrySection(columns: .fixed(count), interitemSpacing: spacing)),
      ]
      for layout in layouts {
        let view = try TestCollection(heights: Array(repeating: 10, count: count))
          .view(layout, width: width, height: 4000, scale: scale)
        try view.layoutIfNeeded()
        let frames = view.layoutAttributesForVisibleElements.map(\.frame)
        guard let first = frames.first, first.width > 0 else { continue }
        let note: Comment = "seed \(seed), \(count) in \(width) at \(scale)x"
        #expect(frames.allSatisfy { $0.minY == 0 && $0.width == first.width }, note)
        #expect((first.width * scale - (first.width * scale).rounded()).magnitude < 1e-9, note)
        #expect((frames.map(\.maxX).max() ?? 0) <= width + 1e-9, note)
        // A pixel more for each would not have fitted.
        let wider = (first.width + 1 / scale) * Double(count) + spacing * Double(count - 1)
        #expect(wider > width, note)
      }
    }
  }

  @Test("is as wide as the viewport less its content inset, along either axis")
  func crossSize() throws {
    for axis in LayoutAxis.allCases {
      for layout in LayoutSubject.allCases.map({ $0.plainLayout() }) {
        let collection = TestCollection(heights: Array(repeating: 20, count: 9))
        collection.axis = axis
        layout.scrollDirection = axis
        let view = try collection.view(
          layout, contentInset: LayoutEdgeInsets(top: 3, left: 10, bottom: 5, right: 20))
        try view.layoutIfNeeded()
        #expect(view.contentSize[axis.perpendicular] == (axis == .vertical ? 290 : 472))
        for attributes in view.layoutAttributesForVisibleElements {
          let end =
            attributes.frame.origin[axis.perpendicular]
            + attributes.frame.size[axis.perpendicular]
          #expect(end <= view.contentSize[axis.perpendicular])
        }
      }
    }
  }

  @Test("columns follow the orientation and a maximum width")
  func columns() throws {
    func count(_ layout: ColumnsLayout, _ width: Double, _ height: Double) throws -> Int {
      let view = try laidOut(layout, width: width, height: height)
      return view.layoutAttributesForVisibleElements.count { $0.frame.minY == 0 }
    }
    let turned = { ColumnsLayout(itemsPerRow: 3, itemsPerRowInLandscape: 5) }
    #expect(try count(turned(), 390, 844) == 3)
    #expect(try count(turned(), 844, 390) == 5)
    let limited = { ColumnsLayout(itemsPerRow: 3, maximumItemWidth: 150) }
    #expect(try count(limited(), 390, 844) == 3)
    #expect(try count(limited(), 452, 844) == 3)
    #expect(try count(limited(), 453, 844) == 4)
    #expect(try count(limited(), 1024, 1366) == 7)
  }

  @Test("asks the providers of single items and sections, and the settings where there are none")
  func providers() throws {
    func frames(_ layout: SectionedLayout) throws -> [LayoutRect] {
      try laidOut(layout, width: 302, height: 900).layoutAttributesForVisibleElements.map(\.frame)
    }
    let columns = ColumnsLayout()
    columns.itemHeightProvider = { path, width in .fixed(path.item == 0 ? 2 * width : 70) }
    columns.headerProvider = { _ in .fixed(30) }
    #expect(try frames(columns)[..<3].map(\.height) == [30, 200, 70])
    let rows = RowsLayout()
    rows.itemWidthProvider = { _ in .fraction(2) }
    #expect(try frames(rows)[..<2].map(\.width) == [151, 151])
    let grid = GridLayout(fixedDivisionCount: 3, header: .fixed(20))
    grid.scaleProvider = { $0.item == 1 ? 2 : 1 }
    #expect(try frames(grid)[..<3].map(\.width) == [302, 100, 201])
    let bare = GridLayout(fixedDivisionCount: 3, header: .fixed(20))
    bare.headerProvider = { _ in nil }
    #expect(try frames(bare)[0] == LayoutRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("keeps the distances of a grid along and across apart")
  func gridSpacings() throws {
    let grid = GridLayout(fixedDivisionCount: 3, lineSpacing: 10, interitemSpacing: 1)
    grid.scaleProvider = { $0.item == 0 ? 2 : 1 }
    let frames = try laidOut(grid, width: 302, height: 900).layoutAttributesForVisibleElements
      .map(\.frame)
    #expect(
      Array(frames[..<4]) == [
        LayoutRect(x: 0, y: 0, width: 201, height: 210),
        LayoutRect(x: 202, y: 0, width: 100, height: 100),
        LayoutRect(x: 202, y: 110, width: 100, height: 100),
        LayoutRect(x: 0, y: 220, width: 100, height: 100),
      ])
  }
}
