import SelfSizingGeometry

/// A grid of fixed divisions across, whose items cover squares of 1 to all divisions and are placed
/// without holes.
///
/// Across the scroll axis a division is an equal part of the room; along it, a ratio of that.
/// Headers begin a section at its own line. Setting a property invalidates the layout.
public final class GridLayout: SectionedLayout {
  /// The most divisions of a grid.
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
  /// How many divisions single items cover in both directions; nil where all cover one. Less than 1
  /// reads as 1, and more than there are as all.
  public var scaleProvider: ((ItemIndexPath) -> Int)? { didSet { invalidateLayout() } }

  /// Creates a grid of squares.
  public init(
    fixedDivisionCount: Int = 3, lineSpacing: Double = 1, interitemSpacing: Double = 1,
    flexibleToFixedRatio: Double = 1, header: ElementHeight? = nil
  ) {
    self.fixedDivisionCount = fixedDivisionCount
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.flexibleToFixedRatio = flexibleToFixedRatio
    self.header = header
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
    blueprint.header = headerProvider.map { $0(index) } ?? header
    let hasHeader = blueprint.header != nil
    if hasHeader, index > 0 { blueprint.gaps.aboveHeader = spacing }
    if hasHeader || index > 0, itemCount > 0 { blueprint.gaps.aboveItems = spacing }
    blueprint.headerLane = .init(x: 0, width: max(width, 0))
    let used = max(1, min(fixedDivisionCount, Self.maximumDivisionCount))
    if used != fixedDivisionCount, index == 0 {
      findings.append(
        .columnCountClamped(section: index, requested: fixedDivisionCount, used: used))
    }
    blueprint.columnCount = used
    blueprint.columnSpacing = interitemSpacing
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
    var scales: [UInt8] = []
    if let scaleProvider {
      scales.reserveCapacity(itemCount)
      var largest = 1
      for item in 0..<itemCount {
        let asked = scaleProvider(ItemIndexPath(item: item, section: index))
        let scale = max(1, min(asked, cells.divisionCount))
        scales.append(UInt8(scale))
        largest = max(largest, scale)
      }
      if largest == 1 { scales = [] }
    }
    let body = GridBody(cells, count: itemCount, scales: scales, counting: operations)
    guard cells.length(body.lineCount) <= 1e9 else { throw .contentTooTall(section: index) }
    return body
  }
}
