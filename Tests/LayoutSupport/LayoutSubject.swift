import SelfSizingCollectionLayout
import SelfSizingGeometry

/// The layouts that tests visit: a new layout is added here, and every such test has it.
public enum LayoutSubject: String, CaseIterable, Sendable {
  case table, rows, masonry, strictMasonry, columns, grid, flow

  /// The names of the layouts, without their variants.
  public static var layoutNames: Set<String> {
    Set(allCases.map { $0 == .strictMasonry ? "masonry" : $0.rawValue })
  }

  /// Whether cells decide about their heights.
  public var selfSizes: Bool { self != .grid }

  /// Returns a layout of this kind as it is without any setting.
  public func plainLayout() -> SectionedLayout {
    switch self {
    case .table: TableLayout()
    case .rows: RowsLayout()
    case .masonry: MasonryLayout()
    case .strictMasonry: MasonryLayout(reflow: .strict)
    case .columns: ColumnsLayout()
    case .grid: GridLayout()
    case .flow: FlowLayout()
    }
  }

  /// Returns a layout whose cells decide about their height, with insets and a number of columns.
  public func layout(insets: LayoutEdgeInsets = .zero, columns: Int = 2) -> SectionedLayout {
    let table = TableSection(items: .estimated(40), sectionInset: insets)
    let masonry = MasonrySection(
      columns: .fixed(columns), items: .estimated(40), sectionInset: insets)
    switch self {
    case .table: return TableLayout(section: table)
    case .rows:
      let rows = RowsLayout(section: table)
      rows.itemWidthProvider = { _ in .fraction(columns) }
      return rows
    case .masonry: return MasonryLayout(section: masonry)
    case .strictMasonry: return MasonryLayout(section: masonry, reflow: .strict)
    case .columns:
      return ColumnsLayout(
        itemsPerRow: columns, sectionInset: insets, itemHeight: .height(.estimated(40)))
    case .grid:
      let grid = GridLayout(fixedDivisionCount: columns)
      grid.scaleProvider = { _ in columns }
      return grid
    case .flow:
      let flow = FlowLayout()
      flow.estimatedItemSize = LayoutSize(width: 50, height: 40)
      flow.sectionInset = insets
      return flow
    }
  }
}
