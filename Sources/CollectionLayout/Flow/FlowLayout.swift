import SelfSizingGeometry

/// Lines of items that take as many as fit, spread over the width: UIKit's flow layout.
///
/// Items of one size spread in every line as in a full one. Of items of several sizes full lines
/// are spread, and the last line of a section has the minimum distance. Items are in the middle of
/// their line along the scroll axis. Setting a property invalidates the layout.
/// - Source: Frames of UIKit's layout, in the conformance cases of kind flow.
open class FlowLayout: SectionedLayout {
  /// The size of every item for which the provider has no other, in points.
  public var itemSize = LayoutSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// A guess at the size of items whose cells decide, in points; `.zero` where cells do not decide.
  public var estimatedItemSize = LayoutSize.zero { didSet { invalidateLayout() } }
  /// The least distance between two lines, in points; not negative.
  public var minimumLineSpacing = 10.0 { didSet { invalidateLayout() } }
  /// The least distance between two items of a line, in points; not negative.
  public var minimumInteritemSpacing = 10.0 { didSet { invalidateLayout() } }
  /// The distances around the items of a section, in points; none negative. They apply to an empty
  /// section, too.
  public var sectionInset = LayoutEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of every section's header, of which the extent along the scroll axis counts; `.zero`
  /// for no header.
  public var headerReferenceSize = LayoutSize.zero { didSet { invalidateLayout() } }
  /// The size of every section's footer, of which the extent along the scroll axis counts; `.zero`
  /// for no footer.
  public var footerReferenceSize = LayoutSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay in sight while their sections are.
  public var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay in sight while their sections are.
  public var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// The sizes of single items, in points; nil where all are alike.
  public var itemSizeProvider: ((ItemIndexPath) -> LayoutSize)? { didSet { invalidateLayout() } }
  /// The metrics of single sections; nil where all sections are alike.
  public var sectionProvider: ((_ section: Int) -> FlowSection)? { didSet { invalidateLayout() } }

  /// Creates a layout with UIKit's defaults.
  public override init() {
    super.init()
    flipsHorizontallyInOppositeLayoutDirection = false
  }

  /// The metrics of sections that have no other.
  var commonSection: FlowSection {
    FlowSection(
      sectionInset: sectionInset, minimumLineSpacing: minimumLineSpacing,
      minimumInteritemSpacing: minimumInteritemSpacing, headerReferenceSize: headerReferenceSize,
      footerReferenceSize: footerReferenceSize)
  }

  private var isSelfSizing: Bool { estimatedItemSize != .zero }
  override var sizesAcross: Bool { isSelfSizing }

  override func heightRule(ofItem indexPath: ItemIndexPath, _ blueprint: SectionBlueprint)
    -> ElementHeight
  {
    let size = isSelfSizing ? estimatedItemSize : itemSizeProvider?(indexPath) ?? itemSize
    let length = size[orientation.axis]
    return isSelfSizing ? .estimated(length) : .fixed(length)
  }

  override func blueprint(
    ofSection index: Int, itemCount: Int, width: Double, grid: PixelGrid
  ) throws(CollectionLayoutError) -> SectionBlueprint {
    let section = sectionProvider?(index) ?? commonSection
    let insets = try oriented(section.sectionInset, "sectionInset")
    var blueprint = SectionBlueprint()
    blueprint.gaps.aboveItems = Extent(points: insets.start)
    blueprint.gaps.belowItems = Extent(points: insets.end)
    blueprint.lineSpacing = try metric("minimumLineSpacing", section.minimumLineSpacing)
    _ = try metric("minimumInteritemSpacing", section.minimumInteritemSpacing)
    blueprint.columnSpacing = section.minimumInteritemSpacing
    let axis = orientation.axis
    let across = SectionBlueprint.Lane(x: 0, width: max(width, 0))
    blueprint.headerLane = across
    blueprint.footerLane = across
    if section.headerReferenceSize[axis] != 0 {
      blueprint.header = .fixed(section.headerReferenceSize[axis])
    }
    if section.footerReferenceSize[axis] != 0 {
      blueprint.footer = .fixed(section.footerReferenceSize[axis])
    }
    blueprint.pinsHeader = sectionHeadersPinToVisibleBounds
    blueprint.pinsFooter = sectionFootersPinToVisibleBounds
    blueprint.firstLane = .init(
      x: insets.near, width: remainingWidth(width - insets.across, section: index))
    return blueprint
  }

