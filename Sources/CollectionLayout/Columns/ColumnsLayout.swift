import SelfSizingGeometry

/// A fixed number of items in each row, with a constant distance between them: the items grow with
/// the screen, not the gaps.
///
/// An item's width is rounded down to the pixel, so that the number never wraps. Setting a property
/// invalidates the layout.
public final class ColumnsLayout: SectionedLayout {
  /// How long items are along the scroll axis.
  public enum ItemHeight: Hashable, Sendable {
    /// So many times the width; 1 is a square.
    case aspectRatio(Double)
    /// Its own height, or an estimate until the cell has answered.
    case height(ElementHeight)
  }

  /// The number of items in a row; at least 1, at most 1024, the nearest otherwise, with a finding.
  public var itemsPerRow: Int { didSet { invalidateLayout() } }
  /// The number of items in a row while the viewport is wider than high; nil for the same.
  public var itemsPerRowInLandscape: Int? { didSet { invalidateLayout() } }
  /// The width in points beyond which a row gets more items than the fixed number; nil for no
  /// limit.
  public var maximumItemWidth: Double? { didSet { invalidateLayout() } }
  /// The distance between two rows, in points; not negative.
  public var lineSpacing: Double { didSet { invalidateLayout() } }
  /// The distance between two items of a row, in points; not negative.
  public var interitemSpacing: Double { didSet { invalidateLayout() } }
  /// The distances around the items of a section, in points; none negative.
  public var sectionInset: LayoutEdgeInsets { didSet { invalidateLayout() } }
  /// How long items are along the scroll axis.
  public var itemHeight: ItemHeight { didSet { invalidateLayout() } }
  /// The length of every section's header; nil for no headers.
  public var header: ElementHeight? { didSet { invalidateLayout() } }
  /// The headers of single sections; nil where all sections are alike.
  public var headerProvider: ((_ section: Int) -> ElementHeight?)? { didSet { invalidateLayout() } }

  /// How long single items are for their width in points; nil where all are alike.
  public var itemHeightProvider: ((ItemIndexPath, _ width: Double) -> ElementHeight)? {
    didSet { invalidateLayout() }
  }

  /// Creates a layout of square items.
  public init(
    itemsPerRow: Int = 3, itemsPerRowInLandscape: Int? = nil, maximumItemWidth: Double? = nil,
    lineSpacing: Double = 1, interitemSpacing: Double = 1,
    sectionInset: LayoutEdgeInsets = .zero, itemHeight: ItemHeight = .aspectRatio(1)
  ) {
    self.itemsPerRow = itemsPerRow
    self.itemsPerRowInLandscape = itemsPerRowInLandscape
    self.maximumItemWidth = maximumItemWidth
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.sectionInset = sectionInset
    self.itemHeight = itemHeight
    super.init()
  }

  override var heightOfItem: ((ItemIndexPath, _ width: Double) -> ElementHeight)? {
    itemHeightProvider
  }

  override func blueprint(
    ofSection index: Int, itemCount: Int, width: Double, grid: PixelGrid
  ) throws(CollectionLayoutError) -> SectionBlueprint {
    let insets = try oriented(sectionInset, "sectionInset")
    var blueprint = SectionBlueprint()
    blueprint.lineSpacing = try metric("lineSpacing", lineSpacing)
    _ = try metric("interitemSpacing", interitemSpacing)
    blueprint.columnSpacing = interitemSpacing
    blueprint.gaps.aboveItems = Extent(points: insets.start)
    blueprint.gaps.belowItems = Extent(points: insets.end)
    blueprint.header = headerProvider.map { $0(index) } ?? header
    blueprint.headerLane = .init(x: 0, width: max(width, 0))
    let available = width - insets.across
    let count = try itemCountOfRow(index, available: available)
    let share = (available - Double(count - 1) * interitemSpacing) / Double(count)
    let itemWidth = remainingWidth(grid.roundedDown(share), section: index)
    blueprint.columnCount = count
    blueprint.firstLane = .init(x: insets.near, width: itemWidth)
    if case .aspectRatio(let ratio) = itemHeight, !Extent.isValid(ratio) {
      throw .invalidMetric(name: "itemHeight.aspectRatio", value: ratio)
    }
    blueprint.items = height(itemHeight, forWidth: itemWidth)
    return blueprint
  }

  /// Returns how long an item of a width in points is.
  private func height(_ height: ItemHeight, forWidth width: Double) -> ElementHeight {
    switch height {
    case .height(let height): return height
    case .aspectRatio(let ratio):
      guard Extent.isValid(ratio) else { return .fixed(ratio) }
      let grid = PixelGrid(scale: collectionView?.viewport.displayScale ?? 1)
      return .fixed(min(grid.roundedEdge(width * ratio), 1e9))
    }
  }

  private func itemCountOfRow(_ section: Int, available: Double) throws(CollectionLayoutError)
    -> Int
  {
    let size = collectionView?.viewport.size ?? .zero
    let isLandscape = size.width > size.height
    let requested = isLandscape ? itemsPerRowInLandscape ?? itemsPerRow : itemsPerRow
    let used = max(1, min(requested, MasonryLayout.maximumColumnCount))
    if used != requested {
      findings.append(.columnCountClamped(section: section, requested: requested, used: used))
    }
    guard let maximumItemWidth else { return used }
    guard maximumItemWidth > 0, maximumItemWidth <= 1e9 else {
      throw .invalidMetric(name: "maximumItemWidth", value: maximumItemWidth)
    }
    // The fewest items that are not wider than the limit.
    let needed = ((available + interitemSpacing) / (maximumItemWidth + interitemSpacing)).rounded(
      .up)
    return max(used, Int(max(1, min(needed, Double(MasonryLayout.maximumColumnCount)))))
  }

  override func body(
    ofSection index: Int, itemCount: Int, _ blueprint: SharedBlueprint, former: SectionBody?,
    in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> SectionBody {
    ColumnLines(
      blueprint,
      lengths: try lengths(ofSection: index, count: itemCount, blueprint.value, in: collectionView),
      counting: operations)
  }
}
