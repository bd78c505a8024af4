import SelfSizingGeometry

/// A fixed number of items in each row at a constant distance: the items grow with the screen.
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
  /// The width in points beyond which a row gets more items; nil for no limit.
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
    (self.itemsPerRow, self.itemsPerRowInLandscape) = (itemsPerRow, itemsPerRowInLandscape)
    (self.lineSpacing, self.interitemSpacing) = (lineSpacing, interitemSpacing)
    (self.maximumItemWidth, self.itemHeight) = (maximumItemWidth, itemHeight)
    self.sectionInset = sectionInset
    super.init()
  }

  override var heightOfItem: ItemHeightProvider? { itemHeightProvider }

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
    let count = try itemCountOfRow(index, room: available)
    let share = (available - Double(count - 1) * interitemSpacing) / Double(count)
    let itemWidth = remainingWidth(grid.roundedDown(share), section: index)
    blueprint.columnCount = count
    blueprint.firstLane = .init(x: insets.near, width: itemWidth)
    switch itemHeight {
    case .height(let height): blueprint.items = height
    case .aspectRatio(let ratio):
      guard Extent.isValid(ratio)
      else { throw .invalidMetric(name: "itemHeight.aspectRatio", value: ratio) }
      let viewGrid = PixelGrid(scale: collectionView?.viewport.displayScale ?? 1)
      blueprint.items = .fixed(min(viewGrid.roundedEdge(itemWidth * ratio), 1e9))
    }
    return blueprint
  }

  private func itemCountOfRow(_ section: Int, room: Double) throws(CollectionLayoutError) -> Int {
    let size = collectionView?.viewport.size ?? .zero
    let isLandscape = size.width > size.height
    let requested = isLandscape ? itemsPerRowInLandscape ?? itemsPerRow : itemsPerRow
    let used = max(1, min(requested, MasonryLayout.maximumColumnCount))
    if used != requested {
      findings.append(.columnCountClamped(section: section, requested: requested, used: used))
    }
    guard let maximumItemWidth else { return used }
    guard maximumItemWidth > 0, maximumItemWidth <= 1e9
    else { throw .invalidMetric(name: "maximumItemWidth", value: maximumItemWidth) }
    // The fewest items that are not wider than the limit.
    let needed = (room + interitemSpacing) / (maximumItemWidth + interitemSpacing)
    let most = Double(MasonryLayout.maximumColumnCount)
    return max(used, Int(max(1, min(needed.rounded(.up), most))))
  }

  override func body(
    ofSection index: Int, itemCount: Int, _ blueprint: SharedBlueprint, former: SectionBody?,
    in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> SectionBody {
    let lengths = try lengths(
      ofSection: index, count: itemCount, blueprint.value, in: collectionView)
    return ColumnLines(blueprint, lengths: lengths, counting: operations)
  }
}