  override func body(
    ofSection index: Int, itemCount: Int, _ blueprint: SharedBlueprint, former: SectionBody?,
    in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> SectionBody {
    var lengths: [Int64] = []
    var widths: [Double] = []
    let room = blueprint.value.firstLane.width
    let isUniform = isSelfSizing ? !collectionView.remembersHeights : itemSizeProvider == nil
    if isUniform {
      let size = try size(ofItem: ItemIndexPath(item: 0, section: index), in: collectionView)
      lengths = [Int64](repeating: size.length.units, count: itemCount)
      widths = [size.width]
      note(size.width, ofItem: ItemIndexPath(item: 0, section: index), in: room)
      guard
        (size.length + blueprint.value.lineSpacing).units <= Extent.maximum.units / Int64(itemCount)
      else { throw .contentTooTall(section: index) }
    } else {
      lengths.reserveCapacity(itemCount)
      widths.reserveCapacity(itemCount)
      var total = Extent.zero
      for item in 0..<itemCount {
        let size = try size(ofItem: ItemIndexPath(item: item, section: index), in: collectionView)
        lengths.append(size.length.units)
        widths.append(size.width)
        note(size.width, ofItem: ItemIndexPath(item: item, section: index), in: room)
        total += size.length + blueprint.value.lineSpacing
        guard total <= .maximum else { throw .contentTooTall(section: index) }
      }
    }
    return FlowLines(blueprint, lengths: lengths, widths: widths, counting: operations)
  }

  /// Reports an item that is larger across than its section has room for, one of each section.
  private func note(_ width: Double, ofItem path: ItemIndexPath, in room: Double) {
    guard width > room + FlowLines.tolerance else { return }
    if case .itemTooLarge(let element, _, _, _)? = findings.last,
      element.indexPath.section == path.section
    {
      return
    }
    findings.append(
      .itemTooLarge(.item(path), across: orientation.axis.perpendicular, extent: width, room: room))
  }

  override func didTake(_ width: Double, ofItem path: ItemIndexPath) {
    note(width, ofItem: path, in: geometry.sections[path.section].blueprint.firstLane.width)
  }

  /// Returns an item's extents: what its cell preferred last, or the guess, or the fixed ones.
  private func size(ofItem path: ItemIndexPath, in collectionView: CollectionView)
    throws(CollectionLayoutError) -> (length: Extent, width: Double)
  {
    let axis = orientation.axis
    let size = isSelfSizing ? estimatedItemSize : itemSizeProvider?(path) ?? itemSize
    for extent in [size.width, size.height] where !Extent.isValid(extent) {
      throw .invalidHeight(.item(path), value: extent)
    }
    if isSelfSizing, collectionView.remembersHeights,
      let known = collectionView.rememberedSize(of: .item(path))
    {
      return (Extent(points: known.length), known.width)
    }
    return (Extent(points: size[axis]), size[axis.perpendicular])
  }
}

/// The metrics of one section of a flow layout, by the names of UIKit's delegate.
public struct FlowSection: Hashable, Sendable {
  /// The distances around the items, in points; none negative.
  public var sectionInset: LayoutEdgeInsets
  /// The least distance between two lines, in points; not negative.
  public var minimumLineSpacing: Double
  /// The least distance between two items of a line, in points; not negative.
  public var minimumInteritemSpacing: Double
  /// The header's size, of which the extent along the scroll axis counts; `.zero` for none.
  public var headerReferenceSize: LayoutSize
  /// The footer's size, of which the extent along the scroll axis counts; `.zero` for none.
  public var footerReferenceSize: LayoutSize

  /// Creates the metrics of a section with UIKit's defaults.
  public init(
    sectionInset: LayoutEdgeInsets = .zero, minimumLineSpacing: Double = 10,
    minimumInteritemSpacing: Double = 10, headerReferenceSize: LayoutSize = .zero,
    footerReferenceSize: LayoutSize = .zero
  ) {
    self.sectionInset = sectionInset
    self.minimumLineSpacing = minimumLineSpacing
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.headerReferenceSize = headerReferenceSize
    self.footerReferenceSize = footerReferenceSize
  }
}
