import SelfSizing

/// Counts how often a layout was told that something is invalid.
final class InvalidationCount {
  var value = 0
}

/// A layout of the bench.
struct BenchLayout {
  let layout: CollectionViewLayout
  let invalidations: InvalidationCount

  /// Makes a layout.
  ///
  /// - Parameter height: The height of every item, for a layout that measures itself; nil for one
  ///   whose cells do.
  init(
    _ kind: BenchOptions.Layout, columnCount: Int, estimate: Double,
    height: ((_ item: Int, _ width: Double) -> Double?)?
  ) {
    let items = ElementHeight.estimated(estimate)
    let provider = height.map { height in
      { (path: ItemIndexPath, width: Double) -> ElementHeight in
        .fixed(height(path.item, width) ?? estimate)
      }
    }
    switch kind {
    case .table:
      let table = CountingTable(section: TableSection(items: items))
      table.itemHeightProvider = provider
      (layout, invalidations) = (table, table.invalidations)
    case .masonry:
      let masonry = CountingMasonry(
        section: MasonrySection(columns: .fixed(columnCount), items: items))
      masonry.itemHeightProvider = provider
      (layout, invalidations) = (masonry, masonry.invalidations)
    case .columns:
      let columns = CountingColumns(itemsPerRow: columnCount, itemHeight: .height(items))
      columns.itemHeightProvider = provider
      (layout, invalidations) = (columns, columns.invalidations)
    }
    invalidations.value = 0
  }
}

private final class CountingTable: TableLayout {
  let invalidations = InvalidationCount()

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    invalidations.value += 1
    super.invalidateLayout(with: context)
  }
}

private final class CountingMasonry: MasonryLayout {
  let invalidations = InvalidationCount()

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    invalidations.value += 1
    super.invalidateLayout(with: context)
  }
}

private final class CountingColumns: ColumnsLayout {
  let invalidations = InvalidationCount()

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    invalidations.value += 1
    super.invalidateLayout(with: context)
  }
}
