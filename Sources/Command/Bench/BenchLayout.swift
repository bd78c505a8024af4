import SelfSizing

extension BenchOptions.Layout {
  /// Makes a layout of the bench; with `height` it measures the items itself.
  func makeLayout(
    columnCount: Int, estimate: Double, height: ((_ item: Int, _ width: Double) -> Double?)?
  ) -> CollectionViewLayout {
    let items = ElementHeight.estimated(estimate)
    let provider = height.map { height in
      { (path: ItemIndexPath, width: Double) -> ElementHeight in
        .fixed(height(path.item, width) ?? estimate)
      }
    }
    switch self {
    case .table:
      let table = TableLayout(section: TableSection(items: items))
      table.itemHeightProvider = provider
      return table
    case .masonry:
      let masonry = MasonryLayout(
        section: MasonrySection(columns: .fixed(columnCount), items: items))
      masonry.itemHeightProvider = provider
      return masonry
    case .columns:
      let columns = ColumnsLayout(itemsPerRow: columnCount, itemHeight: .height(items))
      columns.itemHeightProvider = provider
      return columns
    }
  }
}
