import SelfSizing

/// The cost of laying out and scrolling a collection of self-sizing cells, without measuring.
enum CollectionTasks {
  static let all =
    Sizes.all.dropFirst().map(tableSteps)
    + Kind.allCases.flatMap { kind in Sizes.all.map { firstLayout(kind, $0) } }
    + Kind.allCases.flatMap { kind in Sizes.all.map { changedHeight(kind, $0) } }

  private enum Kind: String, CaseIterable {
    case table, masonry, grid

    var layout: CollectionViewLayout {
      switch self {
      case .table: TableLayout(section: TableSection(items: .estimated(100)))
      case .masonry:
        MasonryLayout(section: MasonrySection(columns: .fixed(3), items: .estimated(100)))
      case .grid: ColumnsLayout(itemsPerRow: 3, itemHeight: .height(.estimated(100)))
      }
    }
  }

  private final class Numbers: CollectionViewDataSource, CollectionViewCellProvider {
    let count: Int
    /// The height of one item that is not as the others.
    var special: (item: Int, height: Double)?

    init(_ count: Int) { self.count = count }

    func numberOfItems(inSection section: Int) -> Int { count }

    func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
      ItemIdentity(indexPath.item)
    }

    func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
      -> CollectionViewLayoutAttributes
    {
      var preferred = layoutAttributes
      let item = layoutAttributes.indexPath.item
      preferred.frame.size.height =
        special?.item == item ? special?.height ?? 0 : Double(60 + item % 90)
      return preferred
    }

    func view(_ kind: Kind) throws -> CollectionView {
      try CollectionView(
        collectionViewLayout: kind.layout,
        viewport: CollectionViewport(size: LayoutSize(width: 375, height: 812)),
        dataSource: self, cellProvider: self)
    }
  }

  private static let steps = 100

  private static func tableSteps(_ count: Int) -> BenchmarkTask {
    BenchmarkTask(
      title: "Collection, \(steps) upward scrolls by 400 points through \(count) unmeasured rows",
      state: .cold,
      growth: .init(name: "scrolling up a table, per step, of rows", size: count),
      count: steps, unit: "step",
      prepare: {
        return {
          let numbers = Numbers(count)
          let view = try numbers.view(.table)
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

  private static func firstLayout(_ kind: Kind, _ count: Int) -> BenchmarkTask {
    BenchmarkTask(
      title: "Collection, first layout of a \(kind.rawValue) of \(count) items, "
        + "the visible ones measured", state: .cold,
      growth: .init(name: "first layout of a \(kind.rawValue), per item", size: count),
      count: count, unit: "item",
      prepare: {
        return {
          let numbers = Numbers(count)
          let view = try numbers.view(kind)
          _ = try view.layoutIfNeeded()
          return Double(view.indexPathsForVisibleItems.first?.item ?? -1)
        }
      },
      expected: { 0 })
  }

  private static func changedHeight(_ kind: Kind, _ count: Int) -> BenchmarkTask {
    BenchmarkTask(
      title:
        "Collection, a visible cell of a \(kind.rawValue) of \(count) items changes its height "
        + "\(steps) times", state: .warm,
      growth: .init(name: "one changed height in a \(kind.rawValue), of items", size: count),
      count: steps, unit: "change",
      prepare: {
        let numbers = Numbers(count)
        let view = try numbers.view(kind)
        let path = ItemIndexPath(item: count / 2, section: 0)
        _ = try view.scrollToItem(at: path, at: .top)
        return {
          var sum = 0.0
          for step in 1...steps {
            numbers.special = (path.item, Double(70 + step % 2))
            _ = try view.reconfigureItems(at: [path])
            sum += view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame.height ?? 0
          }
          return sum
        }
      },
      expected: { (1...steps).reduce(0) { $0 + Double(70 + $1 % 2) } })
  }
}
