import SelfSizingGeometry

/// A masonry of self-sizing items: columns of equal width side by side, each as tall as its items.
///
/// Setting a property invalidates the layout; heights that were measured stay.
public final class MasonryLayout: SectionedLayout {
  /// The most columns of a section.
  public static let maximumColumnCount = 1024
  /// The metrics of every section for which the provider has no other.
  public var section: MasonrySection { didSet { invalidateLayout() } }
  /// The metrics of single sections; nil where all sections are alike.
  public var sectionProvider: ((_ section: Int) -> MasonrySection)? {
    didSet { invalidateLayout() }
  }

  /// The heights of single items for a width in points; nil where a section's items are all alike.
  public var itemHeightProvider: ((ItemIndexPath, _ width: Double) -> ElementHeight)? {
    didSet { invalidateLayout() }
  }

  /// The rule by which columns are filled. Setting it gives every item a column again.
  public var order: MasonryOrder {
    didSet {
      forgetsColumns = true
      invalidateLayout()
    }
  }

  /// Whether items change column when heights change.
  public var reflow: MasonryReflow { didSet { invalidateLayout() } }
  private var forgetsColumns = false

  /// Creates a masonry whose sections have the given metrics.
  public init(
    section: MasonrySection = MasonrySection(), order: MasonryOrder = .shortestFirst,
    reflow: MasonryReflow = .sticky
  ) {
    (self.section, self.order, self.reflow) = (section, order, reflow)
    super.init()
  }

  /// Places every element again if that was asked for; costs nothing otherwise.
  public override func prepare() throws(CollectionLayoutError) {
    try super.prepare()
    forgetsColumns = false
  }

  override var heightOfItem: ItemHeightProvider? { itemHeightProvider }

  override func body(
    ofSection index: Int, itemCount: Int, _ blueprint: SharedBlueprint, former: SectionBody?,
    in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> SectionBody {
    let lengths = try lengths(
      ofSection: index, count: itemCount, blueprint.value, in: collectionView)
    let count = blueprint.value.columnCount
    guard count > 1
    else { return LaneBody(blueprint, lengths: lengths, lanes: [], counting: operations) }
    var kept: ((_ item: Int) -> Int?)?
    if reflow == .sticky, !forgetsColumns {
      if let former = former as? LaneBody, former.tree.laneCount == count,
        former.itemCount == itemCount
      {
        let lanes = former.tree.contents().lanes
        kept = { Int(lanes[$0]) }
      } else if collectionView.remembersHeights {
        let width = blueprint.value.firstLane.width
        kept = {
          collectionView.rememberedColumn(of: ItemIndexPath(item: $0, section: index), width: width)
        }
      }
    }
    let lanes = order.columns(
      heights: lengths, spacing: blueprint.value.lineSpacing.units, count: count, kept: kept)
    return LaneBody(blueprint, lengths: lengths, lanes: lanes, counting: operations)
  }

  override func reflowed(changing element: CollectionElement, to length: Extent) -> SectionBody? {
    let section = geometry.sections[element.indexPath.section]
    guard reflow == .strict, order == .shortestFirst, element.kind == .item,
      let body = section.body as? LaneBody, body.tree.laneCount > 1
    else { return nil }
    let item = element.indexPath.item
    var tree = body.tree.copy()
    tree.replace(at: item, with: (length + section.blueprint.lineSpacing).units)
    // What comes before the changed item stays where it is.
    tree.refill(from: item, order)
    return LaneBody(section.shared, tree)
  }

  override func column(ofInsertedItem item: Int, in body: SectionBody) -> Int {
    guard let body = body as? LaneBody, body.tree.laneCount > 1 else { return 0 }
    let count = body.tree.laneCount
    switch order {
    case .leftToRight: return item % count
    case .rightToLeft: return count - 1 - item % count
    case .shortestFirst: return body.shortestColumn(before: item)
    }
  }

  override func afterEdits(ofSection section: Int, from item: Int) {
    guard reflow == .strict, let body = geometry.sections[section].body as? LaneBody else { return }
    body.tree.refill(from: item, order)
  }

  override func blueprint(
    ofSection index: Int, itemCount: Int, width: Double, grid: PixelGrid
  ) throws(CollectionLayoutError) -> SectionBlueprint {
    let section = sectionProvider?(index) ?? section
    let insets = try oriented(section.sectionInset, "sectionInset")
    let headerInsets = try oriented(section.headerInset, "headerInset")
    let footerInsets = try oriented(section.footerInset, "footerInset")
    var blueprint = SectionBlueprint()
    blueprint.items = section.items
    blueprint.lineSpacing = try metric("lineSpacing", section.lineSpacing)
    _ = try metric("interitemSpacing", section.interitemSpacing)
    blueprint.columnSpacing = section.interitemSpacing
    blueprint.gaps.aboveItems = Extent(points: insets.start)
    blueprint.gaps.belowItems = Extent(points: insets.end)
    blueprint.pinsHeader = section.headerPinsToVisibleBounds
    blueprint.pinsFooter = section.footerPinsToVisibleBounds
    if let header = section.header {
      blueprint.header = header
      blueprint.headerLane = lane(within: headerInsets, of: width)
      blueprint.gaps.aboveHeader = Extent(points: headerInsets.start)
      blueprint.gaps.belowHeader = Extent(points: headerInsets.end)
    }
    if let footer = section.footer {
      blueprint.footer = footer
      blueprint.footerLane = lane(within: footerInsets, of: width)
      blueprint.gaps.aboveFooter = Extent(points: footerInsets.start)
      blueprint.gaps.belowFooter = Extent(points: footerInsets.end)
    }
    let available = width - insets.across
    let count = try columnCount(section, index, available: available)
    let spacing = Double(count - 1) * blueprint.columnSpacing
    let itemWidth = grid.roundedDown((available - spacing) / Double(count))
    blueprint.columnCount = count
    blueprint.firstLane = SectionBlueprint.Lane(
      x: insets.near, width: remainingWidth(itemWidth, section: index))
    return blueprint
  }

  private func lane(within insets: OrientedInsets, of width: Double) -> SectionBlueprint.Lane {
    SectionBlueprint.Lane(x: insets.near, width: max(width - insets.across, 0))
  }

  private func columnCount(_ metrics: MasonrySection, _ section: Int, available: Double)
    throws(CollectionLayoutError) -> Int
  {
    let requested: Int
    switch metrics.columns {
    case .fixed(let count): requested = count
    case .suggestedWidth(let width): requested = try columns(of: width, in: available)
    case .suggestedWidths(let width, let accessibility):
      let size = collectionView?.viewport.contentSizeCategory ?? .large
      let place = size.accessibilityIndex.map { min($0, accessibility.count - 1) } ?? -1
      requested = try columns(of: place < 0 ? width : accessibility[place], in: available)
    }
    let least = max(1, min(metrics.minimumColumns, Self.maximumColumnCount))
    let most = max(least, min(metrics.maximumColumns, Self.maximumColumnCount))
    let used = max(least, min(requested, most))
    // Columns by width are held between the bounds; a fixed number out of range is a mistake.
    if case .fixed = metrics.columns, used != requested {
      findings.append(.columnCountClamped(section: section, requested: requested, used: used))
    }
    return used
  }

  private func columns(of width: Double, in room: Double) throws(CollectionLayoutError) -> Int {
    guard width > 0, width <= 1e9
    else { throw .invalidMetric(name: "suggestedWidth", value: width) }
    // A screen narrower than one column is what the rule is for, not a mistake.
    return Int(max(1, min((room / width).rounded(.down), 1e6)))
  }
}
