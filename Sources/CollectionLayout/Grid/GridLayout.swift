import SelfSizingGeometry

/// A grid of fixed divisions across, whose items cover squares of 1 to all divisions and are placed
/// without holes.
///
/// Along the scroll axis a division is a ratio of its extent across. Headers begin a section at its
/// own line. Setting a property invalidates the layout.
public final class GridLayout: SectionedLayout {
  package static let maximumDivisionCount = 64
  /// The number of divisions across; at least 1, at most 64, the nearest otherwise, with a finding.
  public var fixedDivisionCount: Int { didSet { invalidateLayout() } }
  /// The distance between two divisions along the scroll axis, in points; not negative.
  public var lineSpacing: Double { didSet { invalidateLayout() } }
  /// The distance between two divisions across, in points; not negative.
  public var interitemSpacing: Double { didSet { invalidateLayout() } }
  /// A division's extent along the scroll axis by its extent across; 1 is a square.
  public var flexibleToFixedRatio: Double { didSet { invalidateLayout() } }
  /// The extent of every section's header along the scroll axis; nil for no headers.
  public var header: ElementHeight? { didSet { invalidateLayout() } }
  /// The headers of single sections; nil where all sections are alike.
  public var headerProvider: ((_ section: Int) -> ElementHeight?)? { didSet { invalidateLayout() } }
  /// How many divisions single items cover in both directions, the nearest of 1 to all; nil for 1.
  public var scaleProvider: ((ItemIndexPath) -> Int)? { didSet { invalidateLayout() } }

  /// Creates a grid of squares.
  public init(
    fixedDivisionCount: Int = 3, lineSpacing: Double = 1, interitemSpacing: Double = 1,
    flexibleToFixedRatio: Double = 1, header: ElementHeight? = nil
  ) {
    self.fixedDivisionCount = fixedDivisionCount
    (self.lineSpacing, self.interitemSpacing) = (lineSpacing, interitemSpacing)
    (self.flexibleToFixedRatio, self.header) = (flexibleToFixedRatio, header)
    super.init()
  }

  override func heightRule(ofItem indexPath: ItemIndexPath, _ blueprint: SectionBlueprint)
    -> ElementHeight
  { .fixed(0) }

  override func blueprint(
    ofSection index: Int, itemCount: Int, width: Double, grid: PixelGrid
  ) throws(CollectionLayoutError) -> SectionBlueprint {
    let spacing = try metric("lineSpacing", lineSpacing)
    _ = try metric("interitemSpacing", interitemSpacing)
    _ = try metric("flexibleToFixedRatio", flexibleToFixedRatio)
    var blueprint = SectionBlueprint()
    blueprint.columnSpacing = interitemSpacing
    blueprint.header = headerProvider.map { $0(index) } ?? header
    let hasHeader = blueprint.header != nil
    if hasHeader, index > 0 { blueprint.gaps.aboveHeader = spacing }
    if hasHeader || index > 0, itemCount > 0 { blueprint.gaps.aboveItems = spacing }
    blueprint.headerLane = .init(x: 0, width: max(width, 0))
    let used = max(1, min(fixedDivisionCount, Self.maximumDivisionCount))
    if used != fixedDivisionCount, index == 0 {
      findings.append(.columnCountClamped(section: 0, requested: fixedDivisionCount, used: used))
    }
    blueprint.columnCount = used
    let fixed = (width - Double(used) * interitemSpacing + interitemSpacing) / Double(used)
    blueprint.firstLane = .init(x: 0, width: remainingWidth(fixed, section: index))
    return blueprint
  }

  override func body(
    ofSection index: Int, itemCount: Int, _ blueprint: SharedBlueprint, former: SectionBody?,
    in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> SectionBody {
    let fixed = blueprint.value.firstLane.width
    let cells = GridBody.Cells(
      divisionCount: blueprint.value.columnCount, fixed: fixed,
      flexible: fixed * flexibleToFixedRatio, lineSpacing: lineSpacing,
      interitemSpacing: interitemSpacing)
    var scales =
      scaleProvider.map { scale in
        (0..<itemCount).map { item -> UInt8 in
          let asked = scale(ItemIndexPath(item: item, section: index))
          return UInt8(max(1, min(asked, cells.divisionCount)))
        }
      } ?? []
    if scales.allSatisfy({ $0 == 1 }) { scales = [] }
    let body = GridBody(cells, count: itemCount, scales: scales, counting: operations)
    guard cells.length(body.lineCount) <= 1e9 else { throw .contentTooTall(section: index) }
    return body
  }
}
