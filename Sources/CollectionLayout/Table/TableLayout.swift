import SelfSizingGeometry

/// A self-sizing table: sections of full-width rows with headers and footers.
///
/// Scrolled horizontally, rows are side by side, and what is called a height is a width. Setting a
/// property invalidates the layout; heights that were measured stay.
public class TableLayout: SectionedLayout {
  /// The metrics of every section for which the provider has no other.
  public var section: TableSection { didSet { invalidateLayout() } }
  /// The metrics of single sections; nil where all sections are alike.
  public var sectionProvider: ((_ section: Int) -> TableSection)? { didSet { invalidateLayout() } }

  /// The heights of single items for a width in points; nil where a section's items are all alike.
  public var itemHeightProvider: ((ItemIndexPath, _ width: Double) -> ElementHeight)? {
    didSet { invalidateLayout() }
  }

  /// Where single rows are across; nil where all are within the section inset. Asked whenever a row
  /// is looked at; it must answer alike until the layout is invalidated.
  public var rowPlacementProvider: ((ItemIndexPath) -> TableRowPlacement)? {
    didSet { invalidateLayout() }
  }

  /// Creates a table whose sections have the given metrics.
  public init(section: TableSection = TableSection()) {
    self.section = section
    super.init()
  }

  override var heightOfItem: ItemHeightProvider? { itemHeightProvider }

  override func blueprint(
    ofSection index: Int, itemCount: Int, width: Double, grid: PixelGrid
  ) throws(CollectionLayoutError) -> SectionBlueprint {
    let section = sectionProvider?(index) ?? section
    let groupInset = try oriented(section.groupInset, "groupInset")
    let sectionInset = try oriented(section.sectionInset, "sectionInset")
    let sectionWidth = remainingWidth(width - groupInset.across, section: index)
    let sectionLane = SectionBlueprint.Lane(x: groupInset.near, width: sectionWidth)
    var blueprint = SectionBlueprint()
    blueprint.gaps.aboveHeader = Extent(points: groupInset.start)
    blueprint.gaps.belowFooter = Extent(points: groupInset.end)
    blueprint.header = section.header
    blueprint.footer = section.footer
    blueprint.pinsHeader = section.headerPinsToVisibleBounds
    blueprint.pinsFooter = section.footerPinsToVisibleBounds
    blueprint.hasBackground = section.hasBackground
    (blueprint.headerLane, blueprint.footerLane) = (sectionLane, sectionLane)
    blueprint.firstLane = sectionLane
    blueprint.items = section.items
    blueprint.lineSpacing = try metric("lineSpacing", section.lineSpacing)
    _ = try metric("interitemSpacing", section.interitemSpacing)
    blueprint.columnSpacing = section.interitemSpacing
    if itemCount > 0 {
      blueprint.gaps.aboveItems = Extent(points: sectionInset.start)
      blueprint.gaps.belowItems = Extent(points: sectionInset.end)
      blueprint.firstLane.x += sectionInset.near
      blueprint.firstLane.width = remainingWidth(sectionWidth - sectionInset.across, section: index)
    }
    return blueprint
  }

  override var placesItemsAcross: Bool { rowPlacementProvider != nil }

  override func lane(ofItem path: ItemIndexPath, at place: ItemPlace) -> SectionBlueprint.Lane {
    guard let rowPlacementProvider else { return place.lane }
    let blueprint = geometry.sections[path.section].blueprint
    let full = place.lane
    func lane(_ x: Double, _ width: Double) -> SectionBlueprint.Lane { .init(x: x, width: width) }
    func limited(_ width: Double) -> Double { width >= 0 ? min(width, full.width) : 0 }
    switch rowPlacementProvider(path) {
    case .withinSectionInset: return full
    case .acrossSection: return blueprint.headerLane
    case .left(let width): return lane(full.x, limited(width))
    case .right(let width): return lane(full.x + full.width - limited(width), limited(width))
    case .center(let width):
      return lane(full.x + full.width / 2 - limited(width) / 2, limited(width))
    }
  }
}
