import SelfSizing

/// What scrolling a collection of self-sizing cells costs, measuring left out.
enum CollectionTasks {
  static let all = [tableSteps]

  private static let count = 100_000
  private static let steps = 200

  private final class Numbers: CollectionViewDataSource, CollectionViewCellProvider {
    func numberOfItems(inSection section: Int) -> Int { count }

    func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
      ItemIdentity(indexPath.item)
    }

    func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
      -> CollectionViewLayoutAttributes
    {
      var preferred = layoutAttributes
      preferred.frame.size.height = Double(60 + layoutAttributes.indexPath.item % 90)
      return preferred
    }
  }

  private static let tableSteps = BenchmarkTask(
    title: "Collection, 200 upward scrolls by 400 points through 100000 unmeasured rows",
    count: steps, unit: "step",
    prepare: {
      return {
        let numbers = Numbers()
        let view = try CollectionView(
          collectionViewLayout: TableLayout(section: TableSection(items: .estimated(100))),
          viewport: CollectionViewport(size: LayoutSize(width: 375, height: 812)),
          dataSource: numbers, cellProvider: numbers)
        _ = try view.scrollToItem(at: ItemIndexPath(item: count - 1, section: 0), at: .bottom)
        var displacement = 0.0
        for _ in 0..<steps {
          displacement += abs(try view.scroll(by: -400).firstFullyVisible?.distance ?? 1)
        }
        return displacement
      }
    },
    expected: { 0 })
}
