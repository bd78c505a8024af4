import SelfSizingGeometry

/// A masonry of self-sizing items: columns of equal width side by side, each as tall as its items.
///
/// The content is as tall as the tallest column of each section. Setting a property invalidates the
/// layout; heights that were measured stay.
open class MasonryLayout: ColumnarLayout {
  /// The most columns of a section.
  public static let maximumColumnCount = 1024

  /// The metrics of every section for which the provider has none of its own.
  public var section: MasonrySection { didSet { invalidateLayout() } }

  /// The metrics of single sections; nil where all sections are alike.
  public var sectionProvider: ((_ section: Int) -> MasonrySection)? {
    didSet { invalidateLayout() }
  }

  /// The heights of single items for a width in points; nil where a section's items are all alike.
  public var itemHeightProvider: ((ItemIndexPath, _ width: Double) -> ElementHeight)? {
    didSet { invalidateLayout() }
  }

  /// The rule by which columns are filled. Setting it gives every item a column anew.
  public var order: MasonryOrder {
    didSet {
      forgetsColumns = true
      invalidateLayout()
    }
  }

  /// Whether items change column when heights change.
  public var reflow: MasonryReflow { didSet { invalidateLayout() } }

  /// Whether the next preparation gives every item a column anew.
  private var forgetsColumns = false

  /// Creates a masonry whose sections have the given metrics.
  public init(
    section: MasonrySection = MasonrySection(), order: MasonryOrder = .shortestFirst,
    reflow: MasonryReflow = .sticky
  ) {
    self.section = section
    self.order = order
    self.reflow = reflow
    super.init()
  }

  /// Places every element anew if that was asked for; costs nothing otherwise.
  open override func prepare() throws(CollectionLayoutError) {
    try super.prepare()
    forgetsColumns = false
  }

  override var heightOfItem: ((ItemIndexPath, _ width: Double) -> ElementHeight)? {
    itemHeightProvider
  }

  override func assignColumns(
    section: Int, heights: [Int64], blueprint: SectionBlueprint, kept: (_ item: Int) -> Int?
  ) -> [Int32] {
    order.columns(
      heights: heights, spacing: blueprint.lineSpacing.units, count: blueprint.columnCount
    ) { reflow == .strict || forgetsColumns ? nil : kept($0) }
  }

  override func reflowed(changing element: CollectionElement, to height: Extent)
    -> ColumnGeometry?
  {
    let section = geometry.sections[element.indexPath.section]
    guard reflow == .strict, order == .shortestFirst, element.kind == .item,
      section.columns.count > 1
    else { return nil }
    var heights = (0..<section.itemCount).map { section.height(ofItem: $0).units }
    heights[element.indexPath.item] = height.units
    let assignment = assignColumns(
      section: element.indexPath.section, heights: heights, blueprint: section.blueprint
    ) { _ in nil }
    var geometry = geometry
    geometry.replaceSection(
      at: element.indexPath.section,
      with: ColumnSection(
        blueprint: section.blueprint, header: section.header, footer: section.footer,
        heights: heights, assignment: assignment, counting: operations))
    return geometry
  }

  override func blueprint(
    ofSection index: Int, itemCount: Int, width: Double, grid: PixelGrid
  ) throws(CollectionLayoutError) -> SectionBlueprint {
    let section = sectionProvider?(index) ?? section
    try check(section.insets, "insets")
    try check(section.headerInsets, "headerInsets")
    try check(section.footerInsets, "footerInsets")
    var blueprint = SectionBlueprint()
    blueprint.items = section.items
    blueprint.lineSpacing = try metric("lineSpacing", section.lineSpacing)
    _ = try metric("columnSpacing", section.columnSpacing)
    blueprint.columnSpacing = section.columnSpacing
    blueprint.gaps.aboveItems = Extent(points: section.insets.top)
    blueprint.gaps.belowItems = Extent(points: section.insets.bottom)
    if let header = section.header {
      blueprint.header = header
      blueprint.headerLane = lane(within: section.headerInsets, of: width)
      blueprint.gaps.aboveHeader = Extent(points: section.headerInsets.top)
      blueprint.gaps.belowHeader = Extent(points: section.headerInsets.bottom)
    }
    if let footer = section.footer {
      blueprint.footer = footer
      blueprint.footerLane = lane(within: section.footerInsets, of: width)
      blueprint.gaps.aboveFooter = Extent(points: section.footerInsets.top)
      blueprint.gaps.belowFooter = Extent(points: section.footerInsets.bottom)
    }
    let available = width - section.insets[sumAlong: .horizontal]
    let count = try columnCount(section.columns, index, available: available)
    let spacing = Double(count - 1) * blueprint.columnSpacing
    let itemWidth = grid.roundedDown((available - spacing) / Double(count))
    blueprint.columnCount = count
    blueprint.firstLane = SectionBlueprint.Lane(
      x: section.insets.left, width: remainingWidth(itemWidth, section: index))
    return blueprint
  }

  private func lane(within insets: LayoutEdgeInsets, of width: Double) -> SectionBlueprint.Lane {
    SectionBlueprint.Lane(
      x: insets.left, width: max(width - insets[sumAlong: .horizontal], 0))
  }

  private func columnCount(
    _ columns: MasonryColumns, _ section: Int, available: Double
  ) throws(CollectionLayoutError) -> Int {
    let requested: Int
    switch columns {
    case .fixed(let count): requested = count
    case .suggestedWidth(let width):
      guard width > 0, width <= 1e9 else {
        throw .invalidMetric(name: "suggestedWidth", value: width)
      }
      // Less than one column's width is the narrow screen that the rule is for, not a mistake.
      requested = Int(max(1, min((available / width).rounded(.down), 1e6)))
    }
    let used = max(1, min(requested, Self.maximumColumnCount))
    if used != requested {
      findings.append(
        .columnCountClamped(section: section, requested: requested, used: used))
    }
    return used
  }
}
