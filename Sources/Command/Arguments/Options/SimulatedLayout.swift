import SelfSizing

/// The layout of a simulated collection, by the name that the command knows it by.
///
/// A new layout is offered where it has a case here.
enum SimulatedLayout: String, Hashable, Sendable, CaseIterable {
  /// One column of rows.
  case table
  /// Columns in which each item joins the shortest.
  case masonry
  /// Squares, which cells do not change.
  case grid
  /// Rows of equally many items.
  case columns
  /// Equal parts of a row.
  case rows
  /// As many items in a line as fit.
  case flow
  /// Repeated groups of equally many items, in a compositional layout.
  case compositional

  /// The height in points that cells are taken to have until they are measured.
  private static let estimate = 100.0

  /// Makes the layout.
  ///
  /// - Parameters:
  ///   - count: The number of items side by side, except in a table.
  ///   - width: The width of the viewport, in points.
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
    case .compositional: return CompositionalLayout(section: Self.repeatedGroups(of: count))
    }
  }

  /// Returns a section of a compositional layout: groups of equally wide items whose cells decide
  /// their height.
  private static func repeatedGroups(of count: Int) -> CompositionalSection {
    let size = CompositionalSize(width: .fractionalWidth(1), height: .estimated(estimate))
    return CompositionalSection(
      group: .horizontal(size, [.item(size)], .equal(count: max(count, 1))))
  }
}
