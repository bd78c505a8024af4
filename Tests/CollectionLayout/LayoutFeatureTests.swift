import SelfSizingGeometry
import TestSupport
import Testing

@testable import SelfSizingCollectionLayout

/// What every layout has in common, layout by layout.
@Suite struct LayoutFeatureTests {
  private func laidOut(_ layout: SectionedLayout, width: Double = 320, height: Double = 480) throws
    -> CollectionView
  {
    let view = try TestCollection(heights: Array(repeating: 50, count: 12))
      .view(layout, width: width, height: height)
    try view.layoutIfNeeded()
    return view
  }

  /// Checks that each change of a property invalidates the layout.
  private func expectInvalidation<Layout: SectionedLayout>(
    _ layout: Layout, _ changes: [(Layout) -> Void]
  ) throws {
    let view = try laidOut(layout)
    for (index, change) in changes.enumerated() {
      #expect(!layout.isInvalidated, "\(Layout.self), before change \(index)")
      change(layout)
      #expect(layout.isInvalidated, "\(Layout.self), change \(index)")
      try view.layoutIfNeeded()
    }
  }

  @Test("setting any property invalidates")
  func properties() throws {
    try expectInvalidation(
      TableLayout(),
      [
        { $0.section.rowSpacing = 3 }, { $0.sectionProvider = { _ in TableSection() } },
        { $0.itemHeightProvider = { _, _ in .fixed(9) } },
        { $0.rowPlacementProvider = { _ in .acrossSection } }, { $0.scrollDirection = .horizontal },
        { $0.flipsHorizontallyInOppositeLayoutDirection = false },
      ])
    try expectInvalidation(RowsLayout(), [{ $0.itemWidthProvider = { _ in .fraction(2) } }])
    try expectInvalidation(
      MasonryLayout(),
      [
        { $0.section.columns = .fixed(3) }, { $0.sectionProvider = { _ in MasonrySection() } },
        { $0.itemHeightProvider = { _, _ in .fixed(9) } }, { $0.order = .leftToRight },
        { $0.reflow = .strict },
      ])
    try expectInvalidation(
      GridLayout(),
      [
        { $0.fixedDivisionCount = 4 }, { $0.itemSpacing = 2 }, { $0.flexibleToFixedRatio = 2 },
        { $0.header = .fixed(20) }, { $0.headerProvider = { _ in nil } },
        { $0.scaleProvider = { _ in 2 } },
      ])
    try expectInvalidation(
      ColumnsLayout(),
      [
        { $0.itemsPerRow = 4 }, { $0.itemsPerRowInLandscape = 5 }, { $0.maximumItemWidth = 30 },
        { $0.spacing = 2 }, { $0.sectionInset.left = 1 }, { $0.itemHeight = .aspectRatio(2) },
        { $0.header = .fixed(20) }, { $0.headerProvider = { _ in nil } },
        { $0.itemHeightProvider = { _, _ in .fixed(9) } },
      ])
    try expectInvalidation(
      FlowLayout(),
      [
        { $0.itemSize.width = 40 }, { $0.estimatedItemSize.height = 20 },
        { $0.minimumLineSpacing = 2 }, { $0.minimumInteritemSpacing = 3 },
        { $0.sectionInset.top = 4 }, { $0.headerReferenceSize.height = 5 },
        { $0.footerReferenceSize.height = 6 }, { $0.sectionHeadersPinToVisibleBounds = true },
        { $0.sectionFootersPinToVisibleBounds = true },
        { $0.itemSizeProvider = { _ in LayoutSize(width: 9, height: 9) } },
        { $0.sectionProvider = { _ in FlowSection() } },
      ])
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
        ColumnsLayout(itemsPerRow: count, spacing: spacing),
        MasonryLayout(section: MasonrySection(columns: .fixed(count), columnSpacing: spacing)),
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
      let layouts: [SectionedLayout] = [
        TableLayout(), RowsLayout(), MasonryLayout(), GridLayout(), ColumnsLayout(), FlowLayout(),
      ]
      for layout in layouts {
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

  @Test("tells whether content scrolls, axis by axis")
  func scrollable() throws {
    let short = try laidOut(TableLayout(section: TableSection(items: .fixed(10))))
    #expect(!short.isScrollable(along: .vertical) && !short.isScrollable(along: .horizontal))
    let long = try laidOut(TableLayout(section: TableSection(items: .fixed(41))))
    #expect(long.isScrollable(along: .vertical) && !long.isScrollable(along: .horizontal))
    let sideways = TableLayout(section: TableSection(items: .fixed(41)))
    sideways.scrollDirection = .horizontal
    let wide = try laidOut(sideways)
    #expect(!wide.isScrollable(along: .vertical) && wide.isScrollable(along: .horizontal))
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
    let limited = { ColumnsLayout(itemsPerRow: 3, maximumItemWidth: 150, spacing: 1) }
    #expect(try count(limited(), 390, 844) == 3)
    #expect(try count(limited(), 452, 844) == 3)
    #expect(try count(limited(), 453, 844) == 4)
    #expect(try count(limited(), 1024, 1366) == 7)
  }

  private final class Silent: ColumnsLayoutDelegate, RowsLayoutDelegate {}

  private final class Deciding: ColumnsLayoutDelegate, RowsLayoutDelegate {
    func columnsLayout(
      _ layout: ColumnsLayout, heightForItemAt indexPath: ItemIndexPath, width: Double
    ) -> ColumnsLayout.ItemHeight {
      indexPath.item == 0 ? .aspectRatio(2) : layout.itemHeight
    }

    func columnsLayout(_ layout: ColumnsLayout, headerInSection section: Int) -> ElementHeight? {
      .fixed(30)
    }

    func rowsLayout(_ layout: RowsLayout, widthForItemAt indexPath: ItemIndexPath) -> RowItemWidth {
      .fraction(2)
    }
  }

  @Test("columns and rows ask their delegates, which need not answer")
  func delegates() throws {
    func frames(_ layout: SectionedLayout) throws -> [LayoutRect] {
      try laidOut(layout, width: 302, height: 900).layoutAttributesForVisibleElements.map(\.frame)
    }
    let (silent, deciding) = (Silent(), Deciding())
    let columns = ColumnsLayout()
    columns.setDelegate(silent)
    #expect(try frames(columns) == frames(ColumnsLayout()))
    let decided = ColumnsLayout()
    decided.setDelegate(deciding)
    #expect(try frames(decided)[..<3].map(\.height) == [30, 200, 100])
    let rows = RowsLayout()
    rows.setDelegate(silent)
    #expect(try frames(rows) == frames(RowsLayout()))
    let halves = RowsLayout()
    halves.setDelegate(deciding)
    #expect(try frames(halves)[..<2].map(\.width) == [151, 151])
  }
}
