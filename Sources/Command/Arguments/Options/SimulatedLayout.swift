import SelfSizing

/// The layout of a simulated collection, by its name.
enum SimulatedLayout: String, Hashable, Sendable, CaseIterable {
  case table, masonry
  /// Squares, which cells do not change.
  case grid
  case columns, rows, flow, compositional

  /// The height in points that cells are taken to have until they are measured.
  private static let estimate = 100.0

  /// Makes the layout for a viewport of a width; a table has one item in a row, whatever the count.
  func makeLayout(columnCount count: Int, width: Double) -> CollectionViewLayout {
    let estimate = ElementHeight.estimated(Self.estimate)
    switch self {
    case .table: return TableLayout(section: TableSection(items: estimate))
    case .masonry:
      return MasonryLayout(section: MasonrySection(columns: .fixed(count), items: estimate))
    case .columns: return ColumnsLayout(itemsPerRow: count, itemHeight: .height(estimate))
    case .rows:
      let rows = RowsLayout(section: TableSection(items: estimate))
      rows.itemWidthProvider = { _ in .fraction(count) }
      return rows
    case .grid: return GridLayout(fixedDivisionCount: count)
    case .flow:
      let flow = FlowLayout()
      let gaps = flow.minimumInteritemSpacing * Double(count - 1)
      let share = TraitCollection().pixelGrid.roundedDown((width - gaps) / Double(count))
      flow.estimatedItemSize = LayoutSize(width: max(share, 1), height: Self.estimate)
      return flow
    case .compositional:
      let size = CompositionalSize(width: .fractionalWidth(1), height: .estimated(Self.estimate))
      return CompositionalLayout(
        section: CompositionalSection(
          group: .horizontal(size, [.item(size)], .equal(count: max(count, 1)))))
    }
  }
}
